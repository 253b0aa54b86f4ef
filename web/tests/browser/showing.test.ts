// What others did is shown moment by moment, in the order of the record, and a decision is asked when it has been seen.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, asked, begin, dice, housed, moved, picture, shows, strip, visitor } from './house.ts';

const house = housed();
const shown = '.table[data-shown]';

/** Answers until something is shown that is no own doing. */
async function untilShown(page: Page, pick: (below: number) => number): Promise<void> {
  for (let n = 0; n < 200; n++) {
    if ((await page.locator(shown).count()) > 0) return;
    if ((await asked(page)) === 'over') throw new Error('the game is over');
    const before = await shows(page);
    if (await answer(page, pick, true)) await Promise.race([moved(page, before), page.waitForSelector(shown)]);
  }
}

/** Notes every frame that the page shows, from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const now = document.querySelector('.table')?.getAttribute('data-shown');
      if (now && seen.at(-1) !== now) seen.push(now);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-shown'] });
  });
}

test('the moments of the other side are shown in the order of the record, all of them', async () => {
  const { page, context, faults } = await visitor(house, {}, { pace: 'quick', finish: 'never' });
  await begin(page);
  await watch(page);
  const pick = dice(31);
  // Two action rounds of both, seen to the end.
  for (let n = 0; n < 120; n++) {
    await page.waitForFunction(() => document.querySelector('.table[data-shown]') === null, undefined, { timeout: 120_000 });
    if ((await asked(page)) === 'over') break;
    const round = await page.locator('.log h2.round').count();
    if (round > 5) break;
    const before = await shows(page);
    if (await answer(page, pick, true)) await Promise.race([moved(page, before), page.waitForSelector(shown)]);
  }
  const id = page.url().split('/').at(-1)!.split('?')[0]!;
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const places = seen.map((name) => name.match(/\d+/g)!.map(Number) as [number, number, number]);
  expect(places.length).toBeGreaterThan(6);
  // Forward only, and within a play without a gap.
  places.forEach(([play, first, next], i) => {
    expect(next).toBeGreaterThan(first);
    if (i === 0) return;
    const [before, , end] = places[i - 1]!;
    expect(play > before || (play === before && first >= end)).toBe(true);
    if (play === before) expect(first).toBe(end);
  });
  // Every play of the bot in an action round is there, to its last moment.
  const told = await page.evaluate(
    async (table) =>
      new Promise<{ kind: { type: string; by?: string }; moments: unknown[] }[]>((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket?lang=en`);
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data)) as { type: string; plays: never[] };
          if (message.type === 'hello') socket.send(JSON.stringify({ type: 'watch', id: 1, table, seat: null, since: null }));
          if (message.type === 'plays') done(message.plays);
        };
      }),
    id,
  );
  const own = (await page.locator('.player:has-text("You") text, .player:has-text("You")').first().innerText()).includes('SU') ? 'ussr' : 'us';
  const theirs = told.map((play, index) => ({ ...play, index })).filter(({ kind, moments }) => kind.type === 'action-round' && kind.by !== own && moments.length > 0);
  const whole = theirs.slice(0, -1);
  expect(whole.length).toBeGreaterThan(0);
  for (const { index, moments } of whole) {
    const frames = places.filter(([play]) => play === index);
    expect(frames[0]?.[1]).toBe(0);
    expect(frames.at(-1)?.[2]).toBe(moments.length);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('nothing is asked while a play is shown; Space goes on, arrows step, and the board stands where it stood', async () => {
  const { page, context, faults } = await visitor(house, {}, { pace: 'slow', finish: 'never' });
  await begin(page);
  await untilShown(page, dice(41));
  expect(await page.locator('.country.legal, .card.playable').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  // Stepped by hand it waits.
  const name = () => page.locator('.table').getAttribute('data-shown');
  await page.keyboard.press('ArrowLeft');
  const first = await name();
  const board = await page.locator('svg.board').getAttribute('aria-label');
  expect(board).toBeTruthy();
  await page.keyboard.press('ArrowRight');
  const second = await name();
  if (second !== null) {
    expect(second).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await name()).toBe(first);
  }
  await picture(page, 'showing');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.table[data-shown]') === null);
  // Once more, from the list of what is new.
  await page.locator('[data-tab="since"]:visible').click();
  const again = page.locator('[data-action="show-again"]:visible');
  if ((await again.count()) > 0) {
    await again.click();
    await page.waitForSelector(shown);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('.table[data-shown]') === null);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('a play of the other side is a film of its moments, each with its own picture', async () => {
  const { page, context, faults } = await visitor(house, {}, { pace: 'slow', finish: 'never' });
  await begin(page);
  const pick = dice(47);
  const shots: Buffer[] = [];
  const names: string[] = [];
  // A play in an action round with at least a card, what was done with it, and what followed.
  for (let n = 0; n < 60 && shots.length === 0; n++) {
    await untilShown(page, pick);
    const ribbon = () => page.evaluate(() => document.querySelector('[data-ribbon]')?.getAttribute('data-ribbon')?.split('/').map(Number) ?? [0, 0]);
    const long = (await ribbon())[1]! >= 3 && (await page.locator('.ribbon li').first().getAttribute('data-frame')) === 'card';
    if (!long) {
      const before = await page.locator('.table').getAttribute('data-shown');
      await page.keyboard.press(' ');
      await page.waitForFunction((was) => document.querySelector('.table')?.getAttribute('data-shown') !== was, before);
      continue;
    }
    // Stepped by hand it waits; back to its first moment.
    await page.keyboard.press('ArrowRight');
    while ((await ribbon())[0]! > 1) await page.keyboard.press('ArrowLeft');
    const now = () => page.locator('.table').getAttribute('data-shown');
    const play = (await now())!.split('.')[0];
    for (let name = await now(); name?.split('.')[0] === play; name = await now()) {
      names.push(name!);
      shots.push(await page.screenshot());
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction((was) => document.querySelector('.table')?.getAttribute('data-shown') !== was, name);
    }
  }
  expect(names.length).toBeGreaterThanOrEqual(3);
  expect(new Set(names).size).toBe(names.length);
  // No two moments look the same.
  shots.slice(1).forEach((shot, i) => expect(shot.equals(shots[i]!)).toBe(false));
  await strip(context, shots, 'film-strip');
  expect(faults).toEqual([]);
  await context.close();
});

test('with reduced motion nothing is shown by itself, and the list of what is new is walked by hand', async () => {
  const { page, context, faults } = await visitor(house, { reducedMotion: 'reduce' }, { pace: 'normal', finish: 'never' });
  await begin(page);
  const pick = dice(43);
  await page.locator('[data-tab="since"]:visible').click();
  // Until the other side has done something.
  for (let n = 0, all = 0; all < 90; n++, all++) {
    expect(await page.locator(shown).count()).toBe(0);
    if ((await asked(page)) === 'over') {
      // Lost too soon, by chance: another game.
      await begin(page);
      await page.locator('[data-tab="since"]:visible').click();
      n = 0;
    }
    // Only now: whatever comes of an answer is there before the next question.
    if (n >= 14 && (await page.locator('[data-action="show-again"]:visible').count()) > 0) break;
    const before = await shows(page);
    if (await answer(page, pick, true)) await moved(page, before);
  }
  await page.locator('[data-action="show-again"]:visible').click();
  await page.waitForSelector(shown);
  const first = await page.locator('.table').getAttribute('data-shown');
  await page.locator('[data-show="next"]').click();
  await page.waitForFunction((was) => document.querySelector('.table')?.getAttribute('data-shown') !== was, first);
  expect(faults).toEqual([]);
  await context.close();
});
