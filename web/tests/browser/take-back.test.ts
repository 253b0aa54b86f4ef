// Taking back: against a bot, between two people with somebody looking on, and in Guerra Fría.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, begin, dice, housed, moved, picture, play, shows, visitor } from './house.ts';

const house = housed();

async function takeBack(page: Page): Promise<void> {
  await page.locator('[data-more="menu"]:visible').click();
  await page.locator('[data-more="take-back"]:visible').click();
}

/** Influence of a side in a country, as the board tells it. */
async function influence(page: Page, country: string, side: 'US' | 'USSR'): Promise<number> {
  const told = await page.locator(`[data-country="${country}"]`).getAttribute('aria-label');
  return Number(new RegExp(`, ${side} (\\d+),`).exec(told ?? '')?.[1]);
}

async function place(page: Page, country: string): Promise<void> {
  const before = await shows(page);
  await page.locator(`.country.legal[data-country="${country}"]`).click();
  await moved(page, before);
}

/** Two people in two browsers and a third who looks on, in the set-up of the USSR. */
async function two(): Promise<Record<'ussr' | 'us' | 'onlooker', Awaited<ReturnType<typeof visitor>>>> {
  const ussr = await visitor(house);
  await ussr.page.goto('/new/twilight?friend=1');
  await ussr.page.locator('label:has(input[value="ussr"])').click();
  await ussr.page.locator('[data-action="start"]').click();
  await ussr.page.waitForURL('**/table/**');
  const us = await visitor(house);
  await us.page.goto(ussr.page.url());
  await us.page.locator('[data-action="join-us"]').click();
  await ussr.page.locator('[data-action="start"]:enabled').click();
  await ussr.page.waitForSelector('.country.legal');
  const onlooker = await visitor(house);
  await onlooker.page.goto(ussr.page.url());
  await onlooker.page.waitForSelector('.country');
  return { ussr, us, onlooker };
}

test('what one person asks to take back is that person’s own play, and both must agree', async () => {
  const { ussr, us, onlooker } = await two();
  for (const country of ['poland', 'poland', 'poland', 'poland', 'east-germany', 'yugoslavia']) await place(ussr.page, country);
  await ussr.page.locator('[data-action="confirm"]').click();
  // The US begins its set-up; then the USSR wants to think again.
  await us.page.waitForSelector('.country.legal');
  await place(us.page, 'italy');
  await takeBack(ussr.page);
  await us.page.waitForSelector('[data-more="accept"]');
  const words = await us.page.locator('.offer').innerText();
  expect(words).toContain('USSR');
  await picture(us.page, 'take-back');
  // Refused: the asker is told, and nothing has changed.
  await us.page.locator('[data-more="decline"]').click();
  await ussr.page.waitForSelector('.offer.declined');
  expect(await influence(ussr.page, 'poland', 'USSR')).toBe(4);
  await takeBack(ussr.page);
  await us.page.locator('[data-more="accept"]').click();
  // The whole set-up of the USSR is gone, with what the US had done after it.
  for (const { page } of [ussr, us, onlooker]) {
    await expect.poll(() => influence(page, 'poland', 'USSR'), { timeout: 120_000 }).toBe(0);
    await expect.poll(() => influence(page, 'italy', 'US')).toBe(0);
  }
  await ussr.page.waitForSelector('.country.legal');
  await place(ussr.page, 'bulgaria');
  for (const { faults, context } of [ussr, us, onlooker]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('against a bot the own last play is taken back, not the bot’s', async () => {
  const { page, context, faults } = await visitor(house);
  const pick = dice(3);
  await begin(page);
  await play(page, pick, 30);
  await asked(page);
  // What is laid of the next play is taken up first.
  while ((await page.locator('.decision.asks, [data-action="undo"]').count()) > 0) {
    const before = await shows(page);
    const asks = (await page.locator('.decision.asks').count()) > 0;
    await page.keyboard.press('Escape');
    if (!asks) await moved(page, before);
  }
  const before = await shows(page);
  const log = await page.locator('.log').innerText();
  await takeBack(page);
  await page.waitForFunction((version) => document.querySelector('[data-version]')?.getAttribute('data-version') !== version, before);
  await asked(page);
  const after = await page.locator('.log').innerText();
  expect(after.length).toBeLessThan(log.length);
  // The game goes on from there.
  await play(page, pick, 4);
  expect(faults).toEqual([]);
  await context.close();
});

test('in Guerra Fría a take-back goes to before the own last choice', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/');
  await page.locator('[data-action="machine-guerra-fria"]').click();
  await page.waitForSelector('svg.gf');
  const round = () => page.locator('header h1 small').innerText();
  const first = await round();
  await page.locator('[data-action="build"]').click();
  await page.locator('[data-action="commit"]:enabled').click();
  await page.waitForSelector('[data-reveal="4"]');
  await page.keyboard.press('Escape');
  await expect.poll(round, { timeout: 120_000 }).not.toBe(first);
  await takeBack(page);
  await expect.poll(round, { timeout: 120_000 }).toBe(first);
  await page.waitForSelector('[data-action="build"]');
  expect(faults).toEqual([]);
  await context.close();
});
