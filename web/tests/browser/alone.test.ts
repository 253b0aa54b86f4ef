// The whole game without a server, from a plain file server that lets nobody keep anything: played, kept, taken along, and with the
// network cut.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { built, folder, shelved, substitutes } from './files.ts';
import { asked, dice, picture, play, visitor } from './house.ts';

const files = shelved();
const there = built();

/** A new game by its form: against which level, with which options pressed. */
async function begin(page: Page, game: string, level: string, seat: string, options: string[] = []): Promise<void> {
  await page.goto(`#/new/${game}`);
  await page.locator(`label:has(input[value="${level}"])`).click();
  await page.locator(`label:has(input[value="${seat}"])`).first().click();
  for (const option of options) await page.locator(option).click();
  await page.locator('[data-action="start"]').click();
  await page.waitForURL(/#\/table\//);
}

const LATE_WAR = ['button.preset:has-text("Late War")'];

test.runIf(there)('a newcomer begins with one click, plays to the end by clicking, and finds the game again after a reload', async () => {
  const { page, context, faults } = await visitor(files);
  await page.goto('./');
  await page.locator('[data-action="machine-twilight"]').waitFor();
  // What needs a server is not offered.
  expect(await page.locator('a[href*="lobby"], a[href*="account"], a[href*="privacy"]').count()).toBe(0);
  await begin(page, 'twilight', 'greedy', 'us', LATE_WAR);
  await asked(page);
  await play(page, dice(1989), 6);
  const table = page.url();
  const before = await page.locator('[data-version]').first().getAttribute('data-version');
  await page.reload();
  await asked(page);
  expect(page.url()).toBe(table);
  expect(Number(await page.locator('[data-version]').first().getAttribute('data-version'))).toBeGreaterThanOrEqual(Number(before));
  expect(await play(page, dice(1990))).toBe('over');
  await page.waitForSelector('#end-title');
  await picture(page, 'alone-end');
  // It is replayed, and its dice are checked, all in this browser.
  await page.locator('dialog a[href*="/replay/"]').first().click();
  await page.waitForSelector('.controls');
  await page.goto(`#/verify?table=${table.split('/').at(-1)}`);
  await page.waitForSelector('[data-fair="true"]');
  expect(faults).toEqual([]);
  await context.close();
});

test.runIf(there)('with the network cut after the first load everything goes on: a whole game against the strongest level, lessons, rules', async () => {
  const { page, context, faults } = await visitor(files);
  await page.goto('./');
  await page.evaluate(async () => {
    const registered = await navigator.serviceWorker.ready;
    while (registered.active?.state !== 'activated') await new Promise((later) => setTimeout(later, 50));
  });
  // A network comes when it is first wanted, or beforehand: here before the train leaves.
  await begin(page, 'twilight', 'learned', 'ussr');
  await asked(page);
  // The USSR sets up first: the network is wanted after that, and kept a moment after it has come.
  const kept = () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return shelves.flat().some(({ url }) => /learned-[0-9a-f]+\.net$/.test(url));
    });
  for (let n = 0; n < 20 && !(await kept()); n++) await play(page, dice(40 + n), 1);
  await expect.poll(kept).toBe(true);
  await page.goto('#/new/guerra-fria');
  await page.locator('[data-action="fetch-strong"]').click();
  await page.locator('[data-strong="here"]').waitFor();
  await files.cut();
  try {
    await page.reload();
    await page.goto('#/');
    await page.locator('[data-action="machine-twilight"]').waitFor();
    const others = await substitutes(page);
    await begin(page, 'twilight', 'marshal', 'us', LATE_WAR);
    expect(await play(page, dice(3))).toBe('over');
    expect(await others()).toEqual([]);
    await page.goto('#/learn/twilight');
    await page.waitForSelector('[data-lesson="board"]');
    await page.goto('#/rules/twilight');
    await page.getByText('8.1.3').first().waitFor();
    // Three rounds to the end, against a level whose network came before the train left.
    const table = { game: 'guerra-fria', options: ['max-rounds=3'], seats: [{ type: 'me' }, ...Array.from({ length: 3 }, () => ({ type: 'bot', level: 'learned' }))], privacy: 'private', clock: { type: 'none' }, spectatorDelay: 0, spectators: true, title: '', withoutHelp: [] };
    await page.goto(`#/begin?table=${encodeURIComponent(JSON.stringify(table))}`);
    await page.waitForURL(/#\/table\//);
    for (let round = 0; round <= 3; round++) {
      await page.waitForSelector('.table[data-shown], [data-action="build"], a[href*="/replay/"]');
      // What was turned up is seen first.
      if ((await page.locator('.table[data-shown]').count()) > 0) await page.keyboard.press('Escape');
      await page.waitForSelector('.table:not([data-shown])');
      await page.waitForSelector('[data-action="build"], a[href*="/replay/"]');
      if ((await page.locator('a[href*="/replay/"]').count()) > 0) break;
      await page.locator('[data-action="build"]').click();
      await page.locator('[data-action="commit"]:enabled').click();
      await page.locator('.choosing').waitFor({ state: 'detached' });
    }
    await page.waitForSelector('a[href*="/replay/"]');
    expect(await others()).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await files.open();
  }
  await context.close();
});

