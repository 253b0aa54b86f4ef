// Whole games by the keyboard alone, from the first decision to the end by the rules; the focus is never lost on the way.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, housed, LATE_WAR, moved, reach, seated, shows, THREE_ROUNDS, visitor } from './house.ts';

const house = housed();

/** Where the focus is: nowhere is the body. */
const focused = (page: Page) => page.evaluate(() => (document.activeElement === document.body ? 'nowhere' : (document.activeElement?.getAttribute('class') ?? document.activeElement?.tagName ?? 'nowhere')));

/** One answer of the hasty: a coup wherever there may be one, so that the game ends by the rules soon. */
async function hasty(page: Page): Promise<void> {
  const before = await shows(page);
  const lit = await page.evaluate(() => ({
    confirm: document.querySelector('.decide [data-action="confirm"]') !== null,
    countries: document.querySelectorAll('.country.legal').length,
    cards: document.querySelectorAll('.card.playable').length,
    word: ['coup', 'influence', 'event'].find((word) => document.querySelector(`.decide [data-action="${word}"]`) !== null) ?? '',
  }));
  if (lit.confirm) {
    await reach(page, '.decide [data-action="confirm"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.decision.asks') === null);
  } else if (lit.countries > 0) {
    await reach(page, '.country');
    await page.keyboard.press('.');
    await page.keyboard.press('Enter');
  } else if (lit.cards > 0) {
    await reach(page, '.card.playable');
    await page.keyboard.press('Enter');
  } else if (lit.word !== '') {
    // A letter, wherever the focus is but on the map, where letters look for countries.
    if (await page.evaluate(() => document.activeElement?.matches('.country') ?? false)) await reach(page, '.card');
    await page.keyboard.press(lit.word[0]!);
  } else {
    await reach(page, '.decide [data-action]:not([data-action="undo"], [data-action="start-over"])');
    await page.keyboard.press('Enter');
  }
  await moved(page, before);
}

test('a whole game of Twilight Struggle is played by the keyboard alone', async () => {
  const { page, context, faults } = await visitor(house);
  await seated(page, LATE_WAR);
  let steps = 0;
  while ((await asked(page)) === 'asked') {
    await hasty(page);
    steps += 1;
    expect(await focused(page), `after step ${steps}`).not.toBe('nowhere');
  }
  expect(steps).toBeGreaterThan(5);
  await page.waitForSelector('dialog[open] #end-title');
  // The end takes the focus, Tab stays within it, and Escape leads back to the board.
  expect(await page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game of Guerra Fría is played by the keyboard alone', async () => {
  const { page, context, faults } = await visitor(house, {}, {});
  await seated(page, THREE_ROUNDS);
  for (let round = 1; round <= 3; round++) {
    await page.waitForSelector('[data-action="build"]');
    await reach(page, '[data-action="build"]');
    await page.keyboard.press('Enter');
    await reach(page, '[role="spinbutton"]');
    await page.keyboard.press('ArrowUp');
    await page.waitForSelector('[data-action="commit"]:enabled');
    await reach(page, '[data-action="commit"]');
    await page.keyboard.press('Enter');
    // All four turn together; Escape goes on once they have been seen.
    await page.waitForSelector('[data-reveal="4"]');
    expect(await focused(page), `after round ${round}`).not.toBe('nowhere');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('.table[data-shown]') === null);
  }
  await page.waitForSelector('dialog[open] #end-title');
  expect(await page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement))).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
