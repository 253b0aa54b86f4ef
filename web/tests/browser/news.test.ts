// News of rounds and challenges: told on the page to whoever is there, under the bell to whoever was away.
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { wrong } from './boxes.ts';
import { housed, picture, post, register, someone, visitor, type Visitor } from './house.ts';

const house = housed();

async function member(name: string, options = {}): Promise<Visitor & { name: string }> {
  const one = await visitor(house, options);
  const full = someone(name);
  await register(one.page, full);
  return { ...one, name: full };
}

/** An event of one round, for which these have registered; it begins when its founder says so. */
async function event(founder: Visitor, players: Visitor[]): Promise<{ path: string; begin: () => Promise<unknown> }> {
  const terms = {
    game: 'twilight',
    title: 'Autumn Open',
    format: { type: 'swiss', rounds: 1 },
    sides: 'swap',
    games: 1,
    clock: { type: 'bank', seconds: 2700, increment: 60, cap: 43200, timeOut: 'ends' },
    rated: false,
    most: 8,
    least: 2,
    rounds: { type: 'when-done' },
    days: 7,
    tieBreaks: ['mutual', 'buchholz', 'wins'],
  };
  const { id } = await post(founder.page, '/events', terms);
  for (const { page } of players) await post(page, `/events/${id}/acts`, { type: 'register' });
  return { path: `/events/${id}`, begin: () => post(founder.page, `/events/${id}/acts`, { type: 'begin' }) };
}

/** Goes to a page and stays until it hears what is told. */
async function listens({ page }: Visitor, path: string): Promise<void> {
  const heard = page.waitForResponse((answer) => answer.url().includes('/api/me/notices'));
  await page.goto(path);
  await heard;
}

async function closed(...all: Visitor[]): Promise<void> {
  for (const one of all) {
    expect(one.faults).toEqual([]);
    await one.context.close();
  }
}

test('a round is told at once to whoever is there, and to whoever was away at the next visit', async () => {
  const [ada, bea, carl] = [await member('Ada'), await member('Bea'), await member('Carl')];
  const { path, begin } = await event(ada, [bea, carl]);
  await listens(bea, '/ladder');
  // A page of the server that tells nothing.
  await carl.page.goto('/health');
  await begin();

  const news = bea.page.locator('[data-news="round"]');
  await news.waitFor();
  expect(await news.innerText()).toContain('Autumn Open: round 1 has begun, and your game awaits you.');
  expect(await bea.page.locator('.bell [data-unread]').innerText()).toBe('1');
  expect(await bea.page.locator('.bell .hidden').textContent()).toBe('News: one unread');
  expect(await barriers(bea.page)).toEqual([]);
  await picture(bea.page, 'news-told');
  // In the words of the page, whichever they are from now on.
  await bea.page.locator('.languages [lang="it"]').click();
  await bea.page.waitForFunction(() => document.querySelector('[data-news]')?.textContent?.includes('il turno 1 è cominciato'));
  await news.locator('a').click();
  await bea.page.waitForURL(`**${path}`);
  await news.waitFor({ state: 'detached' });
  await bea.page.locator('.bell [data-unread]').waitFor({ state: 'detached' });

  await carl.page.goto('/');
  await carl.page.locator('.bell [data-unread]').waitFor();
  expect(await carl.page.locator('[data-news]').count()).toBe(0);
  await carl.page.locator('.bell').click();
  await carl.page.waitForURL('**/news');
  const line = carl.page.locator('[data-notice="round"]');
  await line.waitFor();
  await carl.page.locator('.bell [data-unread]').waitFor({ state: 'detached' });
  expect(await barriers(carl.page)).toEqual([]);
  await picture(carl.page, 'news');
  // What was read is read on every device and after every visit, and still listed.
  await carl.page.reload();
  await line.waitFor();
  expect(await carl.page.locator('.bell [data-unread]').count()).toBe(0);
  await line.locator('a').click();
  await carl.page.waitForURL(`**${path}`);
  await closed(ada, bea, carl);
});

test('news are told at a table on a phone too, leave by themselves or by a touch, and nothing is cut off', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'pt' };
  const [ada, bea] = [await member('Ada'), await visitor(house, phone)];
  const name = someone('Bea');
  await bea.page.goto('/settings');
  await bea.page.locator('[name="name"]').fill(name);
  await bea.page.locator('[name="password"]').fill('correct horse');
  await bea.page.locator('[data-action="register"]').click();
  await bea.page.locator('[data-action="register"]').waitFor({ state: 'detached' });
  const carl = await member('Carl');
  const { begin } = await event(ada, [bea, carl]);
  const table = await post(bea.page, '/tables', { game: 'twilight', seats: [{ type: 'me' }, { type: 'bot', level: 'random' }], options: [] });
  await listens(bea, `/table/${table.id}`);
  await bea.page.locator('[data-version]').first().waitFor();
  await begin();
  const news = bea.page.locator('[data-news="round"]');
  await news.waitFor();
  expect(await news.innerText()).toContain('a rodada 1 começou');
  await picture(bea.page, 'news-phone-table');
  await news.locator('[data-action="dismiss-news"]').click();
  await news.waitFor({ state: 'detached' });
  await bea.page.goto('/news');
  await bea.page.locator('[data-notice="round"]').waitFor();
  expect(await wrong(bea.page, true)).toEqual([]);
  await picture(bea.page, 'news-phone');
  await closed(ada, bea, carl);
});