test.runIf(there)('the strongest level shows how far it is, spares a battery that is low, and moves when it is told to', async () => {
  const { page, context, faults } = await visitor(files, { serviceWorkers: 'block' });
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { charging: false, level: 0.1 });
    Object.assign(navigator, { getBattery: async () => battery });
  });
  // Its ideas are as good as each other in every second world, so that it would think for hours.
  files.rewrite = (name, text) =>
    /bot\.worker/.test(name)
      ? `const tell = self.postMessage.bind(self);
         self.postMessage = (m) => { if (m.reply?.type === 'values') m.reply.values = m.reply.values.map((row, i) => row.map((_, j) => (i + j) % 2)); tell(m); };
         ${text}`
      : text.replace('marshal@200n', 'marshal@2000000n');
  await page.goto('./');
  await begin(page, 'twilight', 'marshal', 'us', LATE_WAR);
  const lines = page.locator('[data-search]');
  const version = () => page.locator('[data-version]').first().getAttribute('data-version');
  // Where its first choice is clear it does not search, and the game goes on to one that is not.
  const searches = () => lines.waitFor({ timeout: 5000 }).then(() => true, () => false);
  for (let n = 0; n < 30 && !(await searches()); n++) await play(page, dice(70 + n), 1);
  await lines.waitFor();
  await page.locator('[data-sparing]').waitFor();
  const tried = Number(await lines.getAttribute('data-search'));
  await expect.poll(async () => Number(await lines.getAttribute('data-search')), { timeout: 120_000 }).toBeGreaterThan(tried);
  await picture(page, 'alone-thinking');
  // It stops while nobody looks at the table, and begins anew for whoever comes back.
  const table = page.url();
  await page.goto('#/cards');
  await lines.waitFor({ state: 'detached' });
  await page.goto(table);
  await lines.waitFor();
  expect(await page.locator('[data-stumbled]').count()).toBe(0);
  const before = await version();
  await page.locator('[data-action="move-now"]').click();
  await expect.poll(version, { timeout: 120_000 }).not.toBe(before);
  expect(await page.locator('[data-stumbled]').count()).toBe(0);
  files.rewrite = null;
  expect(faults).toEqual([]);
  await context.close();
});

test.runIf(there)('a game is saved as a file, deleted, and brought in again to go on; two pages of one browser do not lose a play', async () => {
  const { page, context, faults } = await visitor(files);
  await page.goto('./');
  await begin(page, 'twilight', 'greedy', 'us', LATE_WAR);
  await play(page, dice(5), 8);
  const shown = async (of: Page) => of.locator('[data-turn]').first().getAttribute('data-turn');
  // The same table in another tab: what is played in one is seen in the other.
  const beside = await context.newPage();
  await beside.goto(page.url());
  await asked(beside);
  const version = (of: Page) => of.locator('[data-version]').first().getAttribute('data-version');
  await play(beside, dice(6), 3);
  await expect.poll(async () => (await version(page)) === (await version(beside))).toBe(true);
  await beside.close();
  await page.goto('#/games');
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save]').first().click()]);
  const record = readFileSync(await download.path(), 'utf8');
  expect(record).toMatch(/^detente-record/);
  await page.locator('[data-forget]').first().click();
  await page.locator('dialog[open] [data-action="confirm"]').click();
  await page.locator('[data-save]').waitFor({ state: 'detached' });
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.dtr', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.waitForURL(/#\/table\//);
  await asked(page);
  expect(await shown(page)).toBe('8');
  await play(page, dice(7), 3);
  expect(faults).toEqual([]);
  await context.close();
});

