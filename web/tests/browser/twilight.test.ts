// Twilight Struggle in a real browser: whole games by clicking, two people and one who looks on, keyboard, phone.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, browse, dice, House, picture, play, visitor } from './house.ts';

const house = new House();
let browser: Browser;

beforeAll(async () => {
  await house.open();
  browser = await browse();
});
afterAll(async () => {
  await browser?.close();
  await house.close();
});

test('a newcomer begins a game with one click and plays it to its end by clicking only', async () => {
  const { page, context, faults } = await visitor(browser, house);
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await page.waitForSelector('.country');
  expect(await page.locator('.country').count()).toBe(84);
  await asked(page);
  await picture(page, 'table');
  await play(page, dice(1989));
  await page.waitForSelector('#end-title');
  await page.waitForSelector('dialog svg[role="img"]');
  await picture(page, 'end');
  expect(faults).toEqual([]);
  // The game that is over can be seen again, step by step.
  await page.locator('dialog a[href^="/replay/"]').first().click();
  await page.waitForSelector('.controls');
  await page.locator('[data-action="next"]').click();
  await page.waitForFunction(() => document.querySelector('.controls .num')?.textContent?.includes('1'));
  await picture(page, 'replay');
  expect(faults).toEqual([]);
  await context.close();
});

test('a step is taken back until it counts', async () => {
  const { page, context } = await visitor(browser, house);
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await asked(page);
  await page.locator('.country.legal').first().click();
  await page.locator('[data-action="undo"]').click();
  await page.waitForFunction(() => document.querySelector('[data-action="undo"]') === null);
  await context.close();
});

test('two people play in two browsers and a third looks on without seeing a hand', async () => {
  const host = await visitor(browser, house);
  await host.page.goto('/new/twilight?friend=1');
  await host.page.locator('label:has(input[value="us"])').click();
  await host.page.locator('[data-action="start"]').click();
  await host.page.waitForURL('**/table/**');
  const address = host.page.url();
  const guest = await visitor(browser, house);
  await guest.page.goto(address);
  await guest.page.locator('[data-action="join-ussr"]').click();
  await host.page.locator('[data-action="start"]:enabled').click();
  const watcher = await visitor(browser, house);
  await watcher.page.goto(address);
  await watcher.page.waitForSelector('.looking-on');
  const pick = dice(7);
  for (let n = 0; n < 24; n++) {
    const next = await Promise.any([guest, host].map((one) => one.page.waitForSelector('.decision.mine').then(() => one)));
    await play(next.page, pick, 1);
  }
  expect(await host.page.locator('[data-card]').count()).toBeGreaterThan(0);
  expect(await guest.page.locator('[data-card]').count()).toBeGreaterThan(0);
  expect(await watcher.page.locator('[data-card]').count()).toBe(0);
  const lines = (page: typeof host.page) => page.locator('.log .line').count();
  expect(await lines(watcher.page)).toBeGreaterThan(0);
  expect([...host.faults, ...guest.faults, ...watcher.faults]).toEqual([]);
  await Promise.all([host, guest, watcher].map(({ context }) => context.close()));
});

test('everything can be done by the keyboard alone', async () => {
  const { page, context, faults } = await visitor(browser, house);
  await page.goto('/');
  await page.waitForSelector('[data-action="machine-twilight"]');
  const reach = async (selector: string) => {
    for (let n = 0; n < 120; n++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  await reach('[data-action="machine-twilight"]');
  await page.keyboard.press('Enter');
  await asked(page);
  // Set-up: to the map, from one amber frame to the next, until the headline is asked for.
  await reach('.country');
  for (let n = 0; n < 12 && (await page.locator('.card.playable').count()) === 0; n++) {
    await page.waitForFunction(() => document.querySelector('.country.legal') !== null || document.querySelector('.card.playable') !== null);
    if ((await page.locator('.country.legal').count()) === 0) break;
    await page.keyboard.press('.');
    const before = await page.locator('[data-version]').getAttribute('data-version');
    await page.keyboard.press('Enter');
    await page.waitForFunction((v) => document.querySelector('[data-version]')?.getAttribute('data-version') !== v, before);
  }
  await page.waitForSelector('.card.playable');
  await reach('.card.playable');
  const before = await page.locator('[data-version]').getAttribute('data-version');
  await page.keyboard.press('Enter');
  await page.waitForFunction((v) => document.querySelector('[data-version]')?.getAttribute('data-version') !== v, before);
  expect(faults).toEqual([]);
  await context.close();
});

test('a phone shows everything without sideways scrolling and is played by touch', async () => {
  const { page, context, faults } = await visitor(browser, house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  await picture(page, 'phone-home');
  await page.locator('[data-action="machine-twilight"]').tap();
  await asked(page);
  for (let n = 0; n < 6; n++) {
    if ((await page.locator('.country.legal').count()) === 0) break;
    const before = await page.locator('[data-version]').getAttribute('data-version');
    await page.locator('.country.legal').first().tap();
    await page.waitForFunction((v) => document.querySelector('[data-version]')?.getAttribute('data-version') !== v, before);
    await asked(page);
  }
  await picture(page, 'phone-table');
  await page.locator('[data-tab="hand"]').tap();
  await page.waitForSelector('.sheet .card');
  await picture(page, 'phone-hand');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wider).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});

test('a server that was killed comes back, and the game goes on by itself', async () => {
  const { page, context } = await visitor(browser, house);
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await play(page, dice(3), 4);
  const before = await page.locator('.log .line').count();
  await house.kill();
  await page.waitForSelector('.decision.alarm');
  await picture(page, 'connection-lost');
  await house.open();
  await page.waitForFunction(() => document.querySelector('.decision.alarm') === null, undefined, { timeout: 40_000 });
  await play(page, dice(4), 3);
  expect(await page.locator('.log .line').count()).toBeGreaterThanOrEqual(before);
  await context.close();
});

test('a table that is not there and a click that is not legal get calm words', async () => {
  const { page, context } = await visitor(browser, house);
  await page.goto('/table/no-such-table');
  await page.waitForSelector('text=This table is not there');
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await asked(page);
  await page.locator('.country:not(.legal)').first().click({ force: true });
  await page.waitForSelector('.decision.alarm');
  await play(page, dice(5), 1);
  await context.close();
});
