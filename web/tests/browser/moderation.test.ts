// Moderation in a real browser: a line of chat is reported, a moderator decides, and the person reads why.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { housed, picture, someone, visitor } from './house.ts';

const house = housed();

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  await page.locator('[name="name"]').fill(name);
  await page.locator('[name="password"]').fill('correct horse');
  await page.locator('[data-action="register"]').click();
  await page.getByText(`Welcome, ${name}.`).waitFor();
}

/** A request of the page's own. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(async ([path, body]) => {
    const answer = await fetch(`/api${path as string}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    return (await answer.json()) as { id: string };
  }, [path, body]);

test('a line of chat is reported, its writer warned, and the trail tells who did what', async () => {
  const [carla, nils, elena] = [await visitor(house), await visitor(house), await visitor(house)];
  const moderator = someone('Elena');
  await register(carla.page, someone('Carla'));
  await register(nils.page, someone('Nils'));
  await register(elena.page, moderator);
  await house.admin('moderator', moderator);

  const { id } = await post(carla.page, '/tables', { game: 'twilight', seats: [{ type: 'me' }, { type: 'open' }] });
  await post(nils.page, `/tables/${id}/commands`, { type: 'join', seat: 'ussr' });
  await post(carla.page, `/tables/${id}/commands`, { type: 'start' });
  await post(nils.page, `/tables/${id}/commands`, { type: 'chat', text: 'see https://example.org/bad for my opinion' });

  await carla.page.goto(`/table/${id}`);
  await carla.page.getByRole('tab', { name: 'Chat' }).click();
  const line = carla.page.locator('.chat p', { hasText: 'for my opinion' });
  await line.waitFor();
  expect(await line.locator('a').count()).toBe(0);
  await line.locator('[data-report]').click();
  await carla.page.locator('dialog [name="text"]').fill('An insult behind a link');
  await carla.page.locator('[data-action="send-report"]').click();
  await carla.page.getByText('The moderators will look at it.').waitFor();

  await nils.page.goto('/moderation');
  await nils.page.getByRole('alert').first().waitFor();
  await elena.page.goto('/moderation');
  await elena.page.locator('[data-report]').first().click();
  await elena.page.getByText('An insult behind a link').waitFor();
  expect(await elena.page.locator('.marked').innerText()).toContain('for my opinion');
  await elena.page.locator('[data-action="take"]').click();
  await elena.page.locator('[name="measure"][value="warn"]').check();
  await elena.page.locator('[name="reason"]').fill('Speak of the game, not of the person');
  await picture(elena.page, 'moderation');
  await elena.page.locator('[data-action="decide"]').click();
  await elena.page.getByText('decided:').first().waitFor();

  await nils.page.goto('/lobby');
  await nils.page.locator('[data-notice="warn"]', { hasText: 'Speak of the game' }).waitFor();
  await nils.page.locator('[data-action="read-notice"]').click();
  await nils.page.waitForFunction(() => document.querySelectorAll('[data-notice]').length === 0);
  await nils.page.reload();
  await nils.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await nils.page.locator('[data-notice]').count()).toBe(0);
  await carla.page.goto('/lobby');
  await carla.page.locator('[data-notice="report"]').waitFor();

  await elena.page.locator('[role="radiogroup"] label:has([value="trail"])').click();
  await elena.page.locator('[data-trail]', { hasText: 'took this report' }).waitFor();
  for (const one of [carla, nils, elena]) {
    expect(one.faults).toEqual([]);
    await one.context.close();
  }
});
