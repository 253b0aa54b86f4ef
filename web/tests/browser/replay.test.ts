// A replay by moment, play, round and turn, with an address for every position and the hands that are wished for.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { housed, picture, visitor } from './house.ts';

const house = housed();
const where = (page: Page) => page.locator('.replay').getAttribute('data-shows');

async function by(page: Page, unit: number, action: 'next' | 'back'): Promise<string> {
  const before = await where(page);
  await page.locator(`.by [role="radiogroup"] > *, .by .segments > *`).nth(unit).click();
  await page.locator(`[data-action="${action}"]`).click();
  await page.waitForFunction((was) => document.querySelector('.replay')?.getAttribute('data-shows') !== was, before);
  return (await where(page))!;
}

test('the tournament game is walked by moment, play, round and turn', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/replay/tournament?at=6.0');
  await page.waitForSelector('.replay[data-shows="6.0"]');
  // A coup in four frames: the card, its die, what changes, what follows.
  const kinds = [await page.locator('.replay').getAttribute('data-frame')];
  for (let n = 0; n < 3; n++) {
    await by(page, 0, 'next');
    kinds.push(await page.locator('.replay').getAttribute('data-frame'));
  }
  expect(kinds).toEqual(['card', 'die', 'change', 'follows']);
  expect(await by(page, 0, 'back')).toBe('6.2');
  expect(await by(page, 1, 'next')).toMatch(/^7\./);
  const round = Number((await by(page, 2, 'next')).split('.')[0]);
  expect(round).toBe(8);
  const turn = await by(page, 3, 'next');
  expect(Number(turn.split('.')[0])).toBeGreaterThan(round + 5);
  expect(await page.locator('.brief').textContent()).toContain('T2');
  expect(faults).toEqual([]);
  await context.close();
});

test('a position has an address, which shows the same to somebody else', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/replay/tournament?at=6.1');
  await page.waitForSelector('.replay[data-shows="6.1"]');
  await page.locator('[data-action="next"]').click();
  await page.waitForSelector('.replay[data-shows="6.2"]');
  const address = page.url();
  expect(address).toContain('at=6.2');
  const board = await page.locator('svg.board').innerHTML();
  const other = await visitor(house);
  await other.page.goto(address);
  await other.page.waitForSelector('.replay[data-shows="6.2"]');
  expect(await other.page.locator('svg.board').innerHTML()).toBe(board);
  expect([...faults, ...other.faults]).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});

test('both hands lie open, or one, or none', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/replay/tournament?at=9.0');
  await page.waitForSelector('.replay[data-shows="9.0"]');
  expect(await page.locator('.held').count()).toBe(0);
  const hands = async (eyes: string) => {
    await page.locator('.by select').nth(1).selectOption(eyes);
    return page.locator('.held').count();
  };
  await expect.poll(() => hands('both'), { timeout: 120_000 }).toBe(2);
  await picture(page, 'replay-hands');
  // A card that lies there can be read.
  const card = page.locator('.held [data-card]').first();
  await card.click();
  expect(await page.locator('.peek [data-face]').getAttribute('data-face')).toBe(await card.getAttribute('data-card'));
  await page.keyboard.press('Escape');
  await page.waitForSelector('.peek', { state: 'detached' });
  await expect.poll(() => hands('us'), { timeout: 120_000 }).toBe(1);
  expect(page.url()).toContain('seat=us');
  expect(faults).toEqual([]);
  await context.close();
});

test('the guide speaks of the play that is shown, and the curve can be read', async () => {
  const { page, context, faults } = await visitor(house);
  // The first coup of the game, in Iran.
  await page.goto('/replay/tournament?at=6.1');
  await page.waitForSelector('.guide');
  expect(await page.locator('.guide').innerText()).toContain('Iran');
  await page.locator('[data-tab="curve"]').click();
  await page.waitForSelector('.curve svg text');
  const heights = await page.locator('.curve svg text').evaluateAll((all) => all.map((text) => text.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(11);
  expect(faults).toEqual([]);
  await context.close();
});
