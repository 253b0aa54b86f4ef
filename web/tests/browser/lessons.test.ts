// Lessons in the browser: the list, two lessons played by the keyboard alone, another way that is answered, the list on a phone.
import type { Page } from 'playwright-core';
import { expect, test, type TestContext } from 'vitest';
import { wrong } from './boxes.ts';
import { asked, housed, outdated, picture, someone, visitor } from './house.ts';
import { coups, plays, press, reach } from './lesson.ts';

const house = housed();

/** Does this program carry the lessons? Where the compiler for the browser is missing it does not, and the report names the tests
 * that were left out. */
async function taught(page: Page, context: TestContext): Promise<void> {
  await page.goto('/learn/twilight');
  const there = await page.evaluate(async () => (await fetch('/classroom.wasm')).ok);
  context.skip(!there, 'this program was built without the lessons');
  context.skip(outdated(), 'the programs of the page are older than the code');
}

test('two lessons are played through by the keyboard alone, and the list remembers', async (run) => {
  const { page, context, faults } = await visitor(house);
  await taught(page, run);
  await page.waitForSelector('[data-lesson="board"]');
  expect(await page.locator('[data-lesson]').count()).toBe(13);
  await page.locator('[data-lesson="board"]').focus();
  await page.keyboard.press('Enter');
  await reach(page, 'task');

  // Another way first: it is answered, and the step starts over.
  await plays(page, 'truman-doctrine', 'influence', ['iran']);
  await reach(page, 'missed');
  expect(await page.locator('.lesson .reply').innerText()).toContain('Your point went to another country.');
  await page.keyboard.press('Enter');
  await reach(page, 'task');
  await page.keyboard.press('h');
  await page.waitForSelector('.hint');

  // And again in the middle of a step: the card that lies there is back in the hand.
  await page.locator('.card.playable[data-card="truman-doctrine"]').focus();
  await press(page, 'Enter');
  await page.waitForSelector('.decide [data-action="influence"]');
  await page.click('[data-action="start-over"]');
  await page.waitForSelector('.card.playable[data-card="truman-doctrine"]');
  expect(await page.locator('.decide [data-action="influence"]').count()).toBe(0);

  for (const [card, countries] of [
    ['truman-doctrine', ['italy']],
    ['independent-reds', ['italy', 'italy']],
    ['duck-and-cover', ['west-germany', 'west-germany', 'west-germany']],
  ] as const) {
    await plays(page, card, 'influence', [...countries]);
    await reach(page, 'done');
    await page.keyboard.press('Enter');
  }
  await reach(page, 'question');
  // Back to the step before the question, which is played once more; what is done stays done.
  await page.click('[data-action="back"]');
  await page.waitForSelector('.lesson[data-phase="task"][data-stage="2"]');
  await plays(page, 'duck-and-cover', 'influence', ['west-germany', 'west-germany', 'west-germany']);
  await reach(page, 'done');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.lesson[data-phase="question"][data-stage="3"]');
  await page.keyboard.press('1');
  await reach(page, 'corrected');
  await page.keyboard.press('Enter');
  await reach(page, 'question');
  await page.keyboard.press('2');
  await reach(page, 'answered');
  await page.keyboard.press('Enter');
  await reach(page, 'question');
  await page.keyboard.press('3');
  await reach(page, 'answered');
  await page.keyboard.press('Enter');
  await reach(page, 'finished');

  await page.goto('/learn/twilight/coups');
  await coups(page, async () => {
    expect(await page.locator('p.sum').first().innerText()).toBe('die 4 + 3 Ops − 2 × stability 2 = 3');
    await picture(page, 'lesson');
  });

  // What comes next has the focus: Enter goes on.
  await page.waitForFunction(() => document.activeElement?.matches('[data-action="next"]'));
  expect(await page.locator('[data-action="next"]').getAttribute('href')).toBe('/learn/twilight/realignment');

  await page.goto('/learn/twilight');
  await page.waitForSelector('[data-lesson="coups"].done');
  expect(await page.locator('[data-lesson].done').count()).toBe(2);
  expect(await page.locator('progress').evaluate((bar: HTMLProgressElement) => [bar.value, bar.max])).toEqual([2, 13]);
  await picture(page, 'lessons');
  expect(faults).toEqual([]);
  await context.close();
});

