// A whole turn without a mouse: by the keyboard alone, and by touch on a phone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, asked, begin, dice, housed, moved, picture, reach, shows, turn, visitor } from './house.ts';

const house = housed();

/** One answer by keys. Scoring cards first and influence rather than coups, so that the game lasts. */
async function byKeys(page: Page): Promise<void> {
  const before = await shows(page);
  const lit = await page.evaluate(() => ({
    confirm: document.querySelector('.decide [data-action="confirm"]') !== null,
    countries: document.querySelectorAll('.country.legal').length,
    scoring: document.querySelectorAll('.card.playable.scoring').length,
    cards: document.querySelectorAll('.card.playable').length,
    influence: document.querySelector('.decide [data-action="influence"]') !== null,
  }));
  if (lit.confirm) {
    await reach(page, '.decide [data-action="confirm"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.decision.asks') === null);
    await moved(page, before);
    return;
  }
  if (lit.countries > 0) {
    await reach(page, '.country');
    await page.keyboard.press('.');
    await page.keyboard.press('Enter');
  } else if (lit.cards > 0) {
    await reach(page, lit.scoring > 0 ? '.card.playable.scoring' : '.card.playable');
    await page.keyboard.press('Enter');
  } else if (lit.influence) {
    await reach(page, '.card');
    await page.keyboard.press('i');
  } else {
    await reach(page, '.decide [data-action]:not([data-action="undo"], [data-action="start-over"])');
    await page.keyboard.press('Enter');
  }
  await moved(page, before);
}

/** Plays a whole turn; a game that ends before does not count, and another is begun. */
async function wholeTurn(page: Page, start: () => Promise<void>, step: () => Promise<void>): Promise<void> {
  for (let game = 0; game < 4; game++) {
    await start();
    while ((await turn(page)) < 2) {
      if ((await asked(page)) === 'over') break;
      await step();
    }
    if ((await turn(page)) >= 2) return;
  }
  throw new Error('no game lasted for a turn');
}

test('a whole turn is played by the keyboard alone', async () => {
  const { page, context, faults } = await visitor(house);
  await wholeTurn(
    page,
    async () => {
      await page.goto('/');
      await page.waitForSelector('[data-action="machine-twilight"]');
      await reach(page, '[data-action="machine-twilight"]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.country');
    },
    () => byKeys(page),
  );
  await page.keyboard.press('?');
  await page.waitForSelector('.keys kbd');
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole turn is played by touch on a phone, and nothing is wider than it', async () => {
  const { page, context, faults } = await visitor(house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const pick = dice(23);
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.goto('/');
  await page.waitForSelector('[data-action="machine-twilight"]');
  await fits();
  await picture(page, 'phone-home');
  await wholeTurn(
    page,
    () => begin(page),
    async () => {
      const before = await shows(page);
      if (await answer(page, pick, true)) await moved(page, before);
      else if ((await page.locator('.country.legal').count()) === 0) await page.locator('[data-tab="decision"]').tap();
    },
  );
  await asked(page);
  await fits();
  await picture(page, 'phone-table');
  for (const tab of ['decision', 'log', 'tracks', 'scores', 'cards', 'rules', 'chat', 'hand']) {
    await page.locator(`[data-tab="${tab}"]:visible`).tap();
    await page.waitForSelector(`[data-tab="${tab}"][aria-selected="true"]:visible`);
    await fits();
  }
  await picture(page, 'phone-hand');
  expect(faults).toEqual([]);
  await context.close();
});
