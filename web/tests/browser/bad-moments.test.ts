// What goes wrong has calm words and, where it can, mends itself.
import { expect, test } from 'vitest';
import { asked, begin, dice, housed, picture, play, someone, visitor } from './house.ts';

const house = housed();

test('a server that was killed comes back, and the game goes on by itself', async () => {
  const { page, context } = await visitor(house);
  await begin(page);
  await play(page, dice(3), 4);
  const before = await page.locator('.log .line').count();
  await house.kill();
  await page.waitForSelector('.decision.alarm');
  await picture(page, 'connection-lost');
  await house.open();
  await page.waitForFunction(() => document.querySelector('.decision.alarm') === null);
  await play(page, dice(4), 3);
  expect(await page.locator('.log .line').count()).toBeGreaterThanOrEqual(before);
  await context.close();
});

test('a table that is not there, a page that is not there and a click that is not legal get calm words', async () => {
  const { page, context } = await visitor(house);
  await page.goto('/table/no-such-table');
  await page.waitForSelector('text=This table does not exist');
  await page.waitForSelector('a[href="/lobby"]');
  await page.goto('/replay/no-such-game');
  await page.waitForSelector('text=This game cannot be replayed');
  await page.goto('/no-such-page');
  await page.waitForSelector('text=There is nothing here');
  await begin(page);
  await page.locator('.country:not(.legal)').first().click({ force: true });
  await page.waitForSelector('.decision.alarm');
  await play(page, dice(5), 1);
  await context.close();
});

test('at a full table the third may only look on, and is told so', async () => {
  const host = await visitor(house);
  await host.page.goto('/new/twilight?friend=1');
  await host.page.locator('label:has(input[value="us"])').click();
  await host.page.locator('[data-action="start"]').click();
  await host.page.waitForURL('**/table/**');
  const guest = await visitor(house);
  await guest.page.goto(host.page.url());
  const third = await visitor(house);
  await third.page.goto(host.page.url());
  await third.page.waitForSelector('[data-action="join-ussr"]');
  await guest.page.locator('[data-action="join-ussr"]').click();
  await third.page.waitForSelector('text=Every seat is taken');
  expect(await third.page.locator('[data-action^="join-"], [data-action="start"]').count()).toBe(0);
  await host.page.locator('[data-action="start"]:enabled').click();
  await third.page.waitForSelector('.looking-on');
  await Promise.all([host, guest, third].map(({ context }) => context.close()));
});

test('whoever was forgotten by the server is told so, logs in, and has the seat again', async () => {
  const { page, context, faults } = await visitor(house);
  const who = { name: someone('Marta'), password: 'correct horse battery' };
  const enter = async (action: string) => {
    await page.locator('[name="name"]').fill(who.name);
    await page.locator('[name="password"]').fill(who.password);
    await page.locator(`[data-action="${action}"]`).click();
    await page.waitForSelector(`text=Welcome, ${who.name}`);
  };
  await page.goto('/settings');
  await enter('register');
  await begin(page);
  const table = page.url();
  await context.clearCookies();
  await page.reload();
  await page.waitForSelector('text=Your session has expired');
  await page.waitForSelector('.looking-on');
  await picture(page, 'session-ended');
  // The guest in one's place stays a guest when the line is lost and found again.
  await house.kill();
  await page.waitForSelector('.connection');
  await house.open();
  await page.waitForSelector('.connection', { state: 'detached' });
  await page.locator('.notice a[href="/settings"]').click();
  await enter('login');
  await page.goto(table);
  await asked(page);
  expect(await page.locator('.notice').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