test('who has a name finds the lessons done in another browser, joined with what this one has done', async (run) => {
  const name = someone('Ada Learns');
  const enter = async (page: Page, how: 'register' | 'login') => {
    await page.goto('/settings');
    await page.fill('[name="name"]', name);
    await page.fill('[name="password"]', 'correct horse');
    await page.click(`[data-action="${how}"]`);
    await page.locator('main', { hasText: `You are ${name}.` }).waitFor();
  };
  const first = await visitor(house);
  await taught(first.page, run);
  await enter(first.page, 'register');
  await first.page.goto('/learn/twilight/coups');
  await reach(first.page, 'task');
  await plays(first.page, 'comecon', 'coup', ['iran']);
  await reach(first.page, 'done');
  await first.page.waitForFunction(async () => Object.keys((await (await fetch('/api/me/lessons')).json()).done).length === 1);
  await first.context.close();

  const second = await visitor(house);
  await second.page.goto('/learn/twilight');
  await second.page.evaluate(() => localStorage.setItem('detente-lessons', '{"twilight/board":3}'));
  await enter(second.page, 'login');
  await second.page.goto('/learn/twilight');
  for (const [lesson, standing] of [['coups', '1 of '], ['board', '3 of ']] as const) {
    await second.page.waitForFunction(([id, text]) => document.querySelector(`[data-lesson="${id}"]`)?.textContent?.includes(text!), [lesson, standing]);
  }
  await second.page.click('[data-lesson="coups"]');
  await second.page.waitForSelector('.lesson[data-stage="1"]');
  expect(second.faults).toEqual([]);
  await second.context.close();
});

test('the list fits a phone and speaks four languages', async (run) => {
  for (const [locale, word] of [['en', 'Coups'], ['es', 'Golpes de estado'], ['pt', 'Golpes'], ['it', 'Colpi di Stato']] as const) {
    const { page, context, faults } = await visitor(house, { viewport: { width: 390, height: 844 }, hasTouch: true, locale });
    await taught(page, run);
    await page.waitForSelector('[data-lesson="coups"]');
    expect(await page.locator('[data-lesson="coups"] b').innerText()).toBe(word);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(391);
    const small = await page.locator('[data-lesson]').evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    if (locale === 'en') await picture(page, 'lessons-phone');
    await page.locator('[data-lesson="coups"]').tap();
    await reach(page, 'task');
    // The map is seen: at least a fifth of the screen is left to it.
    const map = await page.locator('.table > .map').boundingBox();
    expect(map?.height ?? 0).toBeGreaterThan(844 / 5);
    if (locale === 'en') await picture(page, 'lesson-phone');
    expect(await page.locator('body').innerText()).not.toContain('{');
    expect(faults).toEqual([]);
    await context.close();
  }
});

