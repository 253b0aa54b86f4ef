// Every card can be read wherever it is named, as its edition prints it; and the tracker tells nothing that is hidden.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, asked, begin, dice, housed, picture, play, visitor } from './house.ts';

const house = housed();

const shown = (page: Page) => page.locator('.peek [data-face]').getAttribute('data-face');

test('a name in the log shows its card: by the pointer, by the focus, by a click and by i', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page);
  await play(page, dice(11), 12);
  await page.locator('[data-tab="log"]').click();
  const name = page.locator('.log .card-name').last();
  const card = await name.getAttribute('data-names');
  await name.hover();
  await page.waitForSelector('.peek[role="tooltip"]');
  expect(await shown(page)).toBe(card);
  // The card has a face: its picture, what it does, its line of history.
  await page.waitForSelector('.peek .history');
  expect(await page.locator('.peek [data-icon]').getAttribute('data-icon')).toBe(card);
  await page.mouse.move(5, 5);
  await page.waitForSelector('.peek', { state: 'detached' });
  await name.click();
  await page.waitForSelector('.peek[role="dialog"]');
  await picture(page, 'card-peek');
  // Esc puts the card away, and takes nothing back.
  const before = await page.locator('.log .line').count();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.peek', { state: 'detached' });
  expect(await page.locator('.log .line').count()).toBe(before);
  await name.focus();
  await page.keyboard.press('i');
  await page.waitForSelector('.peek[role="dialog"]');
  expect(await shown(page)).toBe(card);
  await page.locator('.peek [aria-label="Close"]').click();
  await page.waitForSelector('.peek', { state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone a tap on a name shows the card, inside the window', async () => {
  const { page, context, faults } = await visitor(house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await begin(page);
  await page.locator('[data-tab="cards"]:visible').tap();
  await page.locator('.tracker .card-name:visible').first().tap();
  const box = (await page.locator('.peek[role="dialog"]').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  await picture(page, 'phone-card');
  expect(faults).toEqual([]);
  await context.close();
});

test('at a table of the first edition its own text is read', async () => {
  const { page, context } = await visitor(house);
  await page.goto('/new/twilight');
  await page.locator('.preset:has-text("First edition")').click();
  await page.locator('label:has(input[value="ussr"])').click();
  await page.locator('[data-action="start"]').click();
  await asked(page);
  await page.locator('[data-tab="cards"]').click();
  await page.locator('details[data-pile="hand"] summary').click();
  await page.locator('.tracker [data-names="korean-war"]').click();
  expect(await page.locator('.peek').innerText()).toContain('DEFCON drops by 1');
  // In the replay too, whatever was looked at before.
  const table = page.url().split('/').at(-1)!.split('?')[0]!;
  await page.keyboard.press('Escape');
  await page.locator('[data-more="menu"]:visible').click();
  await page.locator('.list .btn').last().click();
  await page.locator('dialog [data-action="confirm"]').click();
  await page.waitForSelector(`a[href="/replay/${table}"]`);
  await page.goto(`/replay/${table}?seat=ussr`);
  await page.locator('.log .card-name').first().click();
  await page.waitForSelector('.peek [data-edition="first"]');
  await context.close();
});

test('the card that is played is named under the question, and can be read there', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page);
  const name = page.locator('.decision .sub .card-name:visible');
  const pick = dice(17);
  for (let n = 0; n < 60 && (await name.count()) === 0; n++) await play(page, pick, 1);
  const card = await name.getAttribute('data-names');
  await name.click();
  await page.waitForSelector('.peek[role="dialog"]');
  expect(await shown(page)).toBe(card);
  // Looking at a card chooses nothing.
  await page.keyboard.press('Escape');
  await page.waitForSelector('.peek', { state: 'detached' });
  expect(await name.getAttribute('data-names')).toBe(card);
  expect(faults).toEqual([]);
  await context.close();
});

test('the tracker says where cards are, filters them, and does not know what the other side holds', async () => {
  const host = await visitor(house);
  await host.page.goto('/new/twilight?friend=1');
  await host.page.locator('label:has(input[value="us"])').click();
  await host.page.locator('[data-action="start"]').click();
  await host.page.waitForURL('**/table/**');
  const guest = await visitor(house);
  await guest.page.goto(host.page.url());
  await guest.page.locator('[data-action="join-ussr"]').click();
  await host.page.locator('[data-action="start"]:enabled').click();
  await asked(guest.page);
  await answer(guest.page, dice(3));
  const hand = await guest.page.locator('.cards [data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')!));
  expect(hand.length).toBeGreaterThan(7);
  await host.page.locator('[data-tab="cards"]').click();
  const pile = (id: string) => host.page.locator(`[data-pile="${id}"] [data-names]`).evaluateAll((all) => all.map((name) => name.getAttribute('data-names')!));
  // Only the China Card, which everybody sees, is known in the other's hand; all else lies among the hidden cards.
  const open = hand.filter((card) => card === 'the-china-card');
  expect(await pile('known-ussr')).toEqual(open);
  const unseen = new Set(await pile('unseen'));
  expect(hand.filter((card) => card !== 'the-china-card' && !unseen.has(card))).toEqual([]);
  // 35 cards of the Early War and 3 of those that are optional, less the own hand: what hand and draw pile hold between them.
  const own = await host.page.locator('.cards [data-card]').count();
  expect(unseen.size).toBe(38 - own);
  await host.page.locator('.tracker select').first().selectOption('scoring');
  const scoring = await pile('unseen');
  expect(scoring.length).toBeGreaterThan(0);
  expect(scoring.every((card) => card.endsWith('-scoring'))).toBe(true);
  await host.page.locator('.tracker select').first().selectOption('all');
  await host.page.locator('.tracker select').nth(2).selectOption('4');
  for (const card of await pile('unseen')) expect(await host.page.locator(`.tracker li:has([data-names="${card}"]) svg text`).first().textContent()).toBe('4');
  await picture(host.page, 'tracker');
  expect([...host.faults, ...guest.faults]).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('the button that scores says what it would score', async () => {
  const { page, context, faults } = await visitor(house, {}, { motion: 'none', finish: 'never' });
  // The hand is dealt before the set-up: another game until a scoring card is in it.
  do await begin(page);
  while ((await page.locator('.card.scoring').count()) === 0);
  // Through set-up and headline, with something else.
  const plays = page.locator('.card.playable:not(.scoring)');
  while ((await plays.count()) === 0) await play(page, dice(3), 1);
  await plays.first().click();
  const scoring = page.locator('.card.scoring.playable').first();
  while (!(await page.locator('.table:has(.card.scoring.playable) [data-tab="log"]').count()) || !/round/.test(await page.locator('.decision .text').innerText())) await play(page, dice(3), 1);
  await scoring.click();
  expect(await page.locator('.decision [data-action="event"] small').innerText()).toMatch(/\d/);
  expect(faults).toEqual([]);
  await context.close();
});
