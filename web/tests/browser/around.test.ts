// Around the table: records from elsewhere, tables without help, settings, rules and keys beside the board.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asked, begin, dice, housed, picture, play, visitor } from './house.ts';

const house = housed();
const games = join(import.meta.dirname, '../../../crates');

test.each([
  ['Twilight Struggle', 'struggle/tests/games/tournament.txt', '.country'],
  ['Guerra Fría', 'guerra-fria/tests/games/section-3.txt', 'svg.gf'],
])('a record of %s is imported from a file and replayed', async (_, file, board) => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/replays');
  await page.locator('input[type="file"]').setInputFiles(join(games, file));
  await page.waitForURL('**/replay/**');
  await page.waitForSelector(board);
  for (let step = 1; step <= 3; step++) {
    const before = await page.locator('.replay').getAttribute('data-shows');
    await page.locator('[data-action="next"]').click();
    await page.waitForFunction((was) => document.querySelector('.replay')?.getAttribute('data-shows') !== was, before);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('a file that is no record is refused in words, and one may try again', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/replays');
  await page.locator('input[type="file"]').setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('milk, bread') });
  await page.waitForSelector('[role="alert"]');
  expect((await page.locator('[role="alert"]').innerText()).length).toBeGreaterThan(10);
  await page.locator('input[type="file"]').setInputFiles(join(games, 'struggle/tests/games/tournament.txt'));
  await page.waitForURL('**/replay/**');
  expect(faults).toEqual([]);
  await context.close();
});

test('a file of bytes, a short password and the end by resignation are told in plain words', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/replays');
  await page.locator('input[type="file"]').setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255, 254, 7]) });
  const alert = await page.getByRole('alert').innerText();
  expect(alert).toMatch(/^[\p{L}\p{P}\d ]+$/u);
  expect(alert).not.toContain('PNG');
  await page.goto('/settings');
  await page.locator('[name="name"]').fill('Quentin');
  await page.locator('[name="password"]').fill('short');
  // Neither the browser nor the server speaks of bytes.
  await page.locator('[name="password"]').evaluate((field: HTMLInputElement) => field.removeAttribute('minlength'));
  await page.locator('[data-action="register"]').click();
  expect(await page.getByRole('alert').innerText()).toContain('A password needs at least 8 characters');
  await begin(page);
  await page.locator('[data-more="menu"]').click();
  expect(await page.locator('[data-more="draw"]').count()).toBe(0);
  await page.locator('[data-more="resign"]').click();
  await page.locator('dialog [data-action="confirm"]').click();
  expect(await page.locator('dialog:has(#end-title)').innerText()).toMatch(/The US wins\s+US won: the other side resigned/);
  expect(faults).toEqual([]);
  await context.close();
});

test('a table without help shows neither odds nor scores nor the card tracker', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/new/twilight');
  for (const help of ['Odds', 'Scores', 'Warnings', 'Card tracker']) await page.locator(`[role="radiogroup"][aria-label="${help}"] label:has([value="off"])`).click();
  await page.locator('label:has(input[value="ussr"])').click();
  await page.locator('[data-action="start"]').click();
  await asked(page);
  await page.waitForSelector('[data-tab="log"]');
  expect(await page.locator('[data-tab="scores"], [data-tab="cards"]').count()).toBe(0);
  await play(page, dice(31), 8);
  // Odds are told in percent, and nothing here is.
  await page.waitForSelector('.card');
  expect(await page.locator('.decision').innerText()).not.toContain('%');
  expect(await page.locator('.country.legal').evaluateAll((all) => all.map((c) => c.getAttribute('aria-label') ?? '').filter((said) => said.includes('%')))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('sound is off until it is switched on', async () => {
  const { page, context } = await visitor(house);
  await context.addInitScript(() => {
    const seen = window as unknown as { sounds: number };
    seen.sounds = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        seen.sounds += 1;
      }
    };
  });
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  await begin(page);
  await play(page, dice(41), 12);
  expect(await sounds()).toBe(0);
  const table = page.url();
  await page.goto('/settings');
  await page.locator('[role="radiogroup"][aria-label="Sound"] label').first().click();
  await page.goto(table);
  await asked(page);
  for (let n = 0; n < 30 && (await sounds()) === 0; n++) if ((await play(page, dice(42 + n), 2)) === 'over') break;
  expect(await sounds()).toBe(1);
  await context.close();
});

