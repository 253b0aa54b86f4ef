// Between two people, in real browsers: another game if both want it, slow mode of the chat, and a table that is set aside.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { housed, picture, post, visitor, type Visitor } from './house.ts';

const house = housed();

/** Two guests at a table that has begun: the host as the US, the other as the USSR. */
async function two(): Promise<{ ann: Visitor; bob: Visitor; id: string }> {
  const [ann, bob] = [await visitor(house), await visitor(house)];
  for (const one of [ann, bob]) {
    await one.page.goto('/lobby');
    await post(one.page, '/guest', { name: '' });
  }
  const { id } = await post(ann.page, '/tables', { game: 'twilight', seats: [{ type: 'me' }, { type: 'open' }] });
  await post(bob.page, `/tables/${id}/commands`, { type: 'join', seat: 'ussr' });
  await post(ann.page, `/tables/${id}/commands`, { type: 'start' });
  return { ann, bob, id };
}

async function leave(...visitors: Visitor[]): Promise<void> {
  for (const one of visitors) {
    expect(one.faults).toEqual([]);
    await one.context.close();
  }
}

test('another game begins when both want it, and not before', async () => {
  const { ann, bob, id } = await two();
  await post(bob.page, `/tables/${id}/commands`, { type: 'resign', seat: 'ussr' });
  for (const one of [ann, bob]) {
    await one.page.goto(`/table/${id}`);
    await one.page.locator('dialog [data-action="close"]').click();
  }
  const more = (one: Visitor, what: string) => one.page.locator(`[data-more="${what}"]:visible`).first();
  await more(ann, 'rematch').click();
  await more(ann, 'withdraw').waitFor();
  await more(bob, 'decline').waitFor();
  // Asked is not begun: nobody has been taken anywhere, and no clock runs.
  const tables = await bob.page.evaluate(async () => ((await (await fetch('/api/lobby')).json()) as { mine: unknown[] }).mine.length);
  expect(tables).toBe(1);
  expect([ann, bob].map((one) => new URL(one.page.url()).pathname)).toEqual([`/table/${id}`, `/table/${id}`]);
  await more(bob, 'decline').click();
  await more(ann, 'rematch').click();
  await more(bob, 'accept').click();
  for (const one of [ann, bob]) await one.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
  expect(ann.page.url()).toBe(bob.page.url());
  // The sides are changed.
  await ann.page.locator('[data-version]').first().waitFor();
  const next = new URL(ann.page.url()).pathname.split('/').at(-1)!;
  const seat = await ann.page.evaluate(async (next) => ((await (await fetch(`/api/tables/${next}`)).json()) as { seat: string }).seat, next);
  expect(seat).toBe('ussr');
  await leave(ann, bob);
});

test('in slow mode a second line waits, and what was written is not lost', async () => {
  const { ann, bob, id } = await two();
  for (const one of [ann, bob]) {
    await one.page.goto(`/table/${id}`);
    await one.page.getByRole('tab', { name: 'Chat' }).click();
  }
  expect(await bob.page.locator('[name="slow"]').count()).toBe(0);
  await ann.page.locator('[name="slow"]').selectOption('60');
  await bob.page.getByText('one line every 60 seconds').waitFor();
  const say = async (text: string) => {
    const field = bob.page.getByPlaceholder('Say something');
    await field.fill(text);
    await field.press('Enter');
  };
  await say('first');
  await ann.page.locator('.chat p', { hasText: 'first' }).waitFor();
  await say('second');
  await bob.page.waitForFunction(() => (document.querySelector('form input.field') as HTMLInputElement | null)?.value === 'second');
  expect(await ann.page.locator('.chat p', { hasText: 'second' }).count()).toBe(0);
  // The host takes it away again.
  await ann.page.locator('[name="slow"]').selectOption('0');
  await bob.page.waitForFunction(() => !document.body.innerText.includes('one line every 60 seconds'));
  // A word without an end stays inside the column.
  await say(`second ${'W'.repeat(300)}`);
  const last = ann.page.locator('.chat p', { hasText: 'second' });
  await last.waitFor();
  expect(await ann.page.locator('.chat').evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  // What is said stays in sight, until somebody has scrolled up to read.
  await ann.page.setViewportSize({ width: 1280, height: 560 });
  const talk = ann.page.locator('.chat');
  const end = () => talk.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  for (let n = 0; n < 5; n++) await say(`third ${n} ${'w '.repeat(120)}`);
  await ann.page.locator('.chat p', { hasText: 'third 4' }).waitFor();
  expect(await talk.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await expect.poll(end).toBeLessThan(3);
  await talk.evaluate((box) => box.scrollTo({ top: 0 }));
  await say('fourth');
  await ann.page.locator('.chat p', { hasText: 'fourth' }).waitFor();
  expect(await talk.evaluate((box) => box.scrollTop)).toBe(0);
  await leave(ann, bob);
});

test('a table that no longer fits the program says so, is taken along and given up', async () => {
  const { ann, bob, id } = await two();
  const version = () => bob.page.evaluate(async (id) => ((await (await fetch(`/api/tables/${id}`)).json()) as { version: number }).version, id);
  for (let n = 0; n < 6; n++) await post(bob.page, `/tables/${id}/commands`, { type: 'act', seat: 'ussr', version: await version(), action: 'poland' });
  await house.falsify('ussrpoland', 'ussrnarnia');
  await bob.page.goto(`/table/${id}`);
  await bob.page.getByRole('heading', { level: 1, name: 'Set aside' }).waitFor();
  await picture(bob.page, 'set-aside');
  const [download] = await Promise.all([bob.page.waitForEvent('download'), bob.page.locator('a[download]').click()]);
  const text = readFileSync((await download.path())!, 'utf8');
  expect(text).toContain('ussr: narnia');
  await bob.page.locator('[data-action="resign"]').click();
  await bob.page.locator('dialog [data-action="confirm"]').click();
  await bob.page.waitForURL('**/games');
  const over = await ann.page.evaluate(async () => ((await (await fetch('/api/lobby')).json()) as { mine: { status: string; result: { winners: string[] } }[] }).mine[0]!);
  expect([over.status, over.result.winners]).toEqual(['over', ['us']]);
  await leave(ann, bob);
});
