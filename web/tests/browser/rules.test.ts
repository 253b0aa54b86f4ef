// The rulebook in the browser: pictures of the board, the table of countries, search by everyday words, the ways to a lesson and to
// the tournament game; and the page for those who know the game from elsewhere.
import { expect, test } from 'vitest';
import { wrong } from './boxes.ts';
import { housed, picture, visitor } from './house.ts';

const house = housed();

test('the first turn has pictures, countries have their table, and a section leads to its lesson and its play', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/rules/twilight');
  await page.waitForSelector('[data-figure="board"]');
  expect(await page.locator('[data-figure="board"]').count()).toBe(7);
  expect(await page.locator('[data-figure="countries"] tbody tr').count()).toBe(84);
  expect(await page.locator('[data-figure="countries"] tr', { hasText: 'Cuba' }).first().innerText()).toContain('Nicaragua');
  await page.locator('[id="s1.1.4"]').scrollIntoViewIfNeeded();
  expect(await page.locator('[id="s1.1.4"] [data-figure="board"]').getAttribute('aria-label')).toContain('Iran: US 0, USSR 2');
  await picture(page, 'rules-first-turn');

  await page.fill('input[type="search"]', 'how do I lose by nukes');
  await page.waitForFunction(() => document.querySelector('.text section')?.id === 's8.1.3');
  await page.click('[data-played-in="8.1.3"]');
  await page.waitForSelector('.replay .guide');
  await page.waitForFunction(() => document.querySelector('.replay .guide')?.textContent?.includes('lose the game for whoever plays it'));

  await page.goto('/replay/tournament?at=end');
  await page.waitForFunction(() => document.querySelector('.replay .guide')?.textContent?.includes('The books stop here'));
  await page.goto('/rules/twilight');
  // Every section has its links, those of the third rank too.
  for (const number of ['6.3', '6.3.2']) expect(await page.locator(`[data-lesson-of="${number}"]`).getAttribute('href')).toBe('/learn/twilight/coups');
  expect(faults).toEqual([]);
  await context.close();
});

test('the first rounds of Guerra Fría have pictures of the table', async () => {
  const { page, context, faults } = await visitor(house, { locale: 'es' });
  await page.goto('/rules/guerra-fria');
  await page.waitForSelector('[data-figure="table"]');
  expect(await page.locator('[data-figure="table"]').count()).toBe(6);
  await page.locator('[id="s1.1.3"]').scrollIntoViewIfNeeded();
  expect(await page.locator('[id="s1.1.3"] [data-figure="table"]').getAttribute('aria-label')).toContain('Sur: Oeste 2, Norte 2, Este 0; Reserva 4');
  expect(await page.locator('[data-lesson-of="1.1.5"]').getAttribute('href')).toBe('/learn/guerra-fria/reorganise');
  await picture(page, 'rules-first-rounds');
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone the rules and the page for newcomers from elsewhere fit, in four languages', async () => {
  for (const [locale, question, title] of [
    ['en', 'nukes', 'Coming from the app or the board'],
    ['es', 'bomba nuclear', 'Si vienes de la aplicación o del tablero'],
    ['pt', 'bomba atômica', 'Para quem vem do aplicativo ou do tabuleiro'],
    ['it', 'bomba atomica', "Se vieni dall'app o dal tavolo"],
  ] as const) {
    const { page, context, faults } = await visitor(house, { viewport: { width: 390, height: 844 }, hasTouch: true, locale });
    await page.goto('/rules/twilight');
    await page.waitForSelector('[data-figure="board"]');
    await page.fill('input[type="search"]', question);
    await page.waitForFunction(() => document.querySelector('.text section')?.id === 's8.1.3');
    // The contents are in reach from anywhere: a section that is named there stands at the top, and nothing lies over its title.
    await page.fill('input[type="search"]', '');
    await page.locator('[id="s10"]').scrollIntoViewIfNeeded();
    await page.locator('.contents summary').tap();
    expect(await wrong(page, true)).toEqual([]);
    if (locale === 'en') await picture(page, 'rules-contents-phone');
    await page.locator('.contents a[href="#s6"]').tap();
    await page.waitForFunction(() => {
      const title = document.getElementById('s6')!.getBoundingClientRect();
      const contents = document.querySelector('.contents')!.getBoundingClientRect();
      return contents.top >= 0 && contents.height < 60 && title.top >= contents.bottom && title.top < 200;
    });
    expect(await wrong(page, true)).toEqual([]);
    if (locale === 'en') await picture(page, 'rules-phone');
    await page.click('a[href="/coming"]');
    await page.waitForSelector('section li');
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await page.locator('section li').count()).toBe(21);
    expect(await page.locator('main, body').first().innerText()).not.toContain('{');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(391);
    if (locale === 'es') await picture(page, 'coming-phone');
    expect(faults).toEqual([]);
    await context.close();
  }
});