test('the second pair of colours is kept, and changes the colour of the sides', async () => {
  const { page, context } = await visitor(house);
  await page.goto('/settings');
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ussr').trim());
  const before = await colour();
  await page.locator('[role="radiogroup"][aria-label="Colours of the sides"] label:has([value="safe"])').click();
  expect(await colour()).not.toBe(before);
  await begin(page);
  await page.reload();
  await asked(page);
  expect(await page.evaluate(() => document.documentElement.dataset['colours'])).toBe('safe');
  expect(await colour()).not.toBe(before);
  await picture(page, 'table-safe-colours');
  await context.close();
});

test('where “your turn” is sent can be set, and what the server refuses is said', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page);
  await page.goto('/settings');
  const notices = page.locator('section:has([data-action="notices"])');
  await notices.locator('[name="webhook"]').fill('https://example.org/hook');
  await notices.locator('[data-action="notices"]').click();
  await page.waitForFunction(() => [...document.querySelectorAll('[role="status"]')].some((told) => told.textContent === 'Saved.'));
  await page.reload();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="webhook"]')?.value === 'https://example.org/hook');
  // This server was given no way to send letters.
  await notices.locator('[name="email"]').fill('ann@example.org');
  await notices.locator('[data-action="notices"]').click();
  await notices.locator('[role="alert"]').waitFor();
  expect(await notices.locator('[role="alert"]').innerText()).toContain('no e-mail');
  expect(faults).toEqual([]);
  await context.close();
});

test('a bot gives a hint where nobody else plays', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page);
  await page.locator('.decision .menu > button').click();
  await page.locator('[data-action="hint"]').click();
  await page.waitForFunction(() => document.querySelector('.decision')?.textContent?.includes('A bot would choose: '));
  expect(faults).toEqual([]);
  await context.close();
});

test('the log says why the bot did something, until that is turned off', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/new/twilight');
  await page.locator('label:has(input[value="us"])').click();
  await page.locator('[data-action="start"]').click();
  await asked(page);
  // The set-up of the USSR takes a battleground.
  await page.waitForSelector('.log .why');
  expect(await page.locator('.log .why').first().innerText()).toMatch(/^Bot: .*battleground/);
  await picture(page, 'reasons');
  const turn = page.locator('[data-action="reasons"]');
  expect(await turn.getAttribute('aria-pressed')).toBe('true');
  await turn.click();
  expect(await page.locator('.log .why').count()).toBe(0);
  await page.reload();
  await asked(page);
  expect([await turn.getAttribute('aria-pressed'), await page.locator('.log .why').count()]).toEqual(['false', 0]);
  expect(faults).toEqual([]);
  await context.close();
});

test('rules and keys are one touch away from the board', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page);
  // What is asked leads to its section of the rules.
  await page.locator('.decision .rule').first().click();
  await page.waitForSelector('.side .rules h3');
  await page.locator('.side input[type="search"]').fill('realignment');
  await page.waitForFunction(() => document.querySelectorAll('.side .rules h3').length > 2);
  await picture(page, 'rules-pane');
  await page.locator('[data-action="keys"]').click();
  await page.waitForSelector('.keys kbd');
  await page.locator('[data-action="keys"]').click();
  await page.waitForSelector('.log');
  expect(faults).toEqual([]);
  await context.close();
});

test('a public table is found in the lobby and joined, and a private one is not there', async () => {
  const host = await visitor(house);
  const make = async (visible: string) => {
    await host.page.goto('/new/twilight?friend=1');
    await host.page.locator('label:has(input[value="us"])').click();
    await host.page.locator(`label:has(input[value="${visible}"])`).click();
    await host.page.locator('[data-action="start"]').click();
    await host.page.waitForURL('**/table/**');
    return new URL(host.page.url()).pathname;
  };
  const hidden = await make('private');
  const open = await make('public');
  const guest = await visitor(house);
  await guest.page.goto('/lobby');
  await guest.page.waitForSelector(`main a[href="${open}"]`);
  expect(await guest.page.locator(`main a[href="${hidden}"]`).count()).toBe(0);
  await picture(guest.page, 'lobby');
  await guest.page.locator(`main a[href="${open}"]`).click();
  await guest.page.locator('[data-action="join-ussr"]').click();
  await host.page.locator('[data-action="start"]:enabled').click();
  await asked(guest.page);
  expect([...host.faults, ...guest.faults]).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});
