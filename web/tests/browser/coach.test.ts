// A newcomer's first game: the coach speaks of the position, warns of what is laid, keeps silent when told, and is still there after a reload.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, asked, dice, housed, picture, play, shows, moved, visitor } from './house.ts';

const house = housed();

/** What the coach says now, once it has been heard. */
async function says(page: Page): Promise<string> {
  await page.waitForSelector('.coach .words > *');
  return page.locator('.coach .words').innerText();
}

async function learn(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator('[data-action="learn"]').click();
  await page.waitForURL('**/table/**');
}

test('a newcomer reads, plays three plays, silences the coach and reloads', async () => {
  const { page, context, faults } = await visitor(house);
  await learn(page, 'twilight');
  await asked(page);
  const first = await says(page);
  expect(await page.locator('.coach [data-play]').count()).toBeGreaterThan(0);
  await picture(page, 'coach-set-up');
  // The best of what makes sense can be chosen: it is lit on the board.
  const best = await page.locator('.coach [data-play]').first().getAttribute('data-play');
  expect(await page.locator(`.country.legal[data-country="${best}"]`).count()).toBe(1);
  await page.reload();
  await asked(page);
  expect(await says(page), 'the same after a reload').toBe(first);

  // The set-up, the headline and a first action round.
  const pick = dice(5);
  for (let told = 0; told < 3; ) {
    if ((await asked(page)) === 'over') break;
    const before = await shows(page);
    const clicked = await answer(page, pick, true);
    if (clicked === '') continue;
    await moved(page, before);
    if (clicked === 'confirm') told += 1;
  }
  await asked(page);
  expect(await says(page), 'another position, other words').not.toBe(first);
  await picture(page, 'coach-play');

  await page.locator('[data-action="coach-silent"]').click();
  await expect.poll(() => page.locator('.coach .words').count()).toBe(0);
  await page.reload();
  await asked(page);
  expect(await page.locator('.coach[data-wish="silent"]').count(), 'silent after a reload').toBe(1);
  expect(await page.locator('.coach .words').count()).toBe(0);
  await page.locator('[data-action="coach-usual"]').click();
  expect((await says(page)).length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone the coach is a pane of the sheet', async () => {
  const { page, context, faults } = await visitor(house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await learn(page, 'twilight');
  await asked(page);
  await page.locator('[data-tab="coach"]:visible').click();
  const told = [await says(page)];
  expect(told[0]!.length).toBeGreaterThan(20);
  await picture(page, 'coach-phone');
  // The same advice in the other languages: what is advised stays, and nothing of it is left in English.
  const advised = () => page.locator('.coach [data-play]').evaluateAll((all) => all.map((one) => one.getAttribute('data-play')));
  const plays = await advised();
  for (const [language, name] of [['es', 'Guía'], ['pt', 'Guia'], ['it', 'Guida']] as const) {
    await page.evaluate((chosen) => localStorage.setItem('detente-settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('detente-settings')!), language: chosen })), language);
    await page.reload();
    await asked(page);
    expect(await page.locator('[data-tab="coach"]:visible').innerText()).toBe(name);
    await page.locator('[data-tab="coach"]:visible').click();
    const said = await says(page);
    expect(said).not.toContain('{');
    const lines = new Set(told.flatMap((other) => other.split('\n')));
    // A sentence is never the same in two of them; the name of a country may be.
    expect(said.split('\n').filter((line) => line.split(' ').length > 4 && lines.has(line)), language).toEqual([]);
    expect(await advised(), language).toEqual(plays);
    told.push(said);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('Guerra Fría has a coach as well, and a game between people has none', async () => {
  const { page, context, faults } = await visitor(house);
  await learn(page, 'guerra-fria');
  await page.waitForSelector('[data-action="build"]');
  expect((await says(page)).length).toBeGreaterThan(20);
  await picture(page, 'coach-guerra-fria');
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await play(page, dice(3), 2);
  expect(await page.locator('.coach').count(), 'nor a game against the computer that is no first one').toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