test.for([
  ['upright', 390, 844],
  ['across', 667, 375],
] as const)('on a phone held %s a lesson is played by touch, and what is to be learned of a play is in sight', async ([, width, height], run) => {
  for (const locale of ['en', 'es'] as const) {
    const { page, context, faults } = await visitor(house, { viewport: { width, height }, hasTouch: true, isMobile: true, locale });
    await taught(page, run);
    await page.evaluate(() => localStorage.setItem('detente-lessons', '{"twilight/defcon":1}'));
    // A mistake, and what was asked for; neither needs the map to be moved.
    for (const [lesson, card, use, country, phase] of [
      ['defcon', 'duck-and-cover', 'event', null, 'missed'],
      ['coups', 'comecon', 'coup', 'iran', 'done'],
    ] as const) {
      await page.goto(`/learn/twilight/${lesson}`);
      await reach(page, 'task');
      await page.locator(`.sheet .card.playable[data-card="${card}"]`).tap();
      await page.locator(`.sheet [data-action="${use}"]`).tap();
      if (country) await page.locator(`.country.legal[data-country="${country}"]`).tap();
      // A play that lies complete is confirmed, and a deadly one before that as well.
      for (let i = 0; i < 2; i++) {
        const confirm = page.locator('.sheet [data-action="confirm"]:enabled');
        await page.waitForSelector(`.lesson[data-phase="${phase}"], .sheet [data-action="confirm"]:enabled`);
        if ((await confirm.count()) === 0) break;
        const told = await page.locator('.sheet').innerText();
        await confirm.tap();
        await page.waitForFunction((before) => document.querySelector<HTMLElement>('.sheet')?.innerText !== before, told);
      }
      await reach(page, phase);
      await page.waitForFunction(() => {
        const [reply, said] = ['.lesson .reply', '.lesson .said'].map((name) => document.querySelector(name)!.getBoundingClientRect());
        return reply!.top >= said!.top && reply!.bottom <= said!.bottom + 1 && said!.bottom <= innerHeight;
      });
      expect(await wrong(page, true)).toEqual([]);
    }
    if (locale === 'en') await picture(page, `lesson-touch-${width}`);
    expect(faults).toEqual([]);
    await context.close();
  }
});

/** The last lesson of each game: how many of its stages come before the last question, and which answer to it is right. */
const LAST = [
  ['twilight', 'planning', [4, '2']],
  ['guerra-fria', 'attack', [4, '2']],
] as const;

/** Answers the last question, and sees what is said and offered then. */
async function ends(page: Page, right: string): Promise<void> {
  await reach(page, 'question');
  await page.keyboard.press(right);
  await reach(page, 'answered');
  await page.keyboard.press('Enter');
  await reach(page, 'finished');
  expect(await page.locator('.lesson .reply').innerText()).toContain('last lesson');
  expect(await page.locator('[data-action="next"]').count()).toBe(0);
  await page.waitForFunction(() => document.activeElement?.matches('[data-action="first-game"]'));
}

test.for(LAST)('behind the last lesson of %s waits a first game with the coach, one Enter away', async ([game, lesson, [stages, right]], run) => {
  const { page, context, faults } = await visitor(house);
  await taught(page, run);
  await page.evaluate(([key, n]) => localStorage.setItem('detente-lessons', JSON.stringify({ [key]: n })), [`${game}/${lesson}`, stages] as const);
  await page.goto(`/learn/${game}/${lesson}`);
  // Whoever comes back to the test of a lesson finds its board beside it.
  await page.waitForSelector('.board :is(svg.board, svg.gf)');
  await ends(page, right);
  await picture(page, `lesson-last-${game}`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/**');
  await asked(page);
  await page.waitForSelector('.coach .words > *');
  // Only the lesson just done counts, and the first game stands behind all of them.
  await page.goto(`/learn/${game}`);
  await page.waitForSelector(`[data-lesson="${lesson}"].done`);
  expect(await page.locator('.lessons li').last().locator('[data-action="learn"]').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('in the page without a server the last lesson leads to a first game there', async (run) => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/here/');
  run.skip(!(await page.evaluate(async () => (await fetch('classroom.wasm')).ok)), 'this program has no page for the device');
  const [game, lesson, [stages, right]] = LAST[0];
  await page.evaluate(([key, n]) => localStorage.setItem('detente-lessons', JSON.stringify({ [key]: n })), [`${game}/${lesson}`, stages] as const);
  await page.goto(`/here/#/learn/${game}/${lesson}`);
  await ends(page, right);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/here\/#\/table\//);
  await asked(page);
  await page.waitForSelector('.coach .words > *');
  expect(faults).toEqual([]);
  await context.close();
});
