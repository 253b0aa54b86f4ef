// No text is cut on a desktop (1280 × 720) and on a phone (390 × 844), in four languages, on the screens that the other tests of
// sizes do not come by. Other widths are not measured here. One game of each kind serves for all of it: the language is changed
// under it.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardTexts, outOfReach, wrong } from './boxes.ts';
import { answer, asked, dice, housed, moved, picture, shows, visitor } from './house.ts';

const house = housed();
const LANGUAGES = ['en', 'es', 'pt', 'it'] as const;
const SIZES = [
  ['desktop', { viewport: { width: 1280, height: 720 } }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

/** What is shown when a screen is there; a heading where nothing is said. */
const SCREENS: [string, string][] = [
  ...['/puzzles', '/privacy', '/credits', '/games', '/verify', '/coming', '/ladder', '/player/nobody', '/events', '/new/guerra-fria'].map((path): [string, string] => [path, 'main :is(h1, h2)']),
  ['/puzzles/daily', '.puzzle [data-answer]'],
  ['/analyse', '.study .board .table'],
  ['/replay/tournament?at=34', '.replay[data-shows] .controls'],
];

/** The language of the page from the next load on. */
const speak = (page: Page, language: string) =>
  page.evaluate((chosen) => localStorage.setItem('detente-settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('detente-settings') ?? '{}'), language: chosen, motion: 'none' })), language);

test.each(SIZES)('on a %s no screen beside the tables cuts a text, in four languages', async (name, size) => {
  const { page, context, faults } = await visitor(house, size);
  const problems: string[] = [];
  await page.goto('/privacy');
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const [path, there] of SCREENS) {
      await page.goto(path);
      await page.waitForSelector(there, { state: 'attached' });
      await page.waitForLoadState('networkidle');
      problems.push(...(await wrong(page, name === 'phone')).map((what) => `${path} in ${language}: ${what}`));
    }
  }
  expect(problems).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** The same visitor at both sizes, and what is wrong wherever it looks. */
class Both {
  readonly problems: string[] = [];
  constructor(private readonly pages: (readonly [string, Page])[]) {}

  static async of(first: Page, context: BrowserContext): Promise<[Both, BrowserContext]> {
    const { viewport, ...fingers } = SIZES[1][1];
    const phone = await house.browser.newContext({ baseURL: house.url, locale: 'en', viewport, ...fingers, storageState: await context.storageState() });
    phone.setDefaultTimeout(120_000);
    return [new Both([['desktop', first], ['phone', await phone.newPage()]]), phone];
  }

  /** Goes to a place in every language at both sizes, and does this there. */
  async everywhere(path: string, there: string, look: (page: Page, check: (what: string) => Promise<void>, language: string, size: string) => Promise<void>): Promise<void> {
    for (const [size, page] of this.pages) {
      for (const language of LANGUAGES) {
        if (page.url() === 'about:blank') await page.goto('/privacy');
        await speak(page, language);
        await page.goto(path);
        await page.waitForSelector(there, { state: 'attached' });
        const check = async (what: string) => {
          const found = [...(await wrong(page, size === 'phone')), ...(await outOfReach(page))];
          if (found.length > 0) await picture(page, `cut-${what.replaceAll(' ', '-')}-${language}-${size}`);
          this.problems.push(...found.map((one) => `${what} in ${language} on a ${size}: ${one}`));
        };
        await look(page, check, language, size);
      }
    }
  }
}

/** Every pane beside the board, one after another. */
async function panes(page: Page, check: (what: string) => Promise<void>): Promise<void> {
  const tabs = page.locator('[data-tab]:visible');
  const ids = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('data-tab')!));
  expect(ids.length).toBeGreaterThan(2);
  for (const id of ids) {
    const tab = page.locator(`[data-tab="${id}"]:visible`);
    await tab.click();
    await page.locator(`[data-tab="${id}"][aria-selected="true"]:visible`).waitFor();
    await check(`the pane ${id}`);
  }
}

/** Gives up, and waits for the end. */
async function resign(page: Page): Promise<void> {
  await page.locator('[data-more="menu"]:visible').first().click();
  await page.locator('[data-more="resign"]').click();
  await page.locator('dialog [data-action="confirm"]').click();
  await page.waitForSelector('#end-title');
}

async function firstGame(page: Page, game: string): Promise<string> {
  await page.goto(`/learn/${game}`);
  await page.locator('[data-action="learn"]').click();
  await page.waitForURL('**/table/**');
  await asked(page);
  return new URL(page.url()).pathname;
}

test('at a table of Twilight Struggle no text is cut: the uses of a card, the panes, the names on the map, the end, its replay and its review', async () => {
  const { page, context, faults } = await visitor(house);
  const table = await firstGame(page, 'twilight');
  // As far as the first card that is used.
  const pick = dice(11);
  for (let n = 0; n < 40 && (await page.locator('.decide [data-action="influence"]').count()) === 0; n++) {
    expect(await asked(page)).toBe('asked');
    const before = await shows(page);
    if ((await answer(page, pick, true)) !== '') await moved(page, before);
  }
  await page.locator('.decide [data-action="undo"]').click();
  await page.waitForSelector('.card.playable');
  const [both, phone] = await Both.of(page, context);

  await both.everywhere(table, '.card.playable', async (at, check, language, size) => {
    await check('a card is asked for');
    // The map is one drawing at every size.
    if (size === 'desktop') both.problems.push(...(await boardTexts(at, 'svg.board')).map((what) => `the map in ${language}: ${what}`));
    const cards = await at.locator('.card.playable:visible').evaluateAll((all) => [...new Set(all.map((card) => card.getAttribute('data-card')!))]);
    expect(cards.length).toBeGreaterThan(4);
    for (const card of cards) {
      const tab = at.locator('[data-tab="hand"]:visible');
      if ((await tab.count()) > 0) await tab.click();
      await at.locator(`.card.playable[data-card="${card}"]:visible`).first().click();
      await at.locator('.decision [data-action="undo"]:visible').waitFor();
      await check(`the uses of ${card}`);
      await at.locator('.decision [data-action="undo"]:visible').click();
      await at.waitForFunction(() => document.querySelector('.decision [data-action="undo"]') === null);
      await at.waitForSelector(`.card.playable[data-card="${card}"]`, { state: 'attached' });
    }
    await panes(at, check);
  });

  await page.goto(table);
  await asked(page);
  await resign(page);
  await both.everywhere(table, '#end-title', async (at, check) => {
    await check('the end');
    await at.locator('dialog [data-action="close"]').click();
    await at.waitForSelector('#end-title', { state: 'detached' });
    await check('the board at the end');
  });
  const id = table.split('/').at(-1)!;
  await both.everywhere(`/replay/${id}`, '.replay[data-shows] .controls', (_, check) => check('the replay'));
  await both.everywhere(`/review/${id}`, '[data-action="review"]', (_, check) => check('a game that may be reviewed'));
  await both.everywhere(`/verify?table=${id}`, '[data-fair]', (_, check) => check('the dice of the game'));
  expect(both.problems).toEqual([]);
  expect(faults).toEqual([]);
  await phone.close();
  await context.close();
});

test('at a table of Guerra Fría no text is cut: the choices, the panes, the board, the end', async () => {
  const { page, context, faults } = await visitor(house);
  const table = await firstGame(page, 'guerra-fria');
  const [both, phone] = await Both.of(page, context);
  await both.everywhere(table, '[data-action="build"]', async (at, check, language) => {
    await check('a choice is asked for');
    both.problems.push(...(await boardTexts(at, 'svg.gf')).map((what) => `the board in ${language}: ${what}`));
    for (const choice of ['build', 'regroup', 'ally']) {
      const button = at.locator(`[data-action="${choice}"]:visible`);
      if ((await button.count()) === 0 || !(await button.isEnabled())) continue;
      await button.click();
      await at.waitForSelector(`[data-action="${choice}"][aria-pressed="true"]`);
      await check(choice);
    }
    await panes(at, check);
  });
  await page.goto(table);
  await page.waitForSelector('[data-action="build"]');
  await resign(page);
  await both.everywhere(table, '#end-title', (_, check) => check('the end'));
  expect(both.problems).toEqual([]);
  expect(faults).toEqual([]);
  await phone.close();
  await context.close();
});
