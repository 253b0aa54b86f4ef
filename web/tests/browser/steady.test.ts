// Nothing moves under the pointer: the board keeps its size, the log its newest lines, and menus go when they are not wanted.
import { expect, test } from 'vitest';
import { answer, asked, begin, dice, housed, moved, picture, play, shows, visitor } from './house.ts';
import { shifts, watchShifts } from './shifts.ts';

const house = housed();

test.each([
  ['a large screen', { viewport: { width: 1280, height: 720 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
])('on %s the board keeps its size through many plays, and hardly anything moves by itself', async (_, options) => {
  const { page, context, faults } = await visitor(house, options);
  await watchShifts(page);
  await begin(page);
  const size = () => page.locator('svg.board').evaluate((board) => JSON.stringify(board.getBoundingClientRect()));
  const first = await size();
  const pick = dice(57);
  for (let n = 0; n < 90; n++) {
    if ((await asked(page)) === 'over') break;
    expect(await size()).toBe(first);
    const before = await shows(page);
    if (await answer(page, pick, true)) await moved(page, before);
    else if ((await page.locator('.country.legal').count()) === 0 && (await page.locator('[data-tab="decision"]:visible').count()) > 0) await page.locator('[data-tab="decision"]:visible').click();
  }
  const { alone, what } = await shifts(page);
  expect(alone, what.join('\n')).toBeLessThan(0.1);
  expect(faults).toEqual([]);
  await context.close();
});

test('a look at a country covers no line of the log', async () => {
  const { page, context } = await visitor(house);
  await begin(page);
  await play(page, dice(5), 20);
  await asked(page);
  const last = () => page.locator('.log > *').last().boundingBox();
  await page.mouse.move(5, 5);
  const before = await last();
  await page.locator('[data-country="italy"]').hover();
  await page.waitForSelector('.inspector');
  expect(await last()).toEqual(before);
  const dock = (await page.locator('.dock').boundingBox())!;
  expect(before!.y + before!.height).toBeLessThanOrEqual(dock.y + 1);
  await context.close();
});

test('the menu closes with Esc and by a click beside it, without undoing anything', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page);
  const before = await shows(page);
  await page.locator('.country.legal').first().click();
  await moved(page, before);
  const laid = await shows(page);
  const open = () => page.locator('.menu .list').count();
  await page.locator('[data-more="menu"]:visible').click();
  expect(await open()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await open()).toBe(0);
  expect(await shows(page)).toBe(laid);
  await page.locator('[data-more="menu"]:visible').click();
  await page.mouse.click(400, 8);
  expect(await open()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('settings are changed without leaving the table', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page);
  const address = page.url();
  await page.locator('[data-action="settings"]').click();
  await page.waitForSelector('#settings-title');
  await picture(page, 'table-settings');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('#settings-title') === null);
  expect(page.url()).toBe(address);
  await page.waitForSelector('.country.legal');
  expect(faults).toEqual([]);
  await context.close();
});
