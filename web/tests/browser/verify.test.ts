// The dice: the page contributes by itself, a record is checked in the browser, and a rigged one is found there.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { outdated, begin, dice, housed, play, visitor } from './house.ts';

const house = housed();

/** Gives up, and reads the record of the game. */
async function resigned(page: Page): Promise<{ table: string; record: string }> {
  const table = new URL(page.url()).pathname.split('/').at(-1)!;
  const record = await page.evaluate(async (id) => {
    const view = (await (await fetch(`/api/tables/${id}`)).json()) as { seat: string; table: { status: string } };
    if (view.table.status === 'playing') {
      const body = JSON.stringify({ type: 'resign', seat: view.seat });
      await fetch(`/api/tables/${id}/commands`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    }
    return (await fetch(`/api/tables/${id}/record`)).text();
  }, table);
  return { table, record };
}

async function found(page: Page): Promise<{ fair: string | null; what: string[] }> {
  const fair = await page.locator('[data-fair]').getAttribute('data-fair');
  const what = await page.locator('li[data-what]').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-what')!));
  return { fair, what };
}

test('a game against the machine is proved in the browser, with what this device has kept; a rigged record is found', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page);
  await play(page, dice(3), 12);
  const { table, record } = await resigned(page);
  expect(record).toMatch(/^fair-seat \w+ opened [0-9a-f]{64}$/m);
  expect(record).toMatch(/^fair-opened \w+ [0-9a-f]{64}$/m);

  if (outdated()) return;
  const built = await page.evaluate(async () => (await fetch('/verifier.wasm')).ok);
  await page.goto(`/verify?table=${table}`);
  if (!built) {
    console.log('SKIPPED the check in the browser: this program was built without it');
    await page.waitForSelector('[role="alert"]');
    expect(await page.locator('[role="alert"]').innerText()).toContain('detente verify');
    await context.close();
    return;
  }
  await page.waitForSelector('[data-fair]');
  const honest = await found(page);
  expect(honest.fair, honest.what.join(' ')).toBe('true');
  expect(honest.what).toEqual(expect.arrayContaining(['host', 'part', 'part-bot', 'seed', 'together', 'answers', 'kept-host', 'kept-part']));
  expect(await page.locator('li[data-what]').allInnerTexts()).not.toEqual(expect.arrayContaining([expect.stringContaining('{verify')]));

  // The first card of the game and the second change places.
  const rigged = record.replace(/^nature: (\S+) (\S+)/m, 'nature: $2 $1');
  expect(rigged).not.toBe(record);
  await page.locator('textarea').fill(rigged);
  await page.locator('[data-action="check"]').click();
  await page.waitForSelector('[data-fair="false"]');
  expect((await found(page)).what).toContain('differs');

  await page.locator('input[type="file"]').setInputFiles({ name: 'other.dtr', mimeType: 'text/plain', buffer: Buffer.from(record.replace(/^fair-secret .*$/m, `fair-secret ${'0'.repeat(64)}`)) });
  await page.waitForSelector('li[data-what="host-other"]');
  await page.locator('input[type="file"]').setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('milk, bread') });
  await page.waitForSelector('[role="alert"]');
  expect(faults).toEqual([]);
  await context.close();
});

test('two people bring their parts without a click more, and the game begins', async () => {
  const [ann, bob] = [await visitor(house), await visitor(house)];
  await ann.page.goto('/');
  const table = await ann.page.evaluate(async () => {
    const send = async (path: string, body: object) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json() as Promise<{ id: string }>;
    await send('/api/guest', { name: '' });
    return (await send('/api/tables', { game: 'twilight', seats: [{ type: 'me' }, { type: 'open' }] })).id;
  });
  await ann.page.goto(`/table/${table}`);
  await bob.page.goto(`/table/${table}`);
  await bob.page.locator('[data-action="join-ussr"]').click();
  await ann.page.locator('[data-action="start"]:not([disabled])').click();
  for (const { page } of [ann, bob]) await page.waitForSelector('.country');
  const { record } = await resigned(ann.page);
  expect(record.match(/^fair-seat \w+ opened /gm)).toHaveLength(2);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  await ann.context.close();
  await bob.context.close();
});
