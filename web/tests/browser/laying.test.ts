// Lay, look, confirm: a play is changed freely until it is told, and nobody else learns anything before.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, asked, begin, dice, housed, moved, picture, shows, visitor, type Visitor } from './house.ts';

const house = housed();

/** What a page is told over its socket, from when this is called. */
async function overheard(one: Visitor): Promise<() => string> {
  const told: string[] = [];
  one.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await one.page.reload();
  await one.page.waitForSelector('.country');
  return () => told.join('\n');
}

async function press(page: Page, selector: string): Promise<void> {
  const before = await shows(page);
  await page.locator(selector).first().click();
  await moved(page, before);
}

/** Two people in two browsers; the USSR sets up first. */
async function two(): Promise<{ ussr: Visitor; us: Visitor }> {
  const ussr = await visitor(house);
  await ussr.page.goto('/new/twilight?friend=1');
  await ussr.page.locator('label:has(input[value="ussr"])').click();
  await ussr.page.locator('[data-action="start"]').click();
  await ussr.page.waitForURL('**/table/**');
  const us = await visitor(house);
  await us.page.goto(ussr.page.url());
  await us.page.locator('[data-action="join-us"]').click();
  await ussr.page.locator('[data-action="start"]:enabled').click();
  await ussr.page.waitForSelector('.country.legal');
  return { ussr, us };
}

/** Both set up, so that headlines are chosen. */
async function setUp(ussr: Page, us: Page): Promise<void> {
  for (let n = 0; n < 6; n++) await press(ussr, '.country.legal[data-country="poland"]');
  await press(ussr, '[data-action="confirm"]');
  await us.waitForSelector('.country.legal');
  for (let n = 0; n < 7; n++) await press(us, '.country.legal[data-country="italy"]');
  await press(us, '[data-action="confirm"]');
}

test('a play is laid, changed and told with Done, and the other side hears nothing before', async () => {
  const { ussr, us } = await two();
  const heard = await overheard(us);
  const before = heard().length;
  const board = await us.page.locator('svg.board').innerHTML();
  for (let n = 0; n < 5; n++) await press(ussr.page, '.country.legal[data-country="poland"]');
  await press(ussr.page, '[data-action="undo"]');
  await press(ussr.page, '[data-action="start-over"]');
  expect(await ussr.page.locator('[data-action="undo"]').count()).toBe(0);
  for (let n = 0; n < 6; n++) await press(ussr.page, '.country.legal[data-country="bulgaria"]');
  // Complete, and still only before its player.
  await ussr.page.waitForSelector('[data-action="confirm"]');
  await picture(ussr.page, 'laid');
  // Who is there is told when somebody has come, with the question as it was when the play began.
  const said = heard().slice(before).split('\n').filter((line) => !/"type":"presence".*\(6 left\)/.test(line));
  expect(said.join('')).toBe('');
  expect(await us.page.locator('svg.board').innerHTML()).toBe(board);
  await ussr.page.keyboard.press('Enter');
  await us.page.waitForSelector('.country.legal');
  expect(heard().slice(before)).toContain('bulgaria');
  expect([...ussr.faults, ...us.faults]).toEqual([]);
  await Promise.all([ussr, us].map(({ context }) => context.close()));
});

test('another card may be chosen while one is laid, and its name is not told', async () => {
  const { ussr, us } = await two();
  await setUp(ussr.page, us.page);
  const heard = await overheard(us);
  await ussr.page.waitForSelector('.card.playable');
  const cards = await ussr.page.locator('.card.playable').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')!));
  // A card that the other side cannot hold as well: every card exists once.
  const [first, second] = [cards[0]!, cards[1]!];
  const before = heard().length;
  await press(ussr.page, `.card[data-card="${first}"]`);
  await ussr.page.waitForSelector(`.card.chosen[data-card="${first}"], [data-action="confirm"]`);
  await ussr.page.locator(`.card[data-card="${second}"]`).click();
  await ussr.page.waitForFunction((id) => document.querySelector('[data-action="confirm"]') !== null && document.querySelector('.card.chosen')?.getAttribute('data-card') === id, second);
  expect(heard().slice(before)).toBe('');
  await press(ussr.page, '[data-action="confirm"]');
  // It lies face down: that is seen, and not which.
  await expect.poll(() => heard().slice(before).includes('"status":"hidden"')).toBe(true);
  for (const card of cards) expect(heard().slice(before)).not.toContain(`"card":"${card}"`);
  expect([...ussr.faults, ...us.faults]).toEqual([]);
  await Promise.all([ussr, us].map(({ context }) => context.close()));
});

