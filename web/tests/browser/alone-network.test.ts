// What a page without a server fetches: how much, from where, how often; and what becomes of the strong levels where it cannot.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { built, folder, shelved } from './files.ts';
import { asked, dice, picture, play, shows, visitor } from './house.ts';

const files = shelved();
const there = built();

const networks = () => files.asked.filter((path) => path.endsWith('.net'));

/** Waits until everything is kept for when there is no network. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A worker that cannot fetch all its files is never ready, and nobody would say so.
    const late = new Promise<never>((_, failed) => setTimeout(() => failed(new Error('the files are not kept')), 120_000));
    const registered = await Promise.race([navigator.serviceWorker.ready, late]);
    while (registered.active?.state !== 'activated') await new Promise((later) => setTimeout(later, 50));
  });
}

/** A game of the Late War against a level, by the form. */
async function against(page: Page, level: string): Promise<void> {
  await page.goto('#/new/twilight');
  await page.locator(`label:has(input[value="${level}"])`).click();
  await page.locator('label:has(input[value="us"])').first().click();
  await page.locator('button.preset:has-text("Late War")').click();
  await page.locator('[data-action="start"]').click();
  await page.waitForURL(/#\/table\//);
}

test.runIf(there)('where the network of a strong level was never fetched and cannot be, an ordinary one plays, says so, and gives way again', async () => {
  const { page, context, faults } = await visitor(files);
  await page.goto('./');
  await kept(page);
  await files.cut();
  try {
    await page.reload();
    // It can be fetched beforehand, but not now.
    await page.goto('#/new/twilight');
    await page.locator('[data-action="fetch-strong"]').click();
    await page.locator('[data-strong="away"] [role="status"]:has-text("cannot be fetched")').waitFor();
    await against(page, 'learned');
    await page.locator('[data-missing="twilight"]').waitFor();
    await asked(page);
    const before = await shows(page);
    await play(page, dice(41), 5);
    expect(Number(await shows(page))).toBeGreaterThan(Number(before));
    expect(await page.locator('[data-missing="twilight"]').count()).toBe(1);
    await picture(page, 'alone-missing');
  } finally {
    await files.open();
  }
  files.asked = [];
  // With its next decision the level is back, and nothing is said any longer.
  for (let n = 0; n < 40 && (await page.locator('[data-missing]').count()) > 0; n++) if ((await play(page, dice(42 + n), 1)) === 'over') break;
  await page.locator('[data-missing]').waitFor({ state: 'detached' });
  expect(networks()).toHaveLength(1);
  expect(faults).toEqual([]);
  await context.close();
});

test.runIf(there)('what the strong levels need is fetched beforehand, once, and nothing comes from anywhere else; the page can be installed', async () => {
  const { page, context, faults } = await visitor(files);
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(files.url) && !/^(blob|data):/.test(request.url())) elsewhere.push(request.url());
  });
  files.asked = [];
  await page.goto('./');
  await kept(page);
  await page.goto('#/new/twilight');
  await page.locator('[data-strong="away"] [data-action="fetch-strong"]').click();
  await page.locator('[data-strong="here"]').waitFor();
  expect(networks()).toHaveLength(1);
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data!)).toMatchObject({ id: './', start_url: './', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser whose windows keep nothing installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await files.cut();
  try {
    // The first page goes by its other name too.
    await page.goto('index.html');
    await page.locator('[data-action="machine-twilight"]').waitFor();
    await against(page, 'learned');
    await asked(page);
    await play(page, dice(51), 3);
    expect(await page.locator('[data-missing]').count()).toBe(0);
    // Another language was kept as well, for the screens and for what the engine says.
    await page.goto('#/settings');
    await page.locator('label:has-text("Español")').first().click();
    await page.goto('#/new/twilight');
    await page.locator('.summary [data-action="start"]:has-text("Empezar")').waitFor();
  } finally {
    await files.open();
  }
  expect(networks()).toHaveLength(1);
  expect(elsewhere).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test.runIf(there)('what is fetched before the engine stays under 400 KB', async () => {
  const { page, context, faults } = await visitor(files, { serviceWorkers: 'block' });
  files.asked = [];
  await page.goto('./');
  await page.locator('[data-action="machine-twilight"]').waitFor();
  await page.waitForLoadState('networkidle');
  const names = [...new Set(files.asked)].filter((path) => path.startsWith('/games/cold-war/')).map((path) => path.slice('/games/cold-war/'.length) || 'index.html');
  const first = names.filter((name) => !/\.(wasm|net)$/.test(name));
  const bytes = first.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
  console.log(`first load before the engine: ${bytes} bytes packed in ${first.length} files`);
  expect(first.length).toBeGreaterThan(5);
  expect(bytes).toBeLessThan(400_000);
  expect(faults).toEqual([]);
  await context.close();
});

test.runIf(there).each([
  ['a disk that is full', "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"],
  ['a disk that is full at the last moment', 'const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (kept) { put.call(this, kept); this.transaction.abort(); };'],
  ['a browser that forbids keeping', "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); };"],
])('%s is told, and the game goes on', async (_, fault) => {
  const { page, context, faults } = await visitor(files, { serviceWorkers: 'block' });
  files.rewrite = (name, text) => (/house\.worker/.test(name) ? `${fault}\nnew BroadcastChannel('fail').onmessage = () => postMessage({ type: 'failed', why: 'the test' });\n${text}` : text);
  await page.goto('./');
  await against(page, 'greedy');
  await page.locator('[data-unkept]').waitFor();
  await asked(page);
  await play(page, dice(61), 3);
  // A worker that has ended takes what it said with it: the next one, for which there is room, has nothing to say.
  files.rewrite = null;
  await page.evaluate(() => new BroadcastChannel('fail').postMessage('now'));
  await page.locator('[data-unkept]').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});
