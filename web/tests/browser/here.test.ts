// A game on this device at the page of a server: the page without a server, sent by the server itself, with the engine in it.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, dice, housed, outdated, picture, play, shows, visitor } from './house.ts';

const house = housed();

/** Waits until everything is kept for when there is no network. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A worker that cannot fetch all its files is never ready, and nobody would say so.
    const late = new Promise<never>((_, failed) => setTimeout(() => failed(new Error('the files are not kept')), 120_000));
    const registered = await Promise.race([navigator.serviceWorker.ready, late]);
    while (registered.active?.state !== 'activated') await new Promise((later) => setTimeout(later, 50));
  });
}

/** Does this server have the page for the device? It has none where the compiler for the browser is missing, and that is said. */
async function offered(page: Page): Promise<boolean> {
  const there = (await page.locator('meta[name="detente-device"]').count()) > 0;
  if (!there) console.log('SKIPPED games on this device: the program has no page for them');
  return there && !outdated();
}

test('a game begun at a server is played on this device: after a reload, with the server gone, and back at the server', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/new/twilight');
  if (!(await offered(page))) return;
  const place = page.locator('[data-place]');
  await place.waitFor();
  // Whoever waits for a friend needs the server.
  await page.locator('label:has(input[value="friend"])').click();
  await place.waitFor({ state: 'detached' });
  await page.locator('label:has(input[value="machine"])').click();
  await place.locator('label:has(input[value="device"])').click();
  await page.locator('[data-place="device"]').waitFor();
  await picture(page, 'here-new');
  await page.locator('label:has(input[value="greedy"])').click();
  await page.locator('label:has(input[value="us"])').first().click();
  await page.locator('button.preset:has-text("Late War")').click();
  await page.locator('[data-action="start"]').click();
  await page.waitForURL(/\/here\/#\/table\//);
  await asked(page);
  await play(page, dice(11), 4);
  const before = Number(await shows(page));
  await page.reload();
  await asked(page);
  expect(Number(await shows(page))).toBeGreaterThanOrEqual(before);
  // The server has heard nothing of it: nobody was made, and no table.
  const known = await page.evaluate(async () => [(await fetch('/api/me')).status, ((await (await fetch('/api/lobby')).json()) as { mine: unknown[]; tables: unknown[] })] as const);
  expect(known[0]).toBe(401);
  expect([...known[1].mine, ...known[1].tables]).toEqual([]);
  await kept(page);
  await house.kill();
  try {
    await page.reload();
    await asked(page);
    expect(await play(page, dice(12))).toBe('over');
    await picture(page, 'here-end');
  } finally {
    await house.open();
  }
  // Back at the server it lies among the games of this device.
  await page.goto('/here/#/games');
  await page.locator('[data-save]').first().waitFor();
  await page.locator('[data-action="server"]').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('[data-action="machine-twilight"]').waitFor();
  await page.goto('/games');
  await page.locator('[data-action="device-games"]').click();
  await page.locator('[data-save]').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('the choice holds for a game from the first screen and for two at one screen; whoever goes back begins no second game', async () => {
  const { page, context, faults } = await visitor(house, {}, { motion: 'none', place: 'device' });
  await page.goto('/');
  if (!(await offered(page))) return;
  await page.locator('[data-action="machine-twilight"]').click();
  await page.waitForURL(/\/here\/#\/table\//);
  await asked(page);
  await page.goBack();
  await page.locator('[data-action="machine-twilight"]').waitFor();
  await page.goto('/new/guerra-fria?hot-seat=1');
  await page.locator('[data-place="device"]').waitFor();
  await page.locator('[data-action="start"]').click();
  await page.waitForURL(/\/here\/#\/table\//);
  await page.waitForSelector('.table');
  await page.goto('/here/#/games');
  await expect.poll(() => page.locator('[data-save]').count()).toBe(2);
  await picture(page, 'here-games');
  expect(faults).toEqual([]);
  await context.close();
});

test('a game begun on this device goes on at the server as a file, and comes back', async () => {
  const { page, context, faults } = await visitor(house, {}, { motion: 'none', place: 'device' });
  await page.goto('/new/twilight');
  if (!(await offered(page))) return;
  await page.locator('label:has(input[value="greedy"])').click();
  await page.locator('label:has(input[value="us"])').first().click();
  await page.locator('button.preset:has-text("Chinese Civil War")').click();
  await page.locator('[data-action="start"]').click();
  await page.waitForURL(/\/here\/#\/table\//);
  await asked(page);
  // Some clicks only lay a step or confirm one: more than are counted below.
  await play(page, dice(31), 24);
  /** Saves the game that was played last in one place, and brings it in at the other. */
  const carried = async (from: string, to: string): Promise<string> => {
    await page.goto(from);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save]').first().click()]);
    const record = readFileSync(await download.path(), 'utf8');
    await page.goto(to);
    await page.locator('input[type="file"]').setInputFiles({ name: 'game.dtr', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await page.waitForURL((url) => url.pathname.startsWith('/here/') === to.startsWith('/here/') && url.href.includes('/table/'));
    await asked(page);
    return record;
  };
  /** What was done, one line for each action; what a record tells beside it may differ from place to place. */
  const done = (record: string) => record.split('\n').filter((line) => /^(us|ussr|nature): /.test(line));
  const first = await carried('/here/#/games', '/games');
  expect(first).toContain('chinese-civil-war=on');
  expect(done(first).length).toBeGreaterThan(10);
  // Nobody has lost anything at the server by having played on the device before.
  expect(await page.locator('.notice a[href="/settings"]').count()).toBe(0);
  await play(page, dice(32), 6);
  const second = await carried('/games', '/here/#/games');
  expect(second).toContain('chinese-civil-war=on');
  expect(done(second).slice(0, done(first).length)).toEqual(done(first));
  expect(done(second).length).toBeGreaterThan(done(first).length);
  await play(page, dice(33), 6);
  // Both lie among the games of this device, and each goes on by itself.
  await page.goto('/here/#/games');
  await expect.poll(() => page.locator('[data-save]').count()).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

test('what is no table is refused with a line, and a way on', async () => {
  const { page, context } = await visitor(house);
  await page.goto('/');
  if (!(await offered(page))) return;
  for (const text of ['', '{', '{"game":"chess"}']) {
    await page.goto('about:blank');
    await page.goto(`/here/#/begin?table=${encodeURIComponent(text)}`);
    await page.locator('[role="alert"]').waitFor();
    await page.locator('main a[href*="/new/twilight"]').waitFor();
  }
  await context.close();
});
