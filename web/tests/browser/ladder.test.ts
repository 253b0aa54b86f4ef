// Rated games as people play them: agreed beforehand, told at the end, found on the profile and the ladder; quick pairing; challenges;
// and guests, who play unrated.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrong } from './boxes.ts';
import { asked, CROWD, housed, picture, register, someone, visitor, type Visitor } from './house.ts';

// Everybody in these tests comes from one address, between whom nothing would be rated.
const settings = join(mkdtempSync(join(tmpdir(), 'detente-settings-')), 'detente.toml');
writeFileSync(settings, `[ratings]\nsame-address = true\n${CROWD}`);
const house = housed('--config', settings);

async function person(name: string): Promise<Visitor & { name: string }> {
  const one = await visitor(house);
  const known = someone(name);
  await register(one.page, known);
  return { ...one, name: known };
}

const choose = (page: Page, group: string, value: string) => page.locator(`[role="radiogroup"][aria-label="${group}"] label:has([value="${value}"])`).click();
const profileOf = (name: string) => `/player/${encodeURIComponent(name)}`;

/** Gives up, as one does: the menu, then the question. */
async function resign(page: Page): Promise<void> {
  await page.locator('[data-more="menu"]:visible').first().click();
  await page.locator('[data-more="resign"]:visible').click();
  await page.locator('dialog [data-action="confirm"]').click();
}

/** A rated table of one person that is open to all. */
async function ratedTable(page: Page): Promise<string> {
  await page.goto('/new/twilight?friend=1');
  await choose(page, 'Clock', 'steady');
  await choose(page, 'Rated', 'yes');
  await choose(page, 'Who can join', 'public');
  await choose(page, 'Your seat', 'us');
  await page.waitForSelector('[data-rated="true"]');
  await page.locator('[data-action="start"]').click();
  await page.waitForURL('**/table/**');
  return page.url();
}

