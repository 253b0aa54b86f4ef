// A game that is over is reviewed: asked for at its end, waited for, walked through by keys, and tried anew from a position. By two
// people, of whom the second finds what the first has asked for.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { wrong } from './boxes.ts';
import { asked, dice, housed, picture, play, program, seated, visitor } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'detente-reviews-'));
writeFileSync(join(folder, 'detente.toml'), '[reviews]\nlines = 1\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const house = housed('--config', join(folder, 'detente.toml'));

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.1 A and AA. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (window as unknown as { axe: { run(o: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } }).axe;
    const { violations } = await run.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

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

test('from the end of a game to its review, through it by keys, and into a game of one’s own', async () => {
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
  // A decision with something better in it has both outlines. The last of them is giving up, which has none.
  const worse = page.locator('[data-stop]:has(b.ussr-i)');
  for (let n = 0; n + 1 < (await worse.count()); n++) {
    await worse.nth(n).click();
    await page.waitForSelector('[data-choice="played"]');
    if ((await page.locator('[data-choice="better"]').count()) === 0) continue;
    await page.locator('h1').click();
    await page.keyboard.press('b');
    await page.waitForSelector('[data-choice="better"][aria-pressed="true"]');
    expect(await page.locator('[data-compared="played"]').count()).toBe(0);
    await page.keyboard.press('b');
    break;
  }
  // Open hands only if one wishes.
  expect(await page.locator('.held').count()).toBe(0);
  await page.locator('[data-action="hands"]').check();
  await page.waitForSelector('.held [data-card]');
  await page.locator('[data-action="hands"]').uncheck();

  // The address leads back to the same place, for somebody else too, who finds the review there.
  await page.locator('[data-stop]').nth(1).click();
  const there = await at(page);
  const other = await visitor(house, { viewport: { width: 390, height: 844 } });
  await other.page.goto(page.url());
  await other.page.waitForSelector('.review[data-review="done"]');
  expect(await at(other.page)).toBe(there);
  expect(other.faults).toEqual([]);
  await other.context.close();

  // T: a table of one's own that begins here.
  await page.locator('h1').click();
  await page.keyboard.press('t');
  await page.locator('[name="level"]').selectOption('greedy');
  await page.locator('[data-action="try-begin"]').click();
  await page.waitForURL(/\/table\//);
  expect(page.url()).not.toContain(table);
  expect(await asked(page)).toBe('asked');
  expect(faults).toEqual([]);
  await context.close();
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

test('no barriers and no box over another, in light and dark, on a desktop, a tablet and a phone, in four languages', async () => {
  const first = await visitor(house);
  const table = await shortGame(first.page);
  await first.page.goto(`/review/${table}`);
  await first.page.locator('[data-action="review"]').click();
  await first.page.waitForSelector('.review[data-review="done"]');
  await first.context.close();
  const problems: string[] = [];
  const shown = [
    ['en', 'light', 1280, 720],
    ['es', 'dark', 1440, 900],
    ['pt', 'light', 820, 1180],
    ['it', 'dark', 390, 844],
    ['en', 'light', 390, 844],
  ] as const;
  for (const [locale, colorScheme, width, height] of shown) {
    const touch = width < 1000;
    const { page, context, faults } = await visitor(house, { locale, colorScheme, viewport: { width, height }, hasTouch: touch, isMobile: touch });
    await page.goto(`/review/${table}`);
    await page.waitForSelector('[data-choice="played"], .line');
    const where = `${locale} ${colorScheme} ${width}`;
    await picture(page, `review-${locale}-${colorScheme}-${width}`);
    problems.push(...(await wrong(page, touch)).map((what) => `${where}: ${what}`));
    problems.push(...(await barriers(page)).map((what) => `${where}: ${what}`));
    await page.locator('[data-action="try"]').click();
    await page.locator('[data-action="try-begin"]:enabled').waitFor();
    problems.push(...(await barriers(page)).map((what) => `${where}, trying: ${what}`));
    await picture(page, `review-try-${locale}-${width}`);
    expect(faults).toEqual([]);
    await context.close();
  }
  expect(problems).toEqual([]);
});
