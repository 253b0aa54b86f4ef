// What is one's own, in a real browser: a name that is changed, tokens for programs, games that were brought in.
import { expect, test } from 'vitest';
import { housed, register, someone, visitor } from './house.ts';

const house = housed();

test('a registered name is changed, and the old one is nobody else’s', async () => {
  const { page, context, faults } = await visitor(house);
  const [before, after] = [someone('Olivia'), someone('Penelope')];
  await register(page, before);
  await page.goto('/account');
  await page.locator('[data-action="rename"]').click();
  await page.locator('[name="new-name"]').fill(after);
  await page.locator('[name="name-password"]').fill('wrong horse');
  await page.locator('[data-action="change-name"]').click();
  await page.getByText('That is not your password').waitFor();
  await page.locator('[name="name-password"]').fill('correct horse');
  await page.locator('[data-action="change-name"]').click();
  await page.getByText('The old one stays reserved for you').waitFor();
  expect(await page.locator('[data-name]').innerText()).toBe(after);
  const guest = await fetch(`${house.url}/api/guest`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name: before }) });
  expect(guest.status).toBe(409);
  await page.reload();
  await page.locator('[data-name]', { hasText: after }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a guest chooses a name without a password', async () => {
  const { page, context, faults } = await visitor(house);
  await page.goto('/lobby');
  await page.locator('.me', { hasText: 'Guest' }).click();
  await page.locator('[data-action="rename"]').click();
  await page.locator('[name="new-name"]').fill('Olga Nerys');
  expect(await page.locator('[name="name-password"]').count()).toBe(0);
  await page.locator('[data-action="change-name"]').click();
  await page.locator('[data-name]', { hasText: 'Olga Nerys' }).waitFor();
  await page.goto('/lobby');
  await page.locator('.me', { hasText: 'Olga Nerys' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a token for a program is made, shown once, used and revoked', async () => {
  const { page, context, faults } = await visitor(house);
  const name = someone('Tomás');
  await register(page, name);
  await page.goto('/account');
  await page.locator('[data-tokens]').getByText('You have none.').waitFor();
  await page.locator('[name="token-label"]').fill('my bot');
  await page.locator('[data-action="new-token"]').click();
  const token = await page.locator('[data-token]').innerText();
  const me = () => fetch(`${house.url}/api/me`, { headers: { Authorization: `Bearer ${token}` } });
  expect(((await (await me()).json()) as { name: string }).name).toBe(name);
  await page.reload();
  await page.locator('[data-tokens] .row', { hasText: 'my bot' }).waitFor();
  expect(await page.locator('[data-token]').count()).toBe(0);
  // It is no sign-in of a person.
  expect(await page.locator('[data-sessions] .row', { hasText: 'my bot' }).count()).toBe(0);
  await page.locator('[data-action="drop-token"]').click();
  await page.locator('[data-tokens]').getByText('You have none.').waitFor();
  expect((await me()).status).toBe(401);
  expect(faults).toEqual([]);
  await context.close();
});

test('a game that was brought in is deleted by who brought it', async () => {
  const { page, context, faults } = await visitor(house);
  const round = 'south: ally-west commit\nwest: ally-north commit\nnorth: ally-east commit\neast: ally-south commit\n';
  const file = { name: 'our evening.txt', mimeType: 'text/plain', buffer: Buffer.from(`detente-record 1\ngame guerra-fria\n${round}`) };
  await page.goto('/replays');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/replay\/./);
  const id = page.url().split('/').at(-1)!.split(/[?#]/)[0]!;
  await page.goto('/replays');
  await page.locator(`[data-forget="${id}"]`).click();
  await page.getByRole('dialog').getByText('Delete our evening').waitFor();
  await page.locator('dialog [data-action="confirm"]').click();
  await page.waitForFunction(() => document.querySelectorAll('[data-imported]').length === 0);
  expect((await fetch(`${house.url}/api/replays/${id}`)).status).toBe(404);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('[data-imported]').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
