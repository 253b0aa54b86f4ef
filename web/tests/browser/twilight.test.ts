// Twilight Struggle in a real browser: whole games by clicking, two people and one who looks on.
import { expect, test } from 'vitest';
import { answer, asked, begin, dice, housed, moved, picture, play, shows, visitor } from './house.ts';

const house = housed();

test('a newcomer begins a game with one click and plays it to its end by clicking only', async () => {
  const { page, context, faults } = await visitor(house);
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
  const before = await page.locator('.replay').getAttribute('data-shows');
  await page.locator('[data-action="next"]').click();
  await page.waitForFunction((was) => document.querySelector('.replay')?.getAttribute('data-shows') !== was, before);
  await picture(page, 'replay');
  expect(faults).toEqual([]);
  await context.close();
});

test('a step is taken back until it counts', async () => {
  const { page, context } = await visitor(house);
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await asked(page);
  await page.locator('.country.legal').first().click();
  await page.locator('[data-action="undo"]').click();
  await page.waitForFunction(() => document.querySelector('[data-action="undo"]') === null);
  await context.close();
});

test('two people play in two browsers and a third looks on without seeing a hand', async () => {
  const host = await visitor(house);
  await host.page.goto('/new/twilight?friend=1');
  await host.page.locator('label:has(input[value="us"])').click();
  await host.page.locator('[data-action="start"]').click();
  await host.page.waitForURL('**/table/**');
  const address = host.page.url();
  const guest = await visitor(house);
  await guest.page.goto(address);
  await guest.page.locator('[data-action="join-ussr"]').click();
  await host.page.locator('[data-action="start"]:enabled').click();
  const watcher = await visitor(house);
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

test('the headlines turn together in a picture of their own, which goes when somebody goes on', async () => {
  const { page, context, faults } = await visitor(house, {}, { motion: 'full' });
  await begin(page);
  const pick = dice(17);
  while ((await asked(page)) === 'asked' && (await page.locator('.card.playable').count()) === 0) {
    const before = await shows(page);
    if (await answer(page, pick)) await Promise.race([moved(page, before), page.waitForSelector('.table[data-shown]')]);
    // What the other side sets up is shown; it need not be seen here.
    if ((await page.locator('.table[data-shown]').count()) > 0) await page.keyboard.press('Escape');
  }
  await page.locator('.card.playable').first().click();
  await page.locator('[data-action="confirm"]').click();
  await page.waitForSelector('[data-picture="headlines"]');
  // Stepped by hand it stays.
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('[data-picture="headlines"] .face').count()).toBe(2);
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState === 'finished'));
  await picture(page, 'headline');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[data-picture="headlines"]') === null);
  expect(faults).toEqual([]);
  await context.close();
});
