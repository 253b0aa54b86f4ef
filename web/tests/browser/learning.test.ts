// Where somebody learns: every lesson played through by the keyboard alone, on a desktop and on a phone, and the lists, the rules
// and the page for those who come from elsewhere. Boxes are measured everywhere, in four languages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrong } from './boxes.ts';
import { outdated, housed, picture, root, visitor } from './house.ts';

const house = housed();
const LANGUAGES = ['en', 'es', 'pt', 'it'] as const;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Lesson {
  game: string;
  id: string;
  /** The solution of every step, word by word. */
  steps: string[][];
  /** The right answer to every question, counted from 1. */
  questions: number[];
}

/** The lessons as their files tell them. */
function lessons(): Lesson[] {
  const folder = join(root, 'crates/lessons/lessons');
  return readdirSync(folder).flatMap((game) =>
    readdirSync(join(folder, game)).map((file): Lesson => {
      const found: Lesson = { game, id: file.replace('.txt', ''), steps: [], questions: [] };
      let asking = false;
      for (const line of readFileSync(join(folder, game, file), 'utf8').split('\n')) {
        const [kind, ...words] = line.split(' ');
        if (kind === 'step' || kind === 'question') asking = kind === 'question';
        else if (kind === 'solution') found.steps.push(words);
        else if (kind === 'answers' && asking) found.questions.push(words.findIndex((word) => word.endsWith('*')) + 1);
      }
      return found;
    }),
  );
}

const phase = (page: Page) => page.locator('.lesson').getAttribute('data-phase');
const reach = (page: Page, wanted: string) => page.waitForSelector(`.lesson[data-phase="${wanted}"]`);

/** Waits until the step is no longer to be done, or until the board asks for this. */
const ready = (page: Page, what: string) => page.waitForFunction((wanted) => document.querySelector('.lesson')?.getAttribute('data-phase') !== 'task' || document.querySelector(wanted), what);

/** One word of a solution, by the keyboard: a card, a use, a country, or a number for an arrow. */
async function types(page: Page, word: string): Promise<void> {
  const number = /^(to|from)-(south|west|north|east)-(\d+)$/.exec(word);
  if (number) {
    const [, way, rival, n] = number;
    const box = page.locator(`.stepper:has([data-step="${rival}-more"]) [role="spinbutton"]`);
    await box.focus();
    for (let i = 0; i < Number(n); i++) await page.keyboard.press(way === 'to' ? 'ArrowUp' : 'ArrowDown');
    expect(await box.getAttribute('aria-valuenow')).toBe(String(way === 'to' ? Number(n) : -Number(n)));
    return;
  }
  // An alliance is chosen first, and then with whom.
  if (word.startsWith('ally-')) await types(page, 'ally');
  const what = `.playable[data-card="${word}"], .country.legal[data-country="${word}"], :is(.decide, .choosing) [data-action="${word}"]:enabled`;
  await ready(page, what);
  const version = await page.locator('.table').getAttribute('data-version');
  await page.locator(what).first().focus();
  await page.keyboard.press('Enter');
  if (['build', 'regroup', 'ally'].includes(word) || word.startsWith('ally-')) {
    await page.waitForSelector(`[data-action="${word}"][aria-pressed="true"]`);
    if (word === 'build') await page.waitForSelector('[data-step$="-more"]:enabled');
  } else {
    await page.waitForFunction((before) => document.querySelector('.lesson')?.getAttribute('data-phase') !== 'task' || document.querySelector('.table')?.getAttribute('data-version') !== before, version);
  }
}

/** Measures the boxes on a desktop and on a phone, and leaves the page as wide as it was. */
async function measured(page: Page, where: string, problems: string[]): Promise<void> {
  for (const [name, size] of [['phone', PHONE], ['desktop', DESKTOP]] as const) {
    await page.setViewportSize(size);
    await page.waitForFunction((width) => innerWidth === width, size.width);
    problems.push(...(await wrong(page, false)).map((what) => `${where} on a ${name}: ${what}`));
    // Some hundred pictures: for whoever wants to look at every step.
    if (process.env['EVERY_PICTURE']) await picture(page, `${where}-${name}`);
  }
}

test.for(LANGUAGES.map((locale, at) => [locale, at] as const))('lessons are played through by the keyboard alone in %s, and nothing is cut off on the way', async ([locale, at], run) => {
  const { page, context, faults } = await visitor(house, { viewport: DESKTOP, locale });
  await page.goto('/learn/twilight');
  run.skip(outdated(), 'the programs of the page are older than the code');
  run.skip(!(await page.evaluate(async () => (await fetch('/classroom.wasm')).ok)), 'this program was built without the lessons');
  const problems: string[] = [];
  // Every fourth lesson in each language: all of them are played, and the terminal plays all in all four. Whoever wants to look at
  // every step names a language to see all of them in.
  for (const lesson of lessons().filter((_, i) => process.env['EVERY_PICTURE'] === locale || i % LANGUAGES.length === at)) {
    const where = `lesson-${lesson.game}-${lesson.id}-${locale}`;
    await page.goto(`/learn/${lesson.game}/${lesson.id}`);
    for (const [n, solution] of lesson.steps.entries()) {
      await reach(page, 'task');
      await page.waitForSelector('.table[data-version]');
      await page.keyboard.press('h');
      await page.waitForSelector('.hint');
      await measured(page, `${where}-${n + 1}-task`, problems);
      for (const word of solution) await types(page, word);
      // A play that lies complete waits for Enter.
      for (let i = 0; i < 3 && (await phase(page)) === 'task'; i++) {
        await ready(page, '.decide [data-action="confirm"], .decide [data-action="done"]');
        if ((await phase(page)) === 'task') await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.querySelector('.lesson')?.getAttribute('data-phase') !== 'task', undefined, { timeout: 3000 }).catch(() => undefined);
      }
      await reach(page, 'done');
      await measured(page, `${where}-${n + 1}-done`, problems);
      await page.locator('[data-action="go-on"]').focus();
      await page.keyboard.press('Enter');
    }
    for (const [n, right] of lesson.questions.entries()) {
      await reach(page, 'question');
      await measured(page, `${where}-question-${n + 1}`, problems);
      await page.keyboard.press(String(right));
      await reach(page, 'answered');
      await page.keyboard.press('Enter');
    }
    await reach(page, 'finished');
    expect(await page.locator('body').innerText()).not.toContain('{');
  }
  expect(problems).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test.each(LANGUAGES)('the lists, the rules and the page for newcomers from elsewhere keep their boxes apart in %s', async (locale) => {
  const { page, context, faults } = await visitor(house, { viewport: DESKTOP, locale });
  const problems: string[] = [];
  for (const screen of ['/learn/twilight', '/learn/guerra-fria', '/rules/twilight', '/rules/guerra-fria', '/coming', '/new/guerra-fria']) {
    await page.goto(screen);
    await page.waitForSelector('main :is(h1, h2)');
    await page.waitForLoadState('networkidle');
    await measured(page, `${screen.slice(1).replace('/', '-')}-${locale}`, problems);
  }
  expect(problems).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
