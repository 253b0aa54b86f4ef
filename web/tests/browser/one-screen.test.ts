// Several players at one screen: each takes the place in turn, and nobody sees another's cards on the way.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, asked, dice, housed, moved, picture, shows, turn, visitor } from './house.ts';

const house = housed();

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator('label:has(input[value="hot-seat"])').click();
  await page.locator('[data-action="start"]').click();
  await page.waitForURL('**/table/**');
}

/** The seat whose player is asked to take the place, if one is. */
async function covered(page: Page): Promise<string | null> {
  const cover = page.locator('dialog[data-hand-over]');
  return (await cover.count()) > 0 ? cover.getAttribute('data-hand-over') : null;
}

async function takeOver(page: Page): Promise<string> {
  const seat = await covered(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('dialog[data-hand-over]') === null);
  return seat ?? '';
}

test('two people at one screen play whole turns of Twilight Struggle without a reload', async () => {
  const { page, context, faults } = await visitor(house);
  const pick = dice(11);
  await begin(page, 'twilight');
  await page.waitForSelector('dialog[data-hand-over]');
  await picture(page, 'hand-over');
  const sat: string[] = [];
  const hands: Record<string, string> = {};
  while ((await turn(page)) < 2 && (await asked(page)) !== 'over') {
    if (await covered(page)) {
      // Nothing of the table can be read or clicked while it is covered.
      expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight - 40)?.closest('.card') ?? null)).toBeNull();
      sat.push(await takeOver(page));
      const cards = await page.locator('.card[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')).join(' '));
      const seat = sat.at(-1)!;
      if (cards) hands[seat] = cards;
      continue;
    }
    const before = await shows(page);
    if (await answer(page, pick, true)) await moved(page, before);
  }
  expect(new Set(sat)).toEqual(new Set(['us', 'ussr']));
  expect(sat.every((seat, n) => n === 0 || seat !== sat[n - 1])).toBe(true);
  expect(hands['us']).not.toBe(hands['ussr']);
  expect(faults).toEqual([]);
  await context.close();
});

test('after a reload the screen is covered until somebody takes the place', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page, 'twilight');
  await page.waitForSelector('dialog[data-hand-over]');
  const seat = await takeOver(page);
  await page.waitForSelector('.country.legal');
  await page.reload();
  await page.waitForSelector('dialog[data-hand-over]');
  expect(await takeOver(page)).toBe(seat);
  await page.waitForSelector('.country.legal');
  expect(faults).toEqual([]);
  await context.close();
});

test('four people at one screen play rounds of Guerra Fría', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page, 'guerra-fria');
  const round = () => page.locator('header h1 small').innerText();
  const chose: string[] = [];
  let first = '';
  for (let choice = 0; choice < 8; choice++) {
    await page.waitForSelector('dialog[data-hand-over], [data-action="build"]');
    // Whoever chose last in a round may go on with the next one.
    chose.push((await covered(page)) ? await takeOver(page) : chose.at(-1)!);
    first ||= await round();
    await page.locator('[data-action="build"]').click();
    await page.locator('[data-action="commit"]:enabled').click();
    await page.waitForFunction(() => document.querySelector('.choosing') === null || document.querySelector('dialog[data-hand-over]') !== null);
    // Everybody looks at what was turned up before the next player takes the place.
    if (choice % 4 === 3) {
      await page.waitForSelector('[data-reveal="4"]');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('.table[data-shown]') === null);
    }
  }
  expect(chose).toEqual(['south', 'west', 'north', 'east', 'east', 'south', 'west', 'north']);
  await expect.poll(round).not.toBe(first);
  expect(faults).toEqual([]);
  await context.close();
});
