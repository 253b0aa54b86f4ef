// A review without a server: worked out by the workers of this browser, kept there, and the same as the program makes of the same game.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { built, shelved } from './files.ts';
import { asked, dice, picture, play, program, visitor } from './house.ts';

const files = shelved();
const there = built();

async function download(page: Page, selector: string, to: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator(selector).first().click()]);
  await file.saveAs(to);
  return readFileSync(to, 'utf8');
}

test.runIf(there)('a short game is reviewed in the browser, byte for byte as by the program, kept, and tried anew', async () => {
  const place = mkdtempSync(join(tmpdir(), 'detente-alone-'));
  const { page, context, faults } = await visitor(files);
  await page.goto('#/new/twilight');
  await page.locator('label:has(input[value="greedy"])').click();
  await page.locator('label:has(input[value="ussr"])').first().click();
  await page.locator('[data-action="start"]').click();
  await page.waitForURL(/#\/table\//);
  await asked(page);
  await play(page, dice(3), 9);
  const table = page.url().split('/').at(-1)!;
  await page.locator('[data-more="menu"]:visible').first().click();
  await page.locator('[data-more="resign"]').click();
  await page.locator('dialog [data-action="confirm"]').click();
  await page.waitForSelector('#end-title');
  const record = join(place, 'game.dtr');
  await download(page, 'dialog [data-action="record"]', record);
  await page.locator('dialog [data-action="to-review"]').click();
  await page.waitForSelector('[data-review="none"]');
  await page.locator('.segments label').first().click();
  await page.locator('[data-action="review"]').click();
  await page.waitForSelector('[data-review="working"] progress');
  await page.waitForSelector('.review[data-review="done"]');
  const made = await download(page, '[data-action="download"]', join(place, 'review.json'));
  const native = execFileSync(program(), ['review', record, '--json', '--effort', '60n'], { maxBuffer: 1 << 26 }).toString();
  expect(made).toBe(native.trimEnd());
  // It is kept: nothing is worked on after a reload.
  await page.reload();
  await page.waitForSelector('.review[data-review="done"]');
  await page.waitForSelector('[data-choice="played"], .line');
  await picture(page, 'review-alone');
  await page.locator('[data-stop]').first().click();
  await page.locator('h1').click();
  const before = await page.locator('.review').getAttribute('data-at');
  await page.keyboard.press('Shift+ArrowRight');
  await page.waitForFunction((was) => document.querySelector('.review')?.getAttribute('data-at') !== was, before);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('t');
  await page.locator('[name="level"]').selectOption('greedy');
  await page.locator('[data-action="try-begin"]').click();
  await page.waitForURL(/#\/table\//);
  expect(page.url()).not.toContain(table);
  expect(await asked(page)).toBe('asked');
  expect(faults).toEqual([]);
  await context.close();
  rmSync(place, { recursive: true, force: true });
});
