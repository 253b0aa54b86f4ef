// Clocks that stand still, for two people: a pause that is offered, agreed to and ended at the table, a vacation that is taken on the
// page of the account and seen by the opponent, weekends among the terms of a new table.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, housed, picture, post, register, someone, visitor } from './house.ts';

const house = housed();
const DAYS = { type: 'bank', seconds: 259_200, increment: 86_400, cap: 259_200, timeOut: 'claimed' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Two people with accounts at a table with this clock; the USSR is the second one's, who begins, on a phone. */
async function seated(clock: object) {
  const [us, ussr] = await Promise.all([visitor(house), visitor(house, PHONE)]);
  const names = [someone('Ada'), someone('Ben')];
  await register(us.page, names[0]!);
  await register(ussr.page, names[1]!);
  const { id } = await post(us.page, '/tables', { game: 'twilight', seats: [{ type: 'me' }, { type: 'open' }], clock });
  await Promise.all([us, ussr].map(({ page }) => page.goto(`/table/${id}`)));
  await ussr.page.locator('[data-action="join-ussr"]').click();
  await us.page.locator('[data-action="start"]:enabled').click();
  await asked(ussr.page);
  await us.page.waitForSelector('.table');
  return { us, ussr, names, all: [us, ussr], id };
}

const marks = (page: Page) => page.locator('time [data-rest]');
/** What the clock of the USSR shows, without the word for why it stands. */
const left = (page: Page) => page.locator('.player.right time').evaluate((time) => time.firstChild?.textContent ?? '');

test('a pause is offered, agreed to, shown on every clock, and ended', async () => {
  const { us, ussr, all } = await seated({ type: 'total', seconds: 3000, timeOut: 'ends' });
  expect(await marks(us.page).count()).toBe(0);
  await us.page.locator('[data-more="menu"]').click();
  await us.page.locator('[data-more="pause"]').click();
  await us.page.getByText('You proposed to stop the clocks').first().waitFor();
  await ussr.page.locator('.offers [data-more="accept"]').click();
  await Promise.all(all.map(({ page }) => page.locator('time [data-rest="paused"]').nth(1).waitFor()));
  expect(await marks(us.page).allInnerTexts()).toEqual(['paused', 'paused']);
  await us.page.getByText('The clocks are paused.').waitFor();
  const before = await left(us.page);
  await picture(us.page, 'paused');
  await picture(ussr.page, 'paused-phone');
  // Time goes by on this machine, and none on the clock.
  await us.page.waitForTimeout(2500);
  expect(await left(us.page)).toBe(before);
  expect(await us.page.locator('time.on').count()).toBe(0);

  await us.page.locator('[data-more="resume"]').click();
  await Promise.all(all.map(({ page }) => page.locator('time [data-rest]').first().waitFor({ state: 'detached' })));
  await us.page.waitForFunction((shown) => document.querySelector('.player.right time')?.textContent !== shown, before);
  expect(await us.page.locator('[data-more="resume"]').count()).toBe(0);
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all(all.map(({ context }) => context.close()));
});

test('a vacation is taken on the page of the account and seen by the opponent, and ended', async () => {
  const { us, ussr, names, all, id } = await seated(DAYS);
  await ussr.page.goto('/account');
  const card = ussr.page.locator('[data-vacation]');
  await card.waitFor();
  expect(await card.locator('[data-left]').innerText()).toBe('3 days left');
  await card.locator('[name="days"]').fill('2');
  await card.locator('[data-action="take-vacation"]').click();
  await ussr.page.locator('[data-vacation="yes"]').waitFor();
  expect(await card.locator('[data-left]').innerText()).toBe('One day left');
  await card.scrollIntoViewIfNeeded();
  await picture(ussr.page, 'vacation-phone');
  await us.page.locator('.player.right [data-rest="vacation"]').waitFor();
  expect(await marks(us.page).count()).toBe(1);
  expect(await us.page.locator('[data-stands]').innerText()).toMatch(new RegExp(`^${names[1]} is on vacation until \\w+ \\d+`));
  await picture(us.page, 'vacation-seen');

  await card.locator('[data-action="end-vacation"]').click();
  await ussr.page.locator('[data-vacation="no"]').waitFor();
  await us.page.locator('[data-rest]').waitFor({ state: 'detached' });
  await us.page.goto('/account');
  await us.page.locator('[data-vacation]').waitFor();
  await picture(us.page, 'vacation');
  await ussr.page.goto(`/table/${id}`);
  await asked(ussr.page);
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all(all.map(({ context }) => context.close()));
});

test('weekends are a term of a new table with a clock of days, and of no other', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/new/twilight?friend=1');
  await page.locator('[data-action="start"]').waitFor();
  expect(await page.locator('[data-weekends]').count()).toBe(0);
  await page.getByText('3 days + 1 day', { exact: true }).first().click();
  const row = page.locator('[data-weekends]');
  await row.getByText('free', { exact: true }).click();
  await page.locator('[data-weekends="yes"]').waitFor();
  await page.getByText('weekends free').waitFor();
  await picture(page, 'weekends');
  await page.locator('[data-action="start"]').click();
  await page.locator('[data-term="clock"]').waitFor();
  expect(await page.locator('[data-term="clock"] b').innerText()).toContain('weekends free');
  expect(faults).toEqual([]);
  await context.close();
});