/** Clicks of the set-up and the first headline, as a hand makes them. */
async function clicks(finish: string): Promise<{ setup: number; headline: number }> {
  const { page, context, faults } = await visitor(house, {}, { motion: 'none', finish });
  await begin(page);
  const pick = dice(5);
  let setup = 0;
  while ((await asked(page)) === 'asked' && (await page.locator('.card.playable').count()) === 0) {
    const before = await shows(page);
    if (!(await answer(page, pick))) continue;
    setup += 1;
    await moved(page, before);
  }
  let headline = 0;
  do {
    const before = await shows(page);
    await page.locator((await page.locator('[data-action="confirm"]').count()) > 0 ? '[data-action="confirm"]' : '.card.playable').first().click();
    headline += 1;
    await moved(page, before);
    // Laid, it waits for “Done”; told, it lies there until the bot has chosen as well.
    await page.waitForFunction(() => document.querySelector('[data-action="confirm"]') !== null || document.querySelector('[data-action="undo"]') === null);
  } while ((await page.locator('[data-action="confirm"]').count()) > 0 && headline < 5);
  expect(faults).toEqual([]);
  await context.close();
  return { setup, headline };
}

test('without the confirmation a play takes as many clicks as it has steps, with it one more', async () => {
  const without = await clicks('never');
  const within = await clicks('always');
  // Whoever is dealt the USSR places 6, the US 7.
  expect([6, 7]).toContain(without.setup);
  expect([7, 8]).toContain(within.setup);
  expect(without.headline).toBe(1);
  expect(within.headline).toBe(2);
});

test('on a phone a touch in the list of cards plays nothing by itself, whatever is wished', async () => {
  const { page, context, faults } = await visitor(house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, { motion: 'none', finish: 'never' });
  await begin(page);
  const pick = dice(9);
  while ((await asked(page)) === 'asked' && (await page.locator('.card.playable:visible').count()) === 0) {
    const before = await shows(page);
    if (await answer(page, pick)) await moved(page, before);
  }
  await page.locator('.card.playable:visible').first().tap();
  await page.waitForSelector('[data-action="confirm"]:visible');
  await picture(page, 'phone-laid');
  await page.locator('[data-action="undo"]:visible').tap();
  await page.waitForSelector('.card.playable:visible');
  expect(faults).toEqual([]);
  await context.close();
});

test('a roll waits for its own button, with the odds beside it, and another target may be chosen instead', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page);
  const pick = dice(12);
  // Until a card may be used for a coup.
  for (let n = 0; n < 80 && (await page.locator('[data-action="coup"]:visible').count()) === 0; n++) {
    if ((await asked(page)) === 'over') throw new Error('the game is over');
    const before = await shows(page);
    if (await answer(page, pick, true)) await Promise.race([moved(page, before), page.waitForSelector('[data-action="coup"]')]);
  }
  await press(page, '[data-action="coup"]');
  const target = async () => {
    const before = await shows(page);
    await page.locator('.country.legal').last().click();
    await moved(page, before);
    // Where DEFCON could fall too far one is asked first.
    if ((await page.locator('.decision.asks').count()) > 0) await page.locator('[data-action="confirm"]').click();
    await page.waitForFunction(() => document.querySelector('.decision.asks') === null && document.querySelector('[data-action="confirm"]') !== null);
  };
  await target();
  const said = () => page.locator('.decision:visible .text').innerText();
  const first = await said();
  expect(first).toMatch(/^Coup: /);
  expect(await page.locator('.decision:visible .sub').innerText()).toMatch(/%/);
  await picture(page, 'coup');
  if ((await page.locator('.country.legal').count()) > 0) {
    const before = await shows(page);
    await page.locator('.country.legal').first().click();
    await moved(page, before);
    await page.waitForFunction((was) => document.querySelector('[data-action="confirm"]') !== null && document.querySelector('.decision .text')?.textContent !== was, first);
    expect(await said()).toMatch(/^Coup: /);
  }
  // A page that is loaded again knows what is about to be rolled for, and with which card.
  const [before, targets] = [await said(), await page.locator('.country.legal').count()];
  await page.reload();
  await page.waitForSelector('[data-action="confirm"]');
  expect(await said()).toBe(before);
  expect(await page.locator('[data-action="confirm"]').innerText()).toContain('Roll');
  expect(await page.locator('.country.legal').count()).toBe(targets);
  await page.waitForSelector('.card.instead');
  // Nothing was rolled: all of it can be taken up.
  await press(page, '[data-action="start-over"]');
  await page.waitForSelector('.card.playable');
  expect(faults).toEqual([]);
  await context.close();
});
