// Tournaments and leagues as people use them: founded, entered, played at their tables, judged in the open.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { wrong } from './boxes.ts';
import { housed, picture, post, register, someone, visitor, type Visitor } from './house.ts';

const house = housed();

/** Somebody with a name and a password, in a browser of their own. */
async function member(name: string): Promise<Visitor & { name: string }> {
  const one = await visitor(house);
  const full = someone(name);
  await register(one.page, full);
  return { ...one, name: full };
}

const pick = (page: Page, group: string, value: string) => page.locator(`[role="radiogroup"][aria-label="${group}"] label:has([value="${value}"])`).click();

/** Does something by the organisers' bar. */
async function deed(page: Page, what: string, fill?: (dialog: ReturnType<Page['locator']>) => Promise<void>): Promise<void> {
  await page.locator(`[data-do="${what}"]:enabled`).click();
  const dialog = page.locator(`dialog[data-deed="${what}"]`);
  await fill?.(dialog);
  await dialog.locator('[data-action="do"]:enabled').click();
  await dialog.waitFor({ state: 'detached' });
}

/** Whoever sits at the table of their match resigns there. */
async function resign(page: Page, event: string): Promise<void> {
  await page.goto(event);
  await page.locator('[data-action="own-table"]').first().click();
  await page.waitForURL('**/table/**');
  await page.locator('[data-more="menu"]').click();
  await page.locator('[data-more="resign"]').click();
  await page.locator('dialog [data-action="confirm"]').click();
  await page.locator('dialog:has(#end-title)').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-more="event"]').click();
  await page.waitForURL(`**${event}`);
}

const points = (page: Page) =>
  page.locator('[data-standings] tbody tr[data-player]').evaluateAll((rows) => Object.fromEntries(rows.map((row) => [row.getAttribute('data-player')!, row.querySelector('[data-points]')!.textContent])));

async function closed(...all: Visitor[]): Promise<void> {
  for (const one of all) {
    expect(one.faults).toEqual([]);
    await one.context.close();
  }
}

