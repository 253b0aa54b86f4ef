// Without a server, with the network cut: puzzles, the analysis board, hints, a step taken back, a lesson and the coach.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built, shelved } from './files.ts';
import { asked, dice, moved, play, root, shows, visitor } from './house.ts';
import { coups } from './lesson.ts';

const files = shelved();
const there = built();

interface Puzzle {
  id: string;
  answer: string;
  others: { action: string }[];
}

const puzzles = readFileSync(join(root, 'crates/review/puzzles/twilight.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Puzzle);

const POSITION =
  'turn=8 round=3 phasing=us defcon=3 vp=4 us=iran:2,west-germany:4,italy:2 ussr=poland:3,iraq:3 hand-us=duck-and-cover,nato ' +
  'hand-ussr=blockade,nasser,fidel deck=comecon,cia-created,socialist-governments stack=turn/2,end-of-round/us,action-round/us';

test.runIf(there)('a puzzle is solved and remembered, a position is analysed, a hint is given and a step taken back, without a network', async () => {
  const { page, context, faults } = await visitor(files);
  await page.goto('./');
  await page.evaluate(async () => {
    const registered = await navigator.serviceWorker.ready;
    while (registered.active?.state !== 'activated') await new Promise((later) => setTimeout(later, 50));
  });
  // What the analysis needs is fetched before the train leaves.
  await page.goto('#/new/twilight');
  await page.locator('[data-action="fetch-strong"]').click();
  await page.locator('[data-strong="here"]').waitFor();
  await files.cut();
  try {
    const puzzle = puzzles[0]!;
    await page.goto('#/puzzles');
    await page.reload();
    await page.locator(`[data-puzzle="${puzzle.id}"]`).waitFor();
    await page.goto(`#/puzzles/${puzzle.id}`);
    await page.locator('.puzzle[data-phase="task"]').waitFor();
    await page.locator('.puzzle [data-action="hint"]').click();
    await page.locator('.puzzle .hint').first().waitFor();
    await page.locator(`.puzzle [data-answer="${puzzle.others[0]!.action}"]`).click();
    await page.locator('[data-wrong]').first().waitFor();
    await page.locator(`.puzzle [data-answer="${puzzle.answer}"]`).click();
    await page.locator('.puzzle[data-phase="right"]').waitFor();
    await page.goto('#/puzzles');
    await page.locator(`[data-puzzle="${puzzle.id}"][data-state="wrong"]`).waitFor();
    await page.goto(`#/analyse?game=twilight&position=${encodeURIComponent(POSITION)}`);
    await page.locator('.study[data-seat="us"]').waitFor();
    await page.locator('[data-action="best"]').click();
    await page.locator('[data-play]').first().waitFor();
    expect(await page.locator('[data-play]').count()).toBeGreaterThan(1);
    // A game, with help.
    await page.goto('#/');
    await page.locator('[data-action="machine-twilight"]').click();
    await page.waitForURL(/#\/table\//);
    await asked(page);
    await page.locator('[data-more="menu"]:visible').click();
    await page.locator('[data-action="hint"]').click();
    await page.waitForFunction(() => document.querySelector('.decision')?.textContent?.includes('A bot would choose: '));
    // A step is undone before it counts; one that counted is taken back, for the computer agrees.
    await page.locator('.country.legal').first().click();
    await page.locator('[data-action="undo"]').click();
    await page.locator('[data-action="undo"]').waitFor({ state: 'detached' });
    await play(page, dice(9), 12);
    while ((await page.locator('.decision.asks, [data-action="undo"]').count()) > 0) {
      const before = await shows(page);
      const asks = (await page.locator('.decision.asks').count()) > 0;
      await page.keyboard.press('Escape');
      if (!asks) await moved(page, before);
    }
    const before = await shows(page);
    const log = await page.locator('.log').innerText();
    await page.locator('[data-more="menu"]:visible').click();
    await page.locator('[data-more="take-back"]:visible').click();
    await moved(page, before);
    await asked(page);
    expect((await page.locator('.log').innerText()).length).toBeLessThan(log.length);
    expect(faults).toEqual([]);
  } finally {
    await files.open();
  }
  await context.close();
});

test.runIf(there)('a lesson is played to its end and a first game with the coach begun, in Italian, without a network', async () => {
  const { page, context, faults } = await visitor(files, { locale: 'it' });
  await page.goto('./');
  await page.evaluate(async () => {
    const registered = await navigator.serviceWorker.ready;
    while (registered.active?.state !== 'activated') await new Promise((later) => setTimeout(later, 50));
  });
  await files.cut();
  try {
    await page.goto('#/learn/twilight/coups');
    await page.reload();
    await coups(page, async () => expect(await page.locator('p.sum').first().innerText()).toMatch(/^dado 4 .* = 3$/));
    await page.goto('#/learn/twilight');
    await page.locator('[data-lesson="coups"].done').waitFor();
    await page.locator('[data-action="learn"]').click();
    await page.waitForURL(/#\/table\//);
    await asked(page);
    const says = async () => {
      await page.waitForSelector('.coach .words > *');
      return page.locator('.coach .words').innerText();
    };
    const first = await says();
    const best = await page.locator('.coach [data-play]').first().getAttribute('data-play');
    expect(await page.locator(`.country.legal[data-country="${best}"]`).count()).toBe(1);
    await play(page, dice(5), 12);
    expect(await says()).not.toBe(first);
    await page.locator('[data-action="coach-silent"]').click();
    await page.locator('.coach .words').waitFor({ state: 'detached' });
    await page.reload();
    await asked(page);
    await page.locator('.coach[data-wish="silent"]').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/[{}]|Your turn/);
    expect(faults).toEqual([]);
  } finally {
    await files.open();
  }
  await context.close();
});