test('a rated game is agreed on, given up, told to both, and found on profile and ladder', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  // Before anybody has played there is nobody to list, and the page says what to do.
  await ann.page.goto('/ladder');
  await ann.page.locator('[data-empty]').waitFor();
  await picture(ann.page, 'ladder-empty');
  await ann.page.goto(profileOf(ann.name));
  await ann.page.getByText('You have no rated games yet.').waitFor();

  const table = await ratedTable(ann.page);
  await bob.page.goto('/lobby');
  const row = bob.page.locator(`tr[data-table="${table.split('/').at(-1)}"]`);
  await row.locator('td.rated', { hasText: 'yes' }).waitFor();
  await choose(bob.page, 'Rated', 'casual');
  await row.waitFor({ state: 'detached' });
  await choose(bob.page, 'Rated', 'rated');
  await row.locator('.go a').click();
  await bob.page.waitForSelector('[data-action="join-ussr"]');
  expect(await bob.page.locator('[data-term="rated"] b').innerText()).toBe('yes');
  expect(await bob.page.locator('[data-term="rated"] small').innerText()).toContain('standard');
  await picture(bob.page, 'invitation-rated');
  // A guest cannot sit down there and is told why; signing in leads back.
  const guest = await visitor(house);
  await guest.page.goto(table);
  await guest.page.locator('[data-action="sign-in"]', { hasText: 'Log in to sit down' }).waitFor();
  expect(await guest.page.locator('[data-action^="join-"]').count()).toBe(0);
  await picture(guest.page, 'invitation-guest');
  await guest.page.goto('/lobby');
  await guest.page.locator('tr [data-barred="guest"]').click();
  const third = someone('Cara');
  await guest.page.locator('[name="name"]').fill(third);
  await guest.page.locator('[name="password"]').fill('correct horse');
  await guest.page.locator('[data-action="register"]').click();
  await guest.page.waitForURL(table);
  await guest.page.waitForSelector('[data-action="join-ussr"]');

  await bob.page.locator('[data-action="join-ussr"]').click();
  await ann.page.locator('[data-action="start"]:enabled').click();
  await asked(bob.page);
  await ann.page.locator('.bar [data-rated]').waitFor();
  await resign(bob.page);
  for (const { page } of [ann, bob]) await page.locator('[data-rating-change] dd b').first().waitFor();
  const told = async (page: Page, seat: string) => Number(await page.locator(`[data-rating-change] [data-seat="${seat}"] b`).innerText());
  const [won, lost] = [await told(ann.page, 'us'), await told(ann.page, 'ussr')];
  expect(won).toBeGreaterThan(1500);
  expect(lost).toBeLessThan(1500);
  expect([await told(bob.page, 'us'), await told(bob.page, 'ussr')]).toEqual([won, lost]);
  await picture(ann.page, 'end-rated');

  // The name leads to the page of the player.
  await ann.page.locator('[data-rating-change] [data-seat="ussr"] a').click();
  await ann.page.waitForURL(`**${profileOf(bob.name)}`);
  await ann.page.locator('[data-rating="standard"] b', { hasText: String(lost) }).waitFor();
  await ann.page.locator('[data-rating="standard"]', { hasText: 'provisional' }).waitFor();
  expect(await ann.page.locator('[data-against] .score b').innerText()).toBe('1–0–0');
  expect(await ann.page.locator('[data-ending="resign"]').innerText()).toContain('0');
  expect(await ann.page.locator('[data-side="ussr"]').innerText()).toContain('1 game');
  expect(await ann.page.locator('tr[data-result="lost"]').innerText()).toContain(ann.name);
  await picture(ann.page, 'player');
  const [csv] = await Promise.all([ann.page.waitForEvent('download'), ann.page.locator('a', { hasText: 'CSV' }).first().click()]);
  expect(csv.suggestedFilename()).toContain('.csv');
  await bob.page.goto(profileOf(ann.name));
  expect(await bob.page.locator('[data-against] .score b').innerText()).toBe('0–0–1');

  // Few games say little: who has played once is provisional, has no rank, and is shown when asked for.
  await ann.page.goto('/ladder');
  await ann.page.locator('[data-empty] [data-action="provisional"]').click();
  await ann.page.waitForURL('**/ladder/twilight/standard?provisional=1');
  const rows = await ann.page.locator('tr[data-player]').evaluateAll((all) => all.map((one) => one.getAttribute('data-player')));
  expect(rows).toEqual([ann.name, bob.name]);
  expect(await ann.page.locator('tr.mine').getAttribute('data-player')).toBe(ann.name);
  expect(await ann.page.locator('[data-anchor]').count()).toBeGreaterThan(4);
  await picture(ann.page, 'ladder');
  // What is looked at stands in the address: a reload shows the same, another clock has other players.
  await ann.page.reload();
  await ann.page.locator(`tr[data-player="${bob.name}"]`).waitFor();
  await choose(ann.page, 'Kind of clock', 'days');
  await ann.page.waitForURL('**/ladder/twilight/days?provisional=1');
  await ann.page.locator('[data-empty]').waitFor();
  await ann.page.locator('[name="player"]').fill('Nobody Of That Name');
  await ann.page.keyboard.press('Enter');
  await ann.page.getByText('There is no player of that name').waitFor();

  // Another game, with the sides changed, is rated as well.
  await Promise.all([ann, bob].map(({ page }) => page.goto(table)));
  await ann.page.locator('dialog [data-more="rematch"]').click();
  await bob.page.locator('dialog [data-more="accept"]').click();
  await Promise.all([ann, bob].map(({ page }) => page.waitForURL((url) => url.href !== table && url.pathname.startsWith('/table/'))));
  await asked(ann.page);
  await ann.page.locator('.bar [data-rated]').waitFor();
  await ann.page.locator('.player a', { hasText: bob.name }).waitFor();
  expect([...ann.faults, ...bob.faults, ...guest.faults]).toEqual([]);
  await Promise.all([ann, bob, guest].map(({ context }) => context.close()));
});

