// Without a server: files that are dropped onto the page, and several people at one screen. The network is cut for all of it, once
// everything was loaded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { built, shelved } from './files.ts';
import { answer, asked, dice, moved, picture, root, shows, visitor, type Visitor } from './house.ts';

const files = shelved();
const there = built();

/** Somebody whose browser has loaded everything, with the network cut from then on. */
async function traveller(): Promise<Visitor> {
  const found = await visitor(files);
  await found.page.goto('./');
  await found.page.evaluate(async () => {
    // A worker that cannot fetch all its files is never ready, and nobody would say so.
    const late = new Promise<never>((_, failed) => setTimeout(() => failed(new Error('the files are not kept')), 120_000));
    const registered = await Promise.race([navigator.serviceWorker.ready, late]);
    while (registered.active?.state !== 'activated') await new Promise((later) => setTimeout(later, 50));
  });
  await files.cut();
  await found.page.reload();
  await found.page.locator('[data-action="machine-twilight"]').waitFor();
  return found;
}

/** Lets a file go over the page, as a hand would. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(([called, content]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content!], called!, { type: 'text/plain' }));
    return transfer;
  }, [name, text]);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
}

const record = (path: string) => readFileSync(join(root, 'crates', path), 'utf8');

/** A log as the official digital edition writes it: the first plays of a game of our own invention. */
const LOG = `SETUP: : USSR player will play as USSR.
US player will play as USA.
Scenario: Standard
Optional Cards Added
Time per Player: 45 Minutes
USSR +4 in Poland [0][4]
USSR +2 in Yugoslavia [0][2]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]

Turn 1, Headline Phase: Fidel* & Nasser*: USSR Headlines Fidel*
US Headlines Nasser*
Event: Fidel*
USSR +3 in Cuba [0][3]

Event: Nasser*
USSR +2 in Egypt [0][2]

Turn 1, USSR AR1: Blockade*: Coup (1 Ops):
Target: Iran
SUCCESS: 4 [ + 1 - 2x2 = 1 ]
US -1 in Iran [0][0]
USSR Military Ops to 1
DEFCON degrades to 4
`;

test.runIf(there)('records and logs of the official edition are dropped onto the page and replayed, and kept', async () => {
  const { page, context, faults } = await traveller();
  try {
    await page.goto('#/replays');
    await page.locator('input[type="file"]').waitFor();
    await drop(page, 'note.txt', 'milk, bread');
    await page.locator('[role="alert"]').waitFor();
    for (const [name, text, board] of [
      ['log.txt', LOG, '[data-country="poland"]'],
      ['tournament.txt', record('struggle/tests/games/tournament.txt'), '[data-country="poland"]'],
      ['section-3.txt', record('guerra-fria/tests/games/section-3.txt'), 'svg.gf'],
    ] as const) {
      await page.goto('#/replays');
      await page.locator('main h1').waitFor();
      await drop(page, name, text);
      await page.waitForURL(/#\/replay\//);
      await page.locator(`.replay ${board}`).waitFor();
      const before = await page.locator('.replay').getAttribute('data-shows');
      await page.locator('[data-action="next"]').click();
      await page.waitForFunction((was) => document.querySelector('.replay')?.getAttribute('data-shows') !== was, before);
    }
    await page.goto('#/replays');
    await page.reload();
    await expect.poll(() => page.locator('[data-imported]').count()).toBe(3);
    await picture(page, 'alone-replays');
    // A log that stops in the middle says where it parts from the rules.
    await drop(page, 'wrong.txt', LOG.replace('US -1 in Iran [0][0]', 'US -1 in Iran [1][0]'));
    await page.locator('[role="alert"], .replay').first().waitFor();
    // Dropped where dice are checked, a record is checked.
    await page.goto('#/verify');
    await page.locator('input[type="file"]').waitFor();
    await drop(page, 'tournament.txt', record('struggle/tests/games/tournament.txt'));
    await page.locator('[data-fair], [role="alert"]').first().waitFor();
    expect(faults).toEqual([]);
  } finally {
    await files.open();
  }
  await context.close();
});

test.runIf(there)('an element shows a record by its address, in the language it names, and says what is wrong with one that cannot be had', async () => {
  const { page, context, faults } = await visitor(files);
  const game = record('guerra-fria/tests/games/section-3.txt');
  await page.route('**/games/page/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    if (name === 'game.dtr') return route.fulfill({ body: game, contentType: 'text/plain' });
    if (name !== '') return route.fulfill({ status: 404 });
    const board = (address: string) => `<detente-board record="${address}" language="es"></detente-board>`;
    return route.fulfill({ body: `<!doctype html><script src="../cold-war/detente-board.js"></script>${board('game.dtr')}${board('nowhere.dtr')}`, contentType: 'text/html' });
  });
  await page.goto(`${new URL('../page/', files.url).href}`);
  const [shown, missing] = [0, 1].map((n) => page.frameLocator(`detente-board >> nth=${n} >> iframe`));
  await shown!.locator('.replay svg.gf').waitFor();
  await shown!.locator('html[lang="es"]').waitFor({ state: 'attached' });
  await page.locator('detente-board').nth(1).scrollIntoViewIfNeeded();
  await missing!.locator('[role="alert"]:has-text("nowhere.dtr: 404")').waitFor();
  // Another address takes its place.
  await page.locator('detente-board').nth(1).evaluate((element) => element.setAttribute('record', 'game.dtr'));
  await missing!.locator('.replay svg.gf').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test.runIf(there)('two people at one screen play a turn without a server', async () => {
  const { page, context, faults } = await traveller();
  try {
    await page.goto('#/new/twilight');
    await page.locator('label:has(input[value="hot-seat"])').click();
    await page.locator('button.preset:has-text("Late War")').click();
    await page.locator('[data-action="start"]').click();
    await page.waitForURL(/#\/table\//);
    const pick = dice(21);
    const sat = new Set<string>();
    const cover = page.locator('dialog[data-hand-over]');
    for (let n = 0; n < 60 && sat.size < 2; n++) {
      if ((await asked(page)) === 'over') break;
      if ((await cover.count()) > 0) {
        sat.add((await cover.getAttribute('data-hand-over')) ?? '');
        await page.keyboard.press('Enter');
        await cover.waitFor({ state: 'detached' });
        continue;
      }
      const before = await shows(page);
      if (await answer(page, pick, true)) await moved(page, before);
    }
    expect(sat).toEqual(new Set(['us', 'ussr']));
    // Whoever loads the page again finds it covered.
    await page.reload();
    await cover.waitFor();
    expect(faults).toEqual([]);
  } finally {
    await files.open();
  }
  await context.close();
});
