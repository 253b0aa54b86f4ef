// A game that is over is reviewed: asked for at its end, waited for, walked through by keys, and tried anew from a position. By two
// people, of whom the second finds what the first has asked for.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { asked, CROWD, dice, housed, picture, play, program, seated, visitor } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'detente-reviews-'));
writeFileSync(join(folder, 'detente.toml'), `[reviews]\nlines = 1\n${CROWD}`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const house = housed('--config', join(folder, 'detente.toml'));

/** The set-up and the first cards, and then no more: what is only laid when somebody gives up was never decided. */
async function shortGame(page: Page): Promise<string> {
  await seated(page, { game: 'twilight', seats: ['random', 'me'], options: [] });
  await asked(page);
  await play(page, dice(7), 9);
  const table = page.url().split('/').at(-1)!;
  await page.locator('[data-more="menu"]:visible').first().click();
  await page.locator('[data-more="resign"]').click();
  await page.locator('dialog [data-action="confirm"]').click();
  await page.waitForSelector('#end-title');
  return table;
}

const at = (page: Page) => page.locator('.review').getAttribute('data-at');

async function press(page: Page, key: string): Promise<string> {
  const before = await at(page);
  await page.keyboard.press(key);
  await page.waitForFunction((was) => document.querySelector('.review')?.getAttribute('data-at') !== was, before);
  return (await at(page))!;
}

test('from the end of a game to its review, through it by keys', async () => {
  const { page, context, faults } = await visitor(house);
  const table = await shortGame(page);
  await page.locator('dialog [data-action="to-review"]').click();
  await page.waitForURL(new RegExp(`/review/${table}`));
  await page.locator('[data-action="review"]').click();
  await page.waitForSelector('[data-review="waiting"], [data-review="working"]');
  await page.waitForSelector('.review[data-review="done"]');
  // The sum is one: what is shown adds up to the result of whoever gave up.
  const sum = await page.locator('[data-part] dd').allInnerTexts();
  const numbers = sum.map((text) => Number(text.replace('−', '-').replace(/[=+\s]/g, '')));
  expect(numbers.at(-1)).toBe(0);
  expect(numbers.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(0);
  expect(await page.locator('[data-accuracy]').count()).toBe(2);
  expect(await page.locator('.curve svg path.line').count()).toBe(1);

  // Decision by decision, there and back.
  const decisions = Number((await page.locator('.moments header small').innerText()).split('/')[1]);
  expect(decisions).toBeGreaterThan(3);
  await page.locator('.segments label').nth(1).click();
  await page.locator('[data-stop]').first().click();
  const first = await at(page);
  await page.locator('h1').click();
  const second = await press(page, 'Shift+ArrowRight');
  expect(await press(page, 'Shift+ArrowLeft')).toBe(first);
  expect(Number(second)).toBeGreaterThan(Number(first));
  // What was played is outlined on the board, and P and B show one of the two.
  await page.waitForSelector('[data-choice="played"]');
  await page.waitForSelector('[data-compared="played"]');
  await page.keyboard.press('p');
  await page.waitForSelector('[data-choice="played"][aria-pressed="true"]');
  await page.keyboard.press('p');
  await page.waitForSelector('[data-choice="played"][aria-pressed="false"]');
  // Hands lie open only for whoever asks for them.
  expect(await page.locator('.hand').count()).toBe(0);
  await page.locator('[data-action="hands"]').check();
  await page.waitForFunction(() => document.querySelectorAll('.hand .held .card').length > 10);
  await page.locator('[data-action="hands"]').uncheck();
  await page.waitForFunction(() => !document.querySelector('.hand'));
  // The position is sent to somebody else, who tries it against the computer.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('t');
  await page.click('dialog [data-action="try-link"]');
  await page.getByText('Copied', { exact: true }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visitor(house);
  await other.page.goto(link);
  await other.page.locator('dialog [name="level"]').selectOption('greedy');
  expect(await at(other.page)).toBe(first);
  await other.page.click('dialog [data-action="try-begin"]');
  await other.page.waitForURL(/\/table\//);
  expect(other.page.url()).not.toContain(table);
  await asked(other.page);
  expect([...faults, ...other.faults]).toEqual([]);
  await context.close();
  await other.context.close();
});

test('a game in play has no review, and says so', async () => {
  const { page, context, faults } = await visitor(house);
  await seated(page, { game: 'twilight', seats: ['random', 'me'], options: [] });
  await asked(page);
  expect(await page.locator('[data-action="to-review"]').count()).toBe(0);
  await page.goto(`/review/${page.url().split('/').at(-1)}`);
  await page.getByText('A game is reviewed when it is over').waitFor();
  expect(await page.locator('[data-action="review"]').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('a game of Guerra Fría that was brought in, from its replay', async () => {
  const { page, context, faults } = await visitor(house);
  const place = mkdtempSync(join(tmpdir(), 'detente-gf-'));
  execFileSync(program(), ['sim', 'guerra-fria', '--seats', 'south=greedy,west=greedy,north=greedy,east=random', '--games', '1', '--seed', '3', '--rules', 'max-rounds=2', '--save', place], { stdio: 'pipe' });
  await page.goto('/replays');
  await page.locator('input[type="file"]').setInputFiles(join(place, readdirSync(place)[0]!));
  await page.waitForURL(/\/replay\//);
  rmSync(place, { recursive: true, force: true });
  await page.locator('[data-action="to-review"]').click();
  await page.locator('[data-action="review"]').click();
  await page.waitForSelector('.review[data-review="done"]');
  expect(await page.locator('[data-accuracy]').count()).toBe(4);
  expect(await page.locator('.curve svg path.line').count()).toBe(4);
  await page.waitForSelector('[data-choice="played"]');
  await picture(page, 'review-guerra-fria');
  expect(faults).toEqual([]);
  await context.close();
});