test('quick pairing brings two people to one table, also while they look at something else', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  await ann.page.goto('/lobby');
  await choose(ann.page, 'Your seat', 'us');
  await ann.page.locator('[data-quick="fast"]:enabled').click();
  await ann.page.locator('[data-quick="fast"] [data-waiting]', { hasText: /waiting \d:\d\d · Cancel/ }).waitFor();
  expect(Number(await ann.page.locator('[data-within]').getAttribute('data-within'))).toBeGreaterThanOrEqual(100);
  await picture(ann.page, 'lobby-waiting');
  // It is cancelled and begun again; then the page is left, and loaded again.
  await ann.page.locator('[data-quick="fast"]:enabled').click();
  await ann.page.locator('[data-waiting]').waitFor({ state: 'detached' });
  await ann.page.locator('[data-quick="fast"]:enabled').click();
  await ann.page.locator('[data-waiting]').waitFor();
  await ann.page.locator('nav a[href="/cards"]').click();
  await ann.page.locator('[data-seeking]').waitFor();
  await ann.page.reload();
  await ann.page.locator('[data-seeking]').waitFor();
  await picture(ann.page, 'waiting-elsewhere');

  await bob.page.goto('/lobby');
  // It is said honestly who waits: one at this clock, nobody at the others.
  await bob.page.locator('[data-quick="fast"]', { hasText: '1 other waiting' }).waitFor();
  expect(await bob.page.locator('[data-quick="steady"]').innerText()).toContain('nobody else waiting');
  await bob.page.locator('[data-quick="fast"]:enabled').click();
  await Promise.all([ann, bob].map(({ page }) => page.waitForURL('**/table/**')));
  expect(ann.page.url()).toBe(bob.page.url());
  await asked(bob.page);
  await ann.page.locator('.bar [data-rated]').waitFor();
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});

test('guests are paired unrated, and a bot is offered to who waits for long', async () => {
  const guest = await visitor(house);
  await guest.page.goto('/lobby');
  await guest.page.getByText('Log in to play rated games').waitFor();
  await guest.page.locator('[data-quick="steady"]:enabled').click();
  await guest.page.locator('[data-bot] [data-action="meanwhile"]').click();
  await guest.page.waitForURL('**/table/**');
  await asked(guest.page);
  // The search goes on at that table; whoever is found is told there.
  const other = await visitor(house);
  await other.page.goto('/lobby');
  await other.page.locator('[data-quick="steady"]:enabled').click();
  await other.page.waitForURL('**/table/**');
  await guest.page.locator('[data-found] [data-action="to-found"]').click();
  await guest.page.waitForURL(other.page.url());
  await guest.page.waitForSelector('.player time');
  expect(await guest.page.locator('.bar [data-rated]').count()).toBe(0);
  expect([...guest.faults, ...other.faults]).toEqual([]);
  await Promise.all([guest, other].map(({ context }) => context.close()));
});

