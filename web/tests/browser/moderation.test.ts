// Moderation in a real browser: a line of chat is reported, a moderator decides, and the person reads why.
import { expect, test } from 'vitest';
import { housed, picture, post, register, someone, visitor } from './house.ts';

const house = housed();

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

test('somebody’s name is reported, and a table, by who only looks at it', async () => {
  const [carla, nils, elena] = [await visitor(house), await visitor(house), await visitor(house)];
  const [host, moderator] = [someone('Carla'), someone('Elena')];
  await register(carla.page, host);
  await register(elena.page, moderator);
  await house.admin('moderator', moderator);
  const { id } = await post(carla.page, '/tables', { game: 'twilight', title: 'A rude title', seats: [{ type: 'me' }, { type: 'open' }] });

  // Nobody yet: reporting makes a guest, as sitting down would.
  await nils.page.goto(`/table/${id}`);
  await nils.page.locator('[data-report="here"]').click();
  await nils.page.locator('dialog [name="about"]').selectOption({ label: host });
  expect(await nils.page.locator('dialog [name="kind"]').inputValue()).toBe('name');
  await nils.page.locator('dialog [name="text"]').fill('That name is an insult');
  await nils.page.locator('[data-action="send-report"]').click();
  await nils.page.getByText('The moderators will look at it.').waitFor();
  await nils.page.locator('dialog .btn').click();
  await nils.page.locator('[data-report="here"]').click();
  await nils.page.locator('dialog [name="about"]').selectOption({ label: 'This table' });
  expect(await nils.page.locator('dialog [name="kind"]').inputValue()).toBe('table');
  await nils.page.locator('dialog [name="text"]').fill('And so is the title');
  await nils.page.locator('[data-action="send-report"]').click();
  await nils.page.getByText('The moderators will look at it.').waitFor();

  await elena.page.goto('/moderation');
  const about = elena.page.locator('[data-report]', { hasText: host });
  // The oldest stands first.
  for (const [n, said] of ['That name is an insult', 'And so is the title'].entries()) {
    await about.nth(n).click();
    await elena.page.getByText(said).first().waitFor();
  }
  expect(await about.count()).toBe(2);
  for (const one of [carla, nils, elena]) {
    expect(one.faults).toEqual([]);
    await one.context.close();
  }
});
