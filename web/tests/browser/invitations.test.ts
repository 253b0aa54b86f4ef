// The terms are read before one sits down, a table that was called off leads on, and the head says who one is.
import { expect, test } from 'vitest';
import { asked, housed, picture, visitor } from './house.ts';

const house = housed();

test('an invited guest reads every term before sitting down, and so does the lobby', async () => {
  const host = await visitor(house);
  await host.page.goto('/new/twilight?friend=1');
  await host.page.locator('.preset:has-text("League")').click();
  await host.page.locator('label:has(input[value="us"])').click();
  await host.page.locator('label:has(input[value="public"])').click();
  await host.page.locator('[role="radiogroup"][aria-label="Clock"] label:has([value="hour"])').click();
  await host.page.locator('[role="radiogroup"][aria-label="Odds"] label:has([value="off"])').click();
  await host.page.locator('[role="radiogroup"][aria-label="Spectators"] label:has([value="later"])').click();
  await host.page.locator('[data-action="start"]').click();
  await host.page.waitForURL('**/table/**');
  const name = await host.page.locator('.me:not([data-me=""])').getAttribute('data-me');
  const guest = await visitor(house);
  await guest.page.goto('/lobby');
  const row = guest.page.locator(`tr:has(a[href="${new URL(host.page.url()).pathname}"])`);
  await row.waitFor();
  // Every term has a column of its own, with a head that says which.
  const heads = await guest.page.locator('thead th').allInnerTexts();
  const cells = await row.locator('th, td').allInnerTexts();
  const told = new Map(heads.map((head, i) => [head.toLowerCase(), cells[i]]));
  expect(Object.fromEntries(told)).toMatchObject({ game: 'Twilight Struggle', 'free seat': expect.stringContaining('USSR'), players: name, clock: '60 min', edition: 'Deluxe', handicap: 'US +2', rated: 'no', help: 'Scores, Warnings, Card tracker', spectators: 'watch 5 min later' });
  // What waits is counted, and a filter hides what does not fit and says so.
  expect(await guest.page.locator('[data-count]').innerText()).toBe('One table waits for players · 0 in play');
  const filter = (group: string, value: string) => guest.page.locator(`[role="radiogroup"][aria-label="${group}"] label:has([value="${value}"])`).click();
  await filter('Clock', 'live');
  await filter('Free seat', 'ussr');
  await filter('Handicap', 'given');
  expect(await row.count()).toBe(1);
  await picture(guest.page, 'lobby-filters');
  await filter('Free seat', 'us');
  await row.waitFor({ state: 'detached' });
  expect(await guest.page.locator('[data-hidden]').innerText()).toContain('One table does not fit the filters.');
  await guest.page.locator('[data-hidden] button').click();
  await row.locator('.go a').click();
  await guest.page.waitForSelector('[data-action="join-ussr"]');
  expect(await guest.page.locator('h1').innerText()).toBe(`${name} invites you to Twilight Struggle`);
  const term = (id: string) => guest.page.locator(`[data-term="${id}"] b`).innerText();
  expect(await Promise.all(['edition', 'handicap', 'clock', 'rated', 'help', 'spectators'].map(term))).toEqual(['Deluxe', 'US +2', '60 min', 'no', 'Scores, Warnings, Card tracker', 'watch 5 min later']);
  expect(await guest.page.locator('text=Send this link').count()).toBe(0);
  await picture(guest.page, 'invitation');
  // Who has no account says a name, and another one if that is somebody's.
  await guest.page.locator('[name="name"]').fill('Moderator');
  await guest.page.locator('[data-action="join-ussr"]').click();
  await guest.page.getByRole('alert').waitFor();
  await guest.page.locator('[name="name"]').fill('Davi');
  await guest.page.locator('[data-action="join-ussr"]').click();
  await host.page.locator('[data-action="start"]:enabled').click();
  await asked(guest.page);
  await host.page.locator('.player b', { hasText: 'Davi' }).waitFor();
  // Who looks on is told how much later it is seen.
  const third = await visitor(house);
  await third.page.goto(host.page.url());
  expect(await third.page.locator('[data-looking-on]').innerText()).toContain('You see everything 5 min later');
  await third.context.close();
  expect([...host.faults, ...guest.faults]).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('a table that was called off says so and leads on', async () => {
  const host = await visitor(house);
  await host.page.goto('/new/guerra-fria?friend=1');
  await host.page.locator('[data-action="start"]').click();
  await host.page.waitForURL('**/table/**');
  const guest = await visitor(house);
  await guest.page.goto(host.page.url());
  await guest.page.waitForSelector('[data-action^="join-"]');
  await host.page.locator('[data-action="call-off"]').click();
  await guest.page.waitForSelector('text=This game was called off');
  expect(await guest.page.locator('[data-action^="join-"]').count()).toBe(0);
  await picture(guest.page, 'called-off');
  await guest.page.locator('main a[href="/lobby"]').click();
  await guest.page.waitForSelector('h1:has-text("Lobby")');
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('an imported game is listed with the name of its file or its players', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/replays');
  const bare = 'detente-record 1\ngame guerra-fria\n';
  await page.locator('input[type="file"]').setInputFiles({ name: 'evening.txt', mimeType: 'text/plain', buffer: Buffer.from(bare) });
  await page.waitForURL('**/replay/**');
  await page.goto('/replays');
  await page.waitForSelector('[data-imported]');
  expect(await page.locator('[data-imported]').allInnerTexts()).toEqual(['evening.txt']);
  expect(faults).toEqual([]);
  await context.close();
});