test('a challenge is declined, another withdrawn, a third accepted', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const challenge = async (rules = 'standard') => {
    await ann.page.locator('[data-action="challenge"]').click();
    await choose(ann.page, 'Start from', rules);
    await choose(ann.page, 'Your seat', 'us');
    await ann.page.locator('[data-may-rate="true"]').waitFor();
    await ann.page.locator('[data-action="send-challenge"]:enabled').click();
    await ann.page.locator(`[data-challenge="out"][data-with="${bob.name}"]`).waitFor();
  };
  await ann.page.goto(profileOf(bob.name));
  await ann.page.locator('[data-action="challenge"]').click();
  await ann.page.locator('[data-may-rate="true"]').waitFor();
  await picture(ann.page, 'challenge');
  await ann.page.keyboard.press('Escape');
  await challenge();
  await bob.page.goto('/games');
  const incoming = bob.page.locator(`[data-challenge="in"][data-with="${ann.name}"]`);
  expect(await incoming.locator('small').innerText()).toBe('Twilight Struggle · 45 min + 1 min · rated · you play the USSR');
  await picture(bob.page, 'challenged');
  await incoming.locator('[data-action="decline-challenge"]').click();
  await incoming.waitFor({ state: 'detached' });
  await ann.page.reload();
  await ann.page.locator('[data-challenge="declined"] [data-action="dismiss"]').click();
  await ann.page.locator('[data-challenge]').waitFor({ state: 'detached' });

  await challenge();
  await ann.page.locator('[data-challenge="out"] [data-action="withdraw-challenge"]').click();
  await ann.page.locator('[data-challenge]').waitFor({ state: 'detached' });
  await bob.page.reload();
  await bob.page.waitForLoadState('networkidle');
  expect(await incoming.count()).toBe(0);

  // Who is challenged reads what is not as usual before they agree to it.
  await challenge('league');
  await bob.page.reload();
  await incoming.locator('small', { hasText: 'handicap: US +2' }).waitFor();
  await incoming.locator('[data-action="accept-challenge"]').click();
  await bob.page.waitForURL('**/table/**');
  await asked(bob.page);
  await ann.page.reload();
  await ann.page.locator('[data-challenge="made"] [data-action="to-challenge"]').click();
  await ann.page.waitForURL(bob.page.url());
  await ann.page.locator('.bar [data-rated]').waitFor();
  // Nobody challenges oneself, and a guest is not rated.
  await ann.page.goto(profileOf(ann.name));
  await ann.page.waitForSelector('h1');
  expect(await ann.page.locator('[data-action="challenge"]').count()).toBe(0);
  const guest = await visitor(house);
  await guest.page.goto(profileOf(ann.name));
  await guest.page.locator('[data-action="challenge"]').click();
  await guest.page.locator('dialog').getByText('Log in to play rated games').waitFor();
  expect([...ann.faults, ...bob.faults, ...guest.faults]).toEqual([]);
  await Promise.all([ann, bob, guest].map(({ context }) => context.close()));
});

test('ladder, profile and lobby fit a phone and speak four languages', async () => {
  const one = await person('Wilhelmina');
  const { id: table } = await one.page.evaluate(async () => {
    const seats = [{ type: 'me' }, { type: 'open' }];
    const clock = { type: 'bank', seconds: 2700, increment: 60, cap: 43_200, timeOut: 'ends' };
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ game: 'twilight', seats, clock, rated: true, range: { least: 1400, most: 1900 } }) });
    return (await answer.json()) as { id: string };
  });
  const state = await one.context.storageState();
  const problems: string[] = [];
  for (const locale of ['en', 'es', 'pt', 'it']) {
    for (const [width, height, touch] of [[390, 844, true], [820, 1180, true], [1280, 720, false]] as const) {
      const { page, context } = await visitor(house, { viewport: { width, height }, hasTouch: touch, isMobile: touch, locale, storageState: state }, { motion: 'none', language: locale });
      for (const [name, screen] of [['ladder', '/ladder/twilight/standard?provisional=1'], ['player', profileOf(one.name)], ['nobody', '/player/nobody'], ['lobby', '/lobby'], ['table', `/table/${table}`], ['new', '/new/twilight?friend=1&rated=1']] as const) {
        await page.goto(screen);
        await page.waitForSelector('main :is(h1, h2):visible');
        await page.waitForLoadState('networkidle');
        const left = await page.evaluate(() => document.body.innerText.match(/\{[$\w. -]+\}/g) ?? []);
        problems.push(...[...left, ...(await wrong(page, touch))].map((what) => `${screen} at ${width} in ${locale}: ${what}`));
        await picture(page, `ladder-${name}-${width}-${locale}`);
      }
      await context.close();
    }
  }
  expect(problems).toEqual([]);
  await one.context.close();
});
