// Every main screen in every language, in light and dark, with axe looking for barriers.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { asked, dice, housed, picture, play, visitor } from './house.ts';

const house = housed();
const screens = ['/', '/new/twilight', '/new/guerra-fria', '/lobby', '/ladder', '/player/nobody', '/events', '/events/new', '/games', '/cards', '/rules/twilight', '/replays', '/learn/twilight', '/learn/guerra-fria', '/puzzles', '/coming', '/settings'];
/** Boards of one's own beside the tables: what is shown when they are there. */
const boards: [string, string][] = [
  ['/puzzles/daily', '.puzzle [data-answer]'],
  ['/analyse', '.study .board .table'],
];

const PRACTICE = ['best-practice'];

async function table(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await asked(page);
}

test.each(['light', 'dark'] as const)('no barriers on any main screen in %s', async (colorScheme) => {
  const { page, context, faults } = await visitor(house, { colorScheme });
  for (const screen of screens) {
    await page.goto(screen);
    await page.waitForLoadState('networkidle');
    expect(await barriers(page), screen).toEqual([]);
    const name = screen === '/' ? 'home' : screen.slice(1).replace('/', '-');
    await picture(page, colorScheme === 'dark' ? `${name}-dark` : name);
  }
  for (const [board, there] of boards) {
    await page.goto(board);
    await page.waitForSelector(there);
    expect(await barriers(page), board).toEqual([]);
    await picture(page, `${board.split('/')[1]}-board-${colorScheme}`);
  }
  await table(page);
  await play(page, dice(11), 12);
  await picture(page, colorScheme === 'dark' ? 'table-dark' : 'table-light');
  const misnamed = () => page.locator('.hand .card').evaluateAll((all) => all.filter((card) => !card.getAttribute('aria-label')!.startsWith(card.querySelector('.title')!.textContent)).length);
  expect(await misnamed()).toBe(0);
  for (const pane of ['log', 'scores', 'cards', 'rules', 'chat']) {
    await page.locator(`[data-tab="${pane}"]`).click();
    expect(await barriers(page, PRACTICE), pane).toEqual([]);
    if (pane === 'scores') await picture(page, `scores-${colorScheme}`);
  }
  await page.goto('/');
  await page.locator('[data-action="machine-guerra-fria"]').click();
  await page.waitForSelector('[data-action="build"]');
  expect(await barriers(page, PRACTICE), 'guerra-fria').toEqual([]);
  await page.locator('[data-action="build"]').click();
  await page.waitForSelector('[role="spinbutton"]');
  expect(await barriers(page, PRACTICE), 'steppers').toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['en', 'es', 'pt', 'it'])('no text is missing in %s', async (locale) => {
  const { page, context, faults } = await visitor(house, { locale });
  const leftOver = () => page.evaluate(() => document.body.innerText.match(/\{[$\w. -]+\}/g) ?? []);
  for (const screen of screens) {
    await page.goto(screen);
    await page.waitForSelector('main :is(h1, h2)');
    expect(await leftOver(), screen).toEqual([]);
  }
  for (const [board, there] of boards) {
    await page.goto(board);
    await page.waitForSelector(there);
    expect(await leftOver(), board).toEqual([]);
    await picture(page, `${board.split('/')[1]}-board-${locale}`);
  }
  await table(page);
  await play(page, dice(21), 10);
  expect(await leftOver()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(locale);
  await picture(page, `table-${locale}`);
  expect(faults).toEqual([]);
  await context.close();
});

test('the tournament game of the rulebooks is replayed with a guide', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/replay/tournament');
  await page.waitForSelector('.guide');
  const intro = await page.locator('.guide').innerText();
  await page.locator('.controls select').first().selectOption({ index: 1 });
  await page.waitForFunction((before) => document.querySelector('.guide')?.textContent !== before, intro);
  expect(await barriers(page)).toEqual([]);
  await picture(page, 'tournament');
  expect(faults).toEqual([]);
  await context.close();
});

test('a scoring and a war of the tournament game are shown as what they are', async () => {
  const { page, context, faults } = await visitor(house, {}, { motion: 'full' });
  const found: [number, string, string][] = [
    [34, '.replay:has([data-face="middle-east-scoring"]) [data-picture="score"]', 'scoring'],
    [80, '.replay[data-frame="die"]:has([data-face="korean-war"]) .rolled .die', 'war'],
  ];
  for (const [at, what, name] of found) {
    await page.goto(`/replay/tournament?at=${at}`);
    await page.waitForSelector('.controls');
    for (let n = 0; n < 16 && (await page.locator(what).count()) === 0; n++) {
      const before = await page.locator('.replay').getAttribute('data-shows');
      await page.locator('[data-action="next"]').click();
      await page.waitForFunction((was) => document.querySelector('.replay')?.getAttribute('data-shows') !== was, before);
    }
    await page.waitForSelector(what);
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState === 'finished'));
    await picture(page, name);
  }
  expect(faults).toEqual([]);
  await context.close();
});
