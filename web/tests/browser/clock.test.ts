// A clock that really hurries: what is left counts down, the last minute is marked and said, and who runs out of time has lost,
// in words that everybody reads.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, housed, picture, post, visitor } from './house.ts';

const house = housed();

/** Two people and somebody who looks on, at a table with this clock; the USSR is the guest's and begins. */
async function seated(clock: object) {
  const [us, ussr, other] = await Promise.all([visitor(house), visitor(house), visitor(house)]);
  await us.page.goto('/lobby');
  await us.page.waitForSelector('h1');
  await post(us.page, '/guest', { name: '' });
  const { id } = await post(us.page, '/tables', { game: 'twilight', seats: [{ type: 'me' }, { type: 'open' }], clock });
  await Promise.all([us, ussr, other].map(({ page }) => page.goto(`/table/${id}`)));
  await ussr.page.locator('[data-action="join-ussr"]').click();
  await us.page.locator('[data-action="start"]:enabled').click();
  await asked(ussr.page);
  await other.page.waitForSelector('.table');
  return { us, ussr, other, all: [us, ussr, other] };
}

const clocks = (page: Page) => page.locator('.player time').allInnerTexts();

test('the last minute of who is awaited is marked for everybody and said to its owner', async () => {
  const { us, ussr, all } = await seated({ type: 'total', seconds: 80, timeOut: 'ends' });
  expect((await clocks(us.page))[0]).toBe('1:20');
  expect(await us.page.locator('.low').count()).toBe(0);
  // Only the time of who is awaited is short, and everybody sees it; only its owner is told.
  await Promise.all(all.map(({ page }) => page.waitForSelector('.player.right time.low')));
  expect(await us.page.locator('.low').count()).toBe(1);
  expect(await ussr.page.locator('[data-hurry]').innerText()).toBe('Less than 1 min left');
  expect(await us.page.locator('[data-hurry]').innerText()).toBe('');
  await picture(ussr.page, 'hurry');
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all(all.map(({ context }) => context.close()));
});

test('time counts down to its end, which is told to everybody', async () => {
  const { ussr, other, all } = await seated({ type: 'total', seconds: 15, timeOut: 'ends' });
  const early = (await clocks(other.page))[1]!;
  await ussr.page.waitForFunction(() => /10 sec/.test(document.querySelector('[data-hurry]')?.textContent ?? ''));
  expect((await clocks(other.page))[1]).not.toBe(early);
  // Nobody does anything, and the game is over on all three screens.
  await Promise.all(all.map(({ page }) => page.waitForSelector('dialog[open] #end-title')));
  for (const { page } of all) expect(await page.locator('dialog[open]').innerText()).toMatch(/The US wins\s+US won: the other side ran out of time/);
  await picture(ussr.page, 'out-of-time');
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all(all.map(({ context }) => context.close()));
});

test('where time has to be claimed, the other is offered the win and nobody loses by a moment', async () => {
  const { us, ussr, all } = await seated({ type: 'total', seconds: 6, timeOut: 'claimed' });
  await us.page.locator('[data-more="claim-time"]').waitFor();
  expect((await clocks(us.page))[1]).toBe('0:00');
  expect(await ussr.page.locator('[data-more="claim-time"]').count()).toBe(0);
  expect(await ussr.page.locator('.country.legal').count()).toBeGreaterThan(0);
  await us.page.locator('[data-more="claim-time"]').click();
  await Promise.all([us, ussr].map(({ page }) => page.waitForSelector('dialog[open] #end-title')));
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all(all.map(({ context }) => context.close()));
});