test('a Swiss event is founded, entered, paired, played and judged, and its log tells all', async () => {
  const ada = await member('Ada');
  await ada.page.goto('/events');
  await ada.page.locator('[data-action="new-event"]').click();
  await ada.page.locator('[name="title"]').fill('Autumn Open');
  await ada.page.locator('[name="rounds"]').fill('2');
  await ada.page.locator('[name="least"]').fill('4');
  await pick(ada.page, 'Clock', 'steady');
  await pick(ada.page, 'Rated', 'off');
  await pick(ada.page, 'Rounds begin', 'by-hand');
  expect(await ada.page.locator('aside').innerText()).toContain('Swiss, 2 rounds');
  await picture(ada.page, 'event-new');
  await ada.page.locator('[data-action="found"]').click();
  await ada.page.waitForURL(/\/events\/(?!new)\w+/);
  const event = new URL(ada.page.url()).pathname;
  await ada.page.locator('[data-organiser]').waitFor();
  expect(await ada.page.locator('[data-do="begin"]').isDisabled()).toBe(true);

  const players = [await member('Bea'), await member('Carl'), await member('Dora'), await member('Emil')];
  for (const { page, name } of players) {
    await page.goto('/events');
    await page.locator(`a[href="${event}"]`).click();
    await page.locator('[data-action="register-event"]').click();
    await page.locator(`[data-players] [data-player="${name}"]`).waitFor();
    expect(await page.locator('[data-organiser]').count()).toBe(0);
  }
  // Who changes their mind is out, and may come in again.
  const [bea] = players as [(typeof players)[number], ...typeof players];
  await bea.page.locator('[data-action="withdraw"]').click();
  await bea.page.locator(`[data-players] [data-player="${bea.name}"]`).waitFor({ state: 'detached' });
  await bea.page.locator('[data-action="register-event"]').click();
  await bea.page.locator('[data-action="withdraw"]').waitFor();

  await ada.page.reload();
  await deed(ada.page, 'begin');
  await ada.page.locator('[data-tab="pairings"]').click();
  await ada.page.waitForFunction(() => document.querySelectorAll('[data-pairings="1"] a[data-table]').length === 2);
  await picture(ada.page, 'event-pairings');
  expect(await ada.page.locator('[data-do="pair"]').isDisabled()).toBe(true);

  // At both tables somebody gives up: whoever plays the USSR.
  const games = await ada.page.evaluate(async (path) => ((await (await fetch(`/api${path}`)).json()) as { rounds: { matches: { games: { seats: number[] }[] }[] }[]; players: { name: string }[] }), event);
  const losers = games.rounds[0]!.matches.map((one) => games.players[one.games[0]!.seats[1]!]!.name);
  for (const name of losers) await resign(players.find((one) => one.name === name)!.page, event);
  await ada.page.locator('[data-do="pair"]:enabled').waitFor();
  await ada.page.locator('[data-tab="standings"]').click();
  expect(await points(ada.page)).toEqual(Object.fromEntries(players.map(({ name }) => [name, losers.includes(name) ? '0' : '1'])));
  const first = ada.page.locator('[data-standings] tbody tr').first();
  await first.locator('button[aria-expanded]').click();
  expect(await ada.page.locator('[data-explained]').innerText()).toContain('Buchholz');

  // The round is looked at before it is published, and is then what it was.
  let shown: string[] = [];
  await deed(ada.page, 'pair', async (dialog) => {
    await dialog.locator('[data-preview="2"] li').first().waitFor();
    shown = (await dialog.locator('[data-preview] li').allInnerTexts()).map((line) => line.replace(/^\d+\s*/, '').trim());
    await picture(ada.page, 'event-preview');
  });
  await ada.page.locator('[data-tab="pairings"]').click();
  await ada.page.locator('[data-pairings="2"]').waitFor();
  const paired = await ada.page.locator('[data-pairings] tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('.who b')].map((who) => who.textContent).join(', ')));
  expect(paired).toEqual(shown);
  expect(paired.some((pair) => players.filter(({ name }) => !losers.includes(name)).every(({ name }) => pair.includes(name)))).toBe(true);

  // One match is forfeited, the other is adjudicated: both need a reason, and say who did it.
  await ada.page.locator('[data-do="forfeit"]').click();
  const absent = paired[0]!.split(', ')[0]!;
  const dialog = ada.page.locator('dialog[data-deed="forfeit"]');
  await dialog.getByRole('checkbox', { name: absent }).check();
  await dialog.locator('[data-action="do"]').click();
  expect(await dialog.locator('[name="reason"]').evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(true);
  await dialog.locator('[name="reason"]').fill('Did not come to the table');
  await picture(ada.page, 'event-forfeit');
  await dialog.locator('[data-action="do"]').click();
  await dialog.waitFor({ state: 'detached' });
  await ada.page.waitForFunction(() => [...document.querySelectorAll('[data-match]')].some((row) => row.getAttribute('data-state') === 'won'));
  const winner = paired[1]!.split(', ')[1]!;
  await deed(ada.page, 'adjudicate', async (form) => {
    // What the position is worth is told when the time of the match is over, and not before.
    expect(await form.locator('[data-action="advice"]').count()).toBe(0);
    await form.getByRole('radio', { name: `won by ${winner}` }).check();
    await form.locator('[name="reason"]').fill('The venue closes');
    await picture(ada.page, 'event-adjudicate');
  });
  await ada.page.locator('[data-tab="standings"]').click();
  await ada.page.getByText('champion').waitFor();
  expect(Object.values(await points(ada.page)).map(Number).reduce((sum, one) => sum + one, 0)).toBe(4);
  await picture(ada.page, 'event-over');

  // Anybody reads the log, and nobody but organisers has the bar.
  const stranger = await visitor(house);
  await stranger.page.goto(`${event}?tab=log`);
  const log = stranger.page.locator('[data-log]');
  await log.locator('li').first().waitFor();
  const told = await log.innerText();
  for (const said of ['The event was announced', 'The event began with 4 players', 'Round 2 was paired', `${absent} forfeits what is not played`, 'Did not come to the table', `awarded to ${winner}`, 'The venue closes', ada.name]) expect(told).toContain(said);
  expect(await stranger.page.locator('[data-organiser]').count()).toBe(0);
  const file = (kind: string) => stranger.page.locator(`[data-file="${kind}"]`).getAttribute('href');
  const text = async (path: string) => stranger.page.evaluate(async (url) => (await fetch(url)).text(), path);
  expect(await text((await file('calendar'))!)).toContain('BEGIN:VCALENDAR');
  expect(await text((await file('results'))!)).toContain(absent);
  await stranger.page.goto('/events');
  await stranger.page.locator('section:has(#events-past) a', { hasText: 'Autumn Open' }).waitFor();
  await closed(ada, stranger, ...players);
});

test('a league has its divisions, its crosstable and who goes up and down', async () => {
  const ada = await member('Ada');
  const players = [await member('Bea'), await member('Carl'), await member('Dora'), await member('Emil')];
  await ada.page.goto('/events/new');
  await ada.page.locator('[name="title"]').fill('League, season 1');
  await pick(ada.page, 'System', 'league');
  await ada.page.locator('[name="size-0"]').fill('2');
  await ada.page.locator('[name="size-1"]').fill('2');
  await ada.page.locator('[name="down"]').fill('1');
  await pick(ada.page, 'Rated', 'off');
  await ada.page.locator('[data-action="found"]').click();
  await ada.page.waitForURL(/\/events\/(?!new)\w+/);
  const event = new URL(ada.page.url()).pathname;
  for (const { page } of players) await post(page, `${event}/acts`, { type: 'register' });
  await ada.page.reload();
  await deed(ada.page, 'begin');
  // One division is played out.
  const view = await ada.page.evaluate(async (path) => (await (await fetch(`/api${path}`)).json()) as { players: { name: string; division: number }[] }, event);
  const second = view.players.filter((one) => one.division === 1).map((one) => one.name);
  expect(second.length).toBe(2);
  const loser = players.find((one) => one.name === second[0])!;
  const winner = players.find((one) => one.name === second[1])!;
  await resign(loser.page, event);
  await winner.page.goto(event);
  // One's own division comes first.
  const rows = winner.page.locator('[data-standings][data-division="Division 2"] tbody tr');
  await rows.first().waitFor();
  await winner.page.waitForFunction((name) => document.querySelector('[data-standings] tbody tr')?.getAttribute('data-player') === name && document.querySelector('[data-standings] [data-points]')?.textContent === '1', winner.name);
  expect(await rows.first().getAttribute('data-mark')).toBe('up');
  expect(await rows.first().innerText()).toContain('resignation');
  expect(await winner.page.locator('[data-standings] a[href^="/replay/"]').count()).toBe(2);
  await picture(winner.page, 'league');
  await pick(winner.page, 'Division', '0');
  await winner.page.locator('[data-standings][data-division="Division 1"] tr[data-mark="champion"]').waitFor();
  expect(await winner.page.locator('[data-standings] tr[data-mark="down"]').count()).toBe(1);
  await closed(ada, ...players);
});

test('divisions stand side by side in the form of a league, and a player asks for more time on its page', async () => {
  const ada = await member('Ada');
  const players = [await member('Bea'), await member('Carl')];
  const [bea, carl] = players as [Visitor & { name: string }, Visitor & { name: string }];
  await ada.page.goto('/events/new');
  await ada.page.locator('[name="title"]').fill('Pyramid');
  await pick(ada.page, 'System', 'league');
  await ada.page.locator('[data-action="add-division"]').click();
  for (const n of [0, 1, 2]) await ada.page.locator(`[name="size-${n}"]`).fill('2');
  await ada.page.locator('[name="beside-2"]').check();
  expect(await ada.page.locator('[name="beside-0"]').count()).toBe(0);
  await ada.page.locator('[name="down"]').fill('1');
  await ada.page.locator('[name="least"]').fill('2');
  await pick(ada.page, 'Rated', 'off');
  await ada.page.locator('[name="beside-2"]').scrollIntoViewIfNeeded();
  await picture(ada.page, 'league-form');
  await ada.page.locator('[data-action="found"]').click();
  await ada.page.waitForURL(/\/events\/(?!new)\w+/);
  const event = new URL(ada.page.url()).pathname;
  for (const { page } of players) await post(page, `${event}/acts`, { type: 'register' });
  await ada.page.reload();
  await deed(ada.page, 'begin');
  const view = await ada.page.evaluate(async (path) => (await (await fetch(`/api${path}`)).json()) as { divisions: { tier: number }[]; rounds: { matches: { deadline: number }[] }[] }, event);
  expect(view.divisions.map((one) => one.tier)).toEqual([0, 1, 1]);
  // Three days more than the season has.
  await bea.page.goto(event);
  await bea.page.locator('[data-action="ask-more"]').click();
  const dialog = bea.page.locator('dialog[data-deed="ask-more"]');
  const later = view.rounds[0]!.matches[0]!.deadline + 3 * 86_400_000;
  await dialog.locator('[name="until"]').fill(new Date(later - new Date(later).getTimezoneOffset() * 60_000).toISOString().slice(0, 16));
  await picture(bea.page, 'ask-more');
  await dialog.locator('[data-action="do"]:enabled').click();
  await bea.page.locator('[data-asked] [data-action="refuse-more"]').waitFor();
  expect(await bea.page.locator('[data-action="agree-more"]').count()).toBe(0);
  await carl.page.goto(event);
  await carl.page.locator('[data-asked]', { hasText: `${bea.name} asks for time until` }).waitFor();
  await picture(carl.page, 'asked-more');
  await carl.page.locator('[data-action="agree-more"]').click();
  await carl.page.locator('[data-asked]').waitFor({ state: 'detached' });
  await carl.page.locator('[data-tab="log"]').click();
  await carl.page.locator('[data-act="agree-more"]', { hasText: `${bea.name}` }).waitFor();
  await closed(ada, ...players);
});

test('the season of a league is extended as a whole or for one match, and the log says why', async () => {
  // Who organises it does not play: nobody decides on a match of their own.
  const [ada, bea, carl] = [await member('Ada'), await member('Bea'), await member('Carl')];
  await ada.page.goto('/events');
  const terms = { title: 'League', game: 'twilight', format: { type: 'league', divisions: [{ name: 'One', size: 2 }], up: 0, down: 0 }, games: 1, sides: 'lot', clock: { type: 'none' }, most: 2, least: 2, rounds: { type: 'when-done' }, days: 30, tieBreaks: ['mutual'] };
  const { id } = await post(ada.page, '/events', terms);
  for (const { page } of [bea, carl]) await post(page, `/events/${id}/acts`, { type: 'register' });
  await post(ada.page, `/events/${id}/acts`, { type: 'begin' });
  await ada.page.goto(`/events/${id}`);
  const extend = (which: string, months: number, reason: string) =>
    deed(ada.page, 'extend', async (dialog) => {
      await dialog.locator('[name="round"]').selectOption((await dialog.locator('[name="round"] option', { hasText: which }).getAttribute('value'))!);
      await dialog.locator('[name="until"]').fill(`${new Date().getFullYear() + 2}-${months}-28T20:00`);
      await dialog.locator('[name="reason"]').fill(reason);
    });
  await extend('All matches', 10, 'Winter holidays');
  await extend('One · Round 1 · table 1', 11, 'Carl moves house');
  await ada.page.locator('[data-tab="log"]').click();
  await ada.page.locator('[data-act="extend"]', { hasText: 'All matches have until' }).filter({ hasText: 'Winter holidays' }).waitFor();
  await ada.page.locator('[data-act="extend"]', { hasText: bea.name }).filter({ hasText: 'Carl moves house' }).waitFor();
  await closed(ada, bea, carl);
});

test('an organiser who plays is not offered their own match, and a helper has only the rights that were given', async () => {
  const [ada, bea] = [await member('Ada'), await member('Bea')];
  const terms = { title: 'Duel', game: 'twilight', format: { type: 'swiss', rounds: 1 }, games: 1, sides: 'lot', clock: { type: 'none' }, most: 2, least: 2, rounds: { type: 'by-hand' }, tieBreaks: ['buchholz'] };
  await ada.page.goto('/events');
  const { id } = await post(ada.page, '/events', terms);
  for (const { page } of [ada, bea]) await post(page, `/events/${id}/acts`, { type: 'register' });
  await ada.page.goto(`/events/${id}`);
  await deed(ada.page, 'staff', async (dialog) => {
    await dialog.locator('[name="name"]').fill(bea.name);
    for (const right of ['register', 'pair', 'extend', 'adjudicate', 'substitute', 'announce']) await dialog.locator(`[name="right"][value="${right}"]`).uncheck();
  });
  await deed(ada.page, 'begin');
  await bea.page.goto(`/events/${id}`);
  await bea.page.locator('[data-organiser]').waitFor();
  expect(await bea.page.locator('[data-do]').evaluateAll((all) => all.map((one) => one.getAttribute('data-do')))).toEqual(['forfeit']);
  await bea.page.locator('[data-do="forfeit"]').click();
  await bea.page.getByText('There is nothing here to apply this to.').waitFor();
  expect(await bea.page.locator('dialog [data-action="do"]').count()).toBe(0);
  await bea.page.locator('dialog .btn').click();
  // The server would refuse it as well.
  const refused = await post<{ text: string }>(bea.page, `/events/${id}/acts`, { type: 'forfeit', pairing: 0, players: [0], reason: 'I want to win' });
  expect(refused.text).toBe('Nobody decides on a match of their own');
  await closed(ada, bea);
});

test('tables of four are founded for Guerra Fría, and a guest is told what is missing', async () => {
  const ada = await member('Ada');
  await ada.page.goto('/events/new');
  await ada.page.locator('[name="title"]').fill('Club evening');
  await pick(ada.page, 'Game', 'guerra-fria');
  await ada.page.locator('[name="rounds"]').fill('1');
  await ada.page.locator('[name="least"]').fill('4');
  await ada.page.locator('[data-action="found"]').click();
  await ada.page.waitForURL(/\/events\/(?!new)\w+/);
  const event = new URL(ada.page.url()).pathname;
  const players = [await member('Bea'), await member('Carl'), await member('Dora'), await member('Emil')];
  for (const { page } of players) await post(page, `${event}/acts`, { type: 'register' });
  const guest = await visitor(house);
  await guest.page.goto(event);
  await guest.page.getByText('you need a name and a password').waitFor();
  expect(await guest.page.locator('[data-action="register-event"]').count()).toBe(0);
  await ada.page.reload();
  await deed(ada.page, 'begin');
  await players[0]!.page.goto(event);
  await players[0]!.page.locator('[data-action="own-table"]').waitFor();
  expect(await players[0]!.page.locator('[data-own] li').count()).toBe(4);
  await picture(players[0]!.page, 'event-fours');
  await closed(ada, guest, ...players);
});

const LANGUAGES = ['en', 'es', 'pt', 'it'] as const;

const SIZES = [
  ['phone', 390, 844, true, LANGUAGES],
  ['tablet', 820, 1180, true, ['pt']],
  ['desktop', 1280, 900, false, LANGUAGES],
] as const;

test('every screen of an event keeps its boxes apart on phones, tablets and desktops, in four languages', async () => {
  const problems: string[] = [];
  const ada = await member('Ada');
  await ada.page.goto('/events');
  const people = [];
  for (const name of ['Wilhelmina Abcdefgh', 'Bartholomew', 'Carl', 'Dora']) people.push(await member(name));
  const made: string[] = [];
  for (const format of [{ type: 'swiss', rounds: 3 }, { type: 'league', divisions: ['1', '2'].map((name) => ({ name: `Division ${name}`, size: 2 })), up: 1, down: 1 }]) {
    const { id } = await post(ada.page, '/events', { title: 'The Great Autumn Open of the Northern Cities', game: 'twilight', format, games: 2, sides: 'bid', clock: { type: 'total', seconds: 3600, timeOut: 'ends' }, most: 4, least: 2, rounds: { type: 'when-done' }, days: 14, tieBreaks: ['mutual', 'games', 'buchholz', 'sonneborn-berger'], season: 1 });
    for (const { page } of people) await post(page, `/events/${id}/acts`, { type: 'register' });
    await post(ada.page, `/events/${id}/acts`, { type: 'begin' });
    await post(ada.page, `/events/${id}/acts`, { type: 'announce', text: 'Round one until Sunday evening' });
    made.push(id);
  }
  // More time is asked for in a round for which others wait: the organiser decides.
  const swiss = await ada.page.evaluate(async (id) => (await (await fetch(`/api/events/${id}`)).json()) as { players: { name: string }[]; rounds: { matches: { number: number; players: number[]; deadline: number }[] }[] }, made[0]!);
  const first = swiss.rounds[0]!.matches[0]!;
  const asks = people.find((one) => one.name === swiss.players[first.players[0]!]!.name)!;
  await post(asks.page, `/events/${made[0]}/acts`, { type: 'ask-more', pairing: first.number, until: first.deadline + 86_400_000 });
  // The league has a season after this one, and each leads to the other.
  const league = made[1]!;
  const next = { title: 'The League of the Northern Cities, the next season', game: 'twilight', format: { type: 'league', divisions: [{ name: '1', size: 4 }], up: 0, down: 0 }, games: 1, sides: 'lot', clock: { type: 'none' }, most: 4, least: 2, rounds: { type: 'when-done' }, tieBreaks: ['mutual'], season: 2, follows: league };
  const { id: second } = await post(ada.page, '/events', next);
  await ada.page.goto(`/events/${league}`);
  await ada.page.locator('[data-season="2"]').click();
  await ada.page.waitForURL(`**/events/${second}`);
  await ada.page.locator('[data-season="1"]').click();
  await ada.page.waitForURL(`**/events/${league}`);
  for (const [name, width, height, touch, languages] of SIZES) {
    for (const locale of languages) {
      const storage = await ada.context.storageState();
      const { page, context, faults } = await visitor(house, { viewport: { width, height }, hasTouch: touch, isMobile: touch, locale, storageState: storage, colorScheme: locale === 'it' ? 'dark' : 'light' }, { motion: 'none', language: locale });
      for (const screen of ['/events', '/events/new', ...made.flatMap((id) => ['standings', 'pairings', 'players', 'log'].map((tab) => `/events/${id}?tab=${tab}`))]) {
        await page.goto(screen);
        await page.locator('main :is(h2, [data-log] li, [data-players], [data-standings], [data-pairings])').first().waitFor();
        await page.waitForLoadState('networkidle');
        problems.push(...(await wrong(page, touch)).map((what) => `${screen} as a ${name} in ${locale}: ${what}`));
        problems.push(...(await page.evaluate(() => document.body.innerText.match(/\{[$\w. -]+\}/g) ?? [])).map((what) => `${screen} in ${locale}: ${what}`));
        // The language changes no barrier: one light and one dark will do.
        if ((name === 'phone' && locale === 'en') || (name === 'desktop' && locale === 'it')) problems.push(...(await barriers(page)).map((what) => `${screen} as a ${name} in ${locale}: ${what}`));
        const shot = screen.includes('?') ? `${made.indexOf(screen.split(/[/?]/)[2]!) === 0 ? 'swiss' : 'league'}-${screen.split('=')[1]}` : screen.slice(1).replace('/', '-');
        await picture(page, `events-${name}-${locale}-${shot}`);
        if (screen !== '/events/new') continue;
        await page.locator('[role="radiogroup"] label:has([value="league"])').click();
        await page.locator('[data-action="add-division"]').click();
        await page.locator('[name="beside-2"]').check();
        problems.push(...(await wrong(page, touch)).map((what) => `a new league as a ${name} in ${locale}: ${what}`));
        await picture(page, `events-${name}-${locale}-new-league`);
      }
      // What organisers do is asked for in boxes of their own.
      for (const id of name === 'tablet' ? [] : made) {
        await page.goto(`/events/${id}`);
        await page.locator('[data-organiser]').waitFor();
        if (id !== league) {
          await page.locator('[data-asked] [data-action="agree-more"]').scrollIntoViewIfNeeded();
          problems.push(...(await wrong(page, touch)).map((found) => `more time as a ${name} in ${locale}: ${found}`));
          await picture(page, `events-${name}-${locale}-more`);
        }
        for (const what of await page.locator('[data-do]:enabled').evaluateAll((all) => all.map((one) => one.getAttribute('data-do')!))) {
          await page.locator(`[data-do="${what}"]`).click();
          await page.locator(`dialog[data-deed="${what}"]`).waitFor();
          problems.push(...(await wrong(page, touch)).map((found) => `${what} as a ${name} in ${locale}: ${found}`));
          await picture(page, `events-${name}-${locale}-${id === league ? 'league' : 'swiss'}-do-${what}`);
          await page.keyboard.press('Escape');
          await page.locator('dialog[data-deed]').waitFor({ state: 'detached' });
        }
      }
      expect(faults).toEqual([]);
      await context.close();
    }
  }
  expect(problems).toEqual([]);
  await closed(ada, ...people);
});
