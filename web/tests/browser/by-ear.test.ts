// Whole games by what a screen reader would say: controls by their role and spoken name, what happened from live regions alone.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dice, housed, LATE_WAR, seated, THREE_ROUNDS, visitor } from './house.ts';

const house = housed();

/** Hears what live regions say, each time they say something else. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const last = new WeakMap<Element, string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const text = region?.textContent.replace(/\s+/g, ' ').trim() ?? '';
        if (!region || text === '' || last.get(region) === text) continue;
        last.set(region, text);
        spoken.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

/** The names of what may be pressed within a part of the page, as the accessibility tree has them. */
async function buttons(part: Locator): Promise<string[]> {
  if ((await part.count()) === 0) return [];
  const tree = await part.first().ariaSnapshot();
  const found = [...tree.matchAll(/- button ("(?:[^"\\]|\\.)*")([^\n]*)/g)];
  return found.filter(([, , state]) => !state!.includes('[disabled]')).map(([, name]) => JSON.parse(name!) as string);
}

/** Presses a control that was heard of. */
async function press(part: Locator, name: string): Promise<void> {
  await part.getByRole('button', { name, exact: true }).first().focus();
  await part.page().keyboard.press('Enter');
}

/** What was pressed last has been answered: what is offered now is what may be chosen. */
const answered = (page: Page) => page.waitForFunction(() => document.querySelector('[data-version]') !== null && document.querySelector('[data-busy]') === null);

/** Something new is said after a press. */
async function heardMore(page: Page, before: number, pressed: string): Promise<void> {
  await page.waitForFunction((n) => (window as unknown as { spoken: string[] }).spoken.length > n, before, { timeout: 15_000 }).catch(async (error: unknown) => {
    throw new Error(`nothing is said after “${pressed}”; last: ${JSON.stringify((await spoken(page)).slice(-3))}`, { cause: error });
  });
}

/** The lines of the log, as the server has them for this player. */
async function log(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = await fetch(`/api${location.pathname.replace('table', 'tables')}/log?lang=en`);
    return ((await answer.json()) as { text: string }[]).map(({ text }) => text.replace(/\s+/g, ' ').trim());
  });
}

/** Every line of the log from one on was said by a live region. */
async function everythingHeard(page: Page, from: number): Promise<void> {
  const said = (await spoken(page)).join(' ');
  const silent = (await log(page)).slice(from).filter((line) => line !== '' && !said.includes(line));
  expect(silent).toEqual([]);
}

test('a whole game of Twilight Struggle is played by ear', async () => {
  const { page, context, faults } = await visitor(house);
  await listen(page);
  await seated(page, LATE_WAR);
  const decision = page.getByRole('region', { name: 'Decision' });
  const map = page.getByRole('group', { name: 'The board' });
  const hand = page.getByRole('toolbar');
  const end = page.getByRole('dialog');
  const pick = dice(7);
  let steps = 0;
  await decision.waitFor();
  const known = (await log(page)).length;
  while ((await end.count()) === 0) {
    await answered(page);
    const before = (await spoken(page)).length;
    const offered = await buttons(decision);
    const grave = offered.some((name) => name.startsWith('Choose again'));
    const wanted = offered.filter((name) => !/^(Undo|Start over|More|Choose again|Rules)/.test(name));
    // Hasty, so that the game ends by the rules soon: coups wherever there may be one, in battlegrounds first.
    const yes = [/↵$/, /^Coup/, /^Event/, /influence/i].map((word) => wanted.find((name) => word.test(name))).find((name) => name !== undefined);
    const open = (await buttons(map)).filter((name) => name.includes('can be chosen'));
    const grounds = open.filter((name) => name.includes('battleground'));
    const places = grounds.length > 0 ? grounds : open;
    const cards = await buttons(hand);
    const one = (names: string[]) => names[pick(names.length)];
    const finishes = grave || /^(Done|Roll)/.test(yes ?? '');
    const [part, name] = places.length > 0 && !finishes ? [map, one(places)] : yes ? [decision, yes] : grave ? [decision, one(wanted)] : cards.length > 0 ? [hand, one(cards)] : [decision, one(wanted)];
    if (!name) {
      // The other side plays.
      await page.waitForTimeout(50);
      continue;
    }
    await press(part, name);
    steps += 1;
    await heardMore(page, before, name);
  }
  expect(steps).toBeGreaterThan(5);
  // The end is said, and every line of the log was heard as it was told.
  const result = await end.getByRole('heading').first().innerText();
  expect(result).toMatch(/US|USSR|draw/i);
  await everythingHeard(page, known);
  console.info(`by ear: ${steps} answers, ${(await spoken(page)).length} announcements`);
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game of Guerra Fría is played by ear', async () => {
  const { page, context, faults } = await visitor(house);
  await listen(page);
  await seated(page, THREE_ROUNDS);
  const decision = page.getByRole('complementary', { name: 'Decision' });
  const end = page.getByRole('dialog');
  await decision.waitFor();
  const known = (await log(page)).length;
  for (let round = 1; round <= 3; round++) {
    const before = (await spoken(page)).length;
    const four = decision.getByRole('button', { name: /^Four new missiles/ }).first();
    await four.waitFor();
    await four.focus();
    await page.keyboard.press('Enter');
    // How many there are to lay is asked of the server first.
    const arrow = decision.getByRole('spinbutton', { disabled: false }).first();
    await arrow.focus();
    await page.keyboard.press('ArrowUp');
    expect(await arrow.getAttribute('aria-valuenow')).toBe('1');
    const lay = decision.getByRole('button', { name: /^Lay/ });
    await lay.focus();
    await page.keyboard.press('Enter');
    await heardMore(page, before, 'Lay');
    // What was turned up is said, of all four.
    await page.waitForFunction((n) => ['South', 'West', 'North', 'East'].every((who) => (window as unknown as { spoken: string[] }).spoken.slice(n).join(' ').includes(who)), before);
    await page.keyboard.press('Escape');
  }
  await end.waitFor();
  expect(await end.getByRole('heading').first().innerText()).not.toBe('');
  await everythingHeard(page, known);
  expect(faults).toEqual([]);
  await context.close();
});
