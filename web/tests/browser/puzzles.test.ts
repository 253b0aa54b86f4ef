// Puzzles in the browser: the list, one solved by clicks and one by the keyboard alone, wrong answers first, hints, the next; the one of
// the day on the first screen; progress with an account. And the analysis board: by text, from a replay, set up by clicks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { outdated, housed, picture, register, root, someone, visitor } from './house.ts';

const house = housed();

interface Puzzle {
  id: string;
  seat: string;
  answer: string;
  difficulty: number;
  theme: string;
  position: string;
  others: { action: string; chance: number }[];
}

const all = (game: string): Puzzle[] =>
  readFileSync(join(root, `crates/review/puzzles/${game}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Puzzle)
    .sort((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1));
const twilight = all('twilight');
const guerraFria = all('guerra-fria');

/** Does this program carry the boards? Where the compiler for the browser is missing it does not, and the page says so. */
async function carried(page: Page): Promise<boolean> {
  await page.goto('/puzzles');
  const there = await page.evaluate(async () => (await fetch('/classroom.wasm')).ok);
  if (!there) console.log('SKIPPED the puzzles in the browser: this program was built without them');
  return there && !outdated();
}

const phase = (page: Page, wanted: string) => page.waitForSelector(`.puzzle[data-phase="${wanted}"]`);
const answer = (page: Page, action: string) => page.locator(`.puzzle [data-answer="${action}"]`);

test('a puzzle is solved by clicks: a wrong answer is told what it brings, hints help, and the next one follows', async () => {
  const { page, context, faults } = await visitor(house);
  if (!(await carried(page))) return;
  const [puzzle, after] = twilight as [Puzzle, Puzzle];
  await page.waitForSelector(`[data-puzzle="${puzzle.id}"]`);
  expect(await page.locator('[data-puzzle]').count()).toBe(twilight.length);
  expect(await page.locator('[data-solved]').getAttribute('data-solved')).toBe('0');
  await page.click('[data-action="next"]');
  await phase(page, 'task');
  // All legal answers are there, and none besides.
  expect(await page.locator('.puzzle [data-answer]').count()).toBe(puzzle.others.length + 1);
  await picture(page, 'puzzle');
  await page.click('[data-action="hint"]');
  await page.waitForSelector('.puzzle .hint');
  const wrong = puzzle.others[0]!;
  await answer(page, wrong.action).click();
  await page.waitForSelector(`[data-wrong="${wrong.action}"]`);
  await answer(page, puzzle.answer).click();
  await phase(page, 'right');
  expect(await page.locator('.puzzle tbody tr').count()).toBe(puzzle.others.length + 1);
  expect(await page.locator('.puzzle .best').count()).toBe(1);
  await picture(page, 'puzzle-solved');
  await page.click('.puzzle [data-action="next"]');
  await page.waitForURL(`**/puzzles/${after.id}`);
  await phase(page, 'task');
  await page.goto('/puzzles');
  // Only the first answer counts.
  await page.waitForSelector(`[data-puzzle="${puzzle.id}"][data-state="wrong"]`);
  await page.waitForSelector(`[data-puzzle="${after.id}"][data-state="new"]`);
  await picture(page, 'puzzles');
  expect(faults).toEqual([]);
  await context.close();
});

test('a puzzle is solved by the keyboard alone, at the first try, and the list remembers', async () => {
  const { page, context, faults } = await visitor(house);
  if (!(await carried(page))) return;
  const puzzle = twilight.find((each) => each.others.length < 9)!;
  await page.goto(`/puzzles/${puzzle.id}`);
  await phase(page, 'task');
  await page.keyboard.press('h');
  await page.waitForSelector('.puzzle .hint');
  const answers = await page.locator('.puzzle [data-answer]').evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['answer']));
  await page.keyboard.press(String(answers.indexOf(puzzle.answer) + 1));
  await phase(page, 'right');
  // What goes on has the focus.
  await page.keyboard.press('Enter');
  await page.waitForFunction((id) => !location.pathname.endsWith(id), puzzle.id);
  await phase(page, 'task');
  await page.goto('/puzzles');
  await page.waitForSelector(`[data-puzzle="${puzzle.id}"][data-state="right"]`);
  expect(await page.locator('[data-solved]').getAttribute('data-solved')).toBe('1');
  // By theme and by difficulty.
  await page.selectOption('select[name="theme"]', puzzle.theme);
  await page.waitForFunction((n) => document.querySelectorAll('[data-puzzle]').length === n, twilight.filter((each) => each.theme === puzzle.theme).length);
  await page.goto(`/puzzles/${puzzle.id}`);
  await phase(page, 'task');
  await page.click('[data-action="answer"]');
  await phase(page, 'shown');
  await page.goto('/puzzles');
  await page.waitForSelector(`[data-puzzle="${puzzle.id}"][data-state="right"]`);
  expect(faults).toEqual([]);
  await context.close();
});

test('an answer is given on the board, too: a card of the hand or a country of the map', async () => {
  const { page, context, faults } = await visitor(house);
  if (!(await carried(page))) return;
  const card = twilight.find((each) => each.position.split(' ').some((word) => word.startsWith(`hand-${each.seat}=`) && word.split('=')[1]!.split(',').includes(each.answer)));
  if (!card) return console.log('SKIPPED: no puzzle asks for a card');
  await page.goto(`/puzzles/${card.id}`);
  await phase(page, 'task');
  await page.locator(`.card.playable[data-card="${card.answer}"]`).click();
  await phase(page, 'right');
  expect(faults).toEqual([]);
  await context.close();
});

test('a puzzle of Guerra Fría is solved at its own table', async () => {
  const { page, context, faults } = await visitor(house);
  if (!(await carried(page)) || !guerraFria[0]) return;
  await page.goto('/puzzles?game=guerra-fria');
  await page.waitForSelector(`[data-puzzle="${guerraFria[0].id}"]`);
  await page.click('[data-action="next"]');
  await phase(page, 'task');
  // Laying card by card is no answer of its own.
  expect(await page.locator('.puzzle [data-answer]').count()).toBe(guerraFria[0].others.length + 1);
  await picture(page, 'puzzle-guerra-fria');
  await answer(page, guerraFria[0].answer).click();
  await phase(page, 'right');
  expect(faults).toEqual([]);
  await context.close();
});

test('the puzzle of the day is on the first screen, and leads there', async () => {
  const { page, context, faults } = await visitor(house);
  if (!(await carried(page))) return;
  await page.goto('/');
  const daily = page.locator('[data-daily] [data-action="daily"]');
  await daily.waitFor();
  const id = await page.locator('[data-daily]').getAttribute('data-daily');
  expect([...twilight, ...guerraFria].map((each) => each.id)).toContain(id);
  await daily.click();
  await phase(page, 'task');
  await page.goto('/puzzles/daily');
  await page.waitForURL(`**/puzzles/${id}`);
  await phase(page, 'task');
  expect(faults).toEqual([]);
  await context.close();
});

test('with a name there is a puzzle rating, and another browser of the same person knows what was answered', async () => {
  const { page, context, faults } = await visitor(house);
  if (!(await carried(page))) return;
  const [puzzle] = twilight as [Puzzle];
  const name = someone('Solver');
  await register(page, name);
  await page.goto(`/puzzles/${puzzle.id}`);
  await phase(page, 'task');
  const kept = page.waitForResponse((response) => response.url().includes('/api/me/puzzles') && response.request().method() === 'POST');
  await answer(page, puzzle.answer).click();
  await phase(page, 'right');
  await kept;
  await page.goto('/puzzles');
  await page.waitForSelector('[data-rating]');
  expect(Number(await page.locator('[data-rating]').getAttribute('data-rating'))).toBeGreaterThan(1500);
  const elsewhere = await visitor(house);
  await elsewhere.page.goto('/settings');
  await elsewhere.page.locator('[name="name"]').fill(name);
  await elsewhere.page.locator('[name="password"]').fill('correct horse');
  await elsewhere.page.locator('[data-action="login"]').click();
  await elsewhere.page.getByText(`Welcome, ${name}.`).waitFor();
  await elsewhere.page.goto('/puzzles');
  await elsewhere.page.waitForSelector(`[data-puzzle="${puzzle.id}"][data-state="right"]`);
  expect([...faults, ...elsewhere.faults]).toEqual([]);
  await context.close();
  await elsewhere.context.close();
});

const POSITION =
  'turn=8 round=3 phasing=us defcon=3 vp=4 us=iran:2,west-germany:4,italy:2 ussr=poland:3,iraq:3 hand-us=duck-and-cover,nato ' +
  'hand-ussr=blockade,nasser,fidel deck=comecon,cia-created,socialist-governments stack=turn/2,end-of-round/us,action-round/us';

const seat = (page: Page, wanted: string) => page.waitForSelector(`.study[data-seat="${wanted}"]`);

test('the analysis board takes a position by text, names the best plays, and is played on for both sides', async () => {
  const { page, context, faults } = await visitor(house);
  if (!(await carried(page))) return;
  await page.goto('/analyse');
  await page.waitForSelector('.study[data-position]');
  await page.click('summary');
  await page.fill('textarea[name="position"]', 'turn=8 wonder=1');
  await page.click('[data-action="lay"]');
  await page.waitForSelector('[role="alert"]');
  await page.fill('textarea[name="position"]', POSITION);
  await page.click('[data-action="lay"]');
  await seat(page, 'us');
  await page.click('[data-action="best"]');
  await page.waitForSelector('[data-play]');
  const plays = await page.locator('[data-play] b').allInnerTexts();
  expect(plays.length).toBeGreaterThan(1);
  for (const play of plays) expect(Number(play)).toBeGreaterThanOrEqual(0);
  await picture(page, 'analyse');
  // The United States: Duck and Cover as an event; then it is for the USSR, on the same screen.
  await page.locator('.card.playable[data-card="duck-and-cover"]').click();
  await page.locator('.decide [data-action="event"]').click();
  const done = page.locator('.decide [data-action="confirm"]');
  await Promise.race([seat(page, 'ussr'), done.waitFor().then(() => done.click()).catch(() => undefined)]);
  await seat(page, 'ussr');
  await page.waitForSelector('.card.playable[data-card="fidel"]');
  // The address is the position: whoever has it has the board.
  const link = page.url();
  expect(link).toContain('position=');
  await page.click('[data-action="take-back"]');
  await seat(page, 'us');
  const other = await visitor(house);
  await other.page.goto(link);
  await seat(other.page, 'ussr');
  expect([...faults, ...other.faults]).toEqual([]);
  await context.close();
  await other.context.close();
});

test('a position is set up by clicks, and one is taken from a replay', async () => {
  const { page, context, faults } = await visitor(house);
  if (!(await carried(page))) return;
  await page.goto(`/analyse?game=twilight&position=${encodeURIComponent(POSITION)}`);
  await seat(page, 'us');
  await page.click('[data-action="set-up"]');
  await page.locator('[data-country="japan"]').click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.study')?.dataset['position']?.includes('japan:1'));
  await page.click('[data-action="defcon-less"]');
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.study')?.dataset['position']?.includes('defcon=2'));
  for (const [what, wanted] of [['china/us', 'china=us/up'], ['space-us-more', 'space=1/0'], ['military-ops-ussr-more', 'military-ops=0/1']] as const) {
    if (what === 'china/us') await page.locator('.segments[aria-label="The China Card"] label').first().click();
    else await page.click(`[data-action="${what}"]`);
    await page.waitForFunction((text) => document.querySelector<HTMLElement>('.study')?.dataset['position']?.includes(text), wanted);
  }
  await picture(page, 'analyse-set-up');
  await page.click('[data-action="set-up-end"]');
  await page.waitForSelector('.card.playable[data-card="nato"]');
  await page.goto('/replay/tournament?at=20.0');
  await page.locator('[data-action="analyse"]').click();
  await page.waitForSelector('.study[data-position*="turn="]');
  await page.waitForSelector('.board .table');
  expect(faults).toEqual([]);
  await context.close();
});

test('a position of Guerra Fría is set up marker by marker, and the computer is asked about it', async () => {
  const { page, context, faults } = await visitor(house);
  if (!(await carried(page))) return;
  await page.goto('/analyse?game=guerra-fria');
  await page.waitForSelector('.study[data-game="guerra-fria"][data-position]');
  await page.click('[data-action="set-up"]');
  const position = () => page.locator('.study').getAttribute('data-position');
  const south = async () => (await position())!.match(/south=(\d+)\/(\d+)\/(\d+)\+(\d+)/)!.slice(1).map(Number) as [number, number, number, number];
  const [west, north, east, reserve] = await south();
  for (const what of ['missiles/south/west-more', 'missiles/south/north-more', 'reserve/south-more', 'reserve/south-more', 'round-more']) {
    const before = await position();
    await page.click(`[data-action="${what}"]`);
    await page.waitForFunction((text) => document.querySelector<HTMLElement>('.study')?.dataset['position'] !== text, before);
  }
  expect(await south()).toEqual([west + 1, north + 1, east, reserve + 2]);
  expect(await position()).toContain('round=2');
  await picture(page, 'analyse-set-up-guerra-fria');
  await page.click('[data-action="set-up-end"]');
  await page.click('[data-action="best"]');
  await page.waitForSelector('[data-play]');
  expect(faults).toEqual([]);
  await context.close();
});

test('the link of a position is copied, also where a page has no clipboard of its own', async () => {
  for (const lent of [true, false]) {
    const { page, context, faults } = await visitor(house);
    if (lent) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // As in a page that comes by plain HTTP from another machine.
    else await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    if (!(await carried(page))) return;
    await page.goto(`/analyse?game=twilight&position=${encodeURIComponent(POSITION)}`);
    await seat(page, 'us');
    const link = page.url();
    await page.click('[data-action="copy"]');
    await page.getByText('Copied', { exact: true }).waitFor();
    await page.click('summary');
    await page.fill('textarea[name="position"]', '');
    await page.focus('textarea[name="position"]');
    await page.keyboard.press('Control+V');
    expect(await page.inputValue('textarea[name="position"]')).toBe(link);
    expect(faults).toEqual([]);
    await context.close();
  }
});