test.runIf(there)('a new version is fetched behind the page, said, and taken over when one wants it', async () => {
  const { page, context, faults } = await visitor(files);
  const versions = () => page.evaluate(async () => (await caches.keys()).filter((name) => !name.endsWith(' networks')).map((name) => name.replace(/^.* /, '')));
  await page.goto('./');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const first = await versions();
  expect(first).toHaveLength(1);
  files.renewed = true;
  // Another tab is in the middle of a game meanwhile.
  const beside = await context.newPage();
  await beside.goto('./');
  await begin(beside, 'twilight', 'greedy', 'us', LATE_WAR);
  await asked(beside);
  // It was itself loaded past the worker, as by a hard reload.
  const session = await context.newCDPSession(beside);
  await session.send('Page.reload', { ignoreCache: true });
  await asked(beside);
  await expect.poll(() => beside.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.reload();
  await page.locator('[data-action="renew"]').waitFor();
  expect(await versions()).toEqual(expect.arrayContaining([...first, 'another']));
  await Promise.all([page.waitForEvent('load'), beside.waitForEvent('load'), page.locator('[data-action="renew"]').click()]);
  await page.locator('[data-action="machine-twilight"]').waitFor();
  // It goes on there, with the files of the new version.
  await asked(beside);
  await play(beside, dice(8), 2);
  await beside.close();
  await expect.poll(versions).toEqual(['another']);
  expect(await page.locator('[data-action="renew"]').count()).toBe(0);
  files.renewed = false;
  expect(faults).toEqual([]);
  await context.close();
});

test.runIf(there)('another page shows a position and a game with one element', async () => {
  const { page, context, faults } = await visitor(files);
  await page.goto('./embedding.html');
  const [position, game] = [page.locator('detente-board').nth(0), page.locator('detente-board').nth(1)];
  await position.scrollIntoViewIfNeeded();
  await page.frameLocator('detente-board >> nth=0 >> iframe').locator('[data-shows="position"] [data-country="poland"]').waitFor();
  await game.scrollIntoViewIfNeeded();
  await page.frameLocator('detente-board >> nth=1 >> iframe').locator('.replay[data-shows^="2."]').waitFor();
  await game.evaluate((element) => element.setAttribute('at', '1.0'));
  await page.frameLocator('detente-board >> nth=1 >> iframe').locator('.replay[data-shows^="1."]').waitFor();
  await picture(page, 'alone-embedded');
  await game.evaluate((element) => element.setAttribute('title', 'Three rounds'));
  await page.locator('detente-board >> nth=1 >> iframe[title="Three rounds"]').waitFor();
  // What is shown in a frame leaves nothing behind: no worker, no shelf, and no bar to be clicked.
  await page.frameLocator('detente-board >> nth=1 >> iframe').locator('.bars').waitFor({ state: 'detached' });
  expect(await page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length, (await indexedDB.databases()).length])).toEqual([0, 0, 0]);
  expect(faults).toEqual([]);
  await context.close();
});

test.runIf(there)('what comes first is small', () => {
  const packed = (name: string) => gzipSync(readFileSync(join(folder, 'assets', name))).length;
  const assets = readdirSync(join(folder, 'assets'));
  const engine = assets.filter((name) => name.endsWith('.wasm')).reduce((sum, name) => sum + packed(name), 0);
  const networks = assets.filter((name) => name.endsWith('.net'));
  expect(networks).toHaveLength(2);
  const weights = networks.map((name) => readFileSync(join(folder, 'assets', name)).length);
  console.log(`engine ${engine} bytes packed, networks ${weights.join(' and ')} bytes`);
  // With the words of all four languages in it.
  expect(engine).toBeLessThan(1_500_000);
  expect(Math.max(...weights)).toBeLessThan(4_500_000);
});
