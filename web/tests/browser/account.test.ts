// An account in a real browser: a password, a second factor, where one is signed in, the end and the way back.
import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { housed, picture, someone, visitor } from './house.ts';

const house = housed();

/** The six digits that an authenticator app shows (RFC 6238). */
function code(secret: string, steps = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', key).update(time).digest();
  const at = hash[19]! & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function enter(page: Page, how: 'register' | 'login', name: string, password: string): Promise<void> {
  await page.goto('/settings');
  await page.locator('[name="name"]').fill(name);
  await page.locator('[name="password"]').fill(password);
  await page.locator(`[data-action="${how}"]`).click();
}

/** Waits until the page says so. */
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();

test('an account is kept for life: password, second factor, sign-ins, data, the end and the way back', async () => {
  const { page, context, faults } = await visitor(house);
  const name = someone('Ana Lee');
  await enter(page, 'register', name, 'correct horse');
  await says(page, `Welcome, ${name}.`);
  await page.getByRole('link', { name: 'Account and privacy' }).first().click();
  await page.locator('[name="present"]').fill('wrong horse');
  await page.locator('[name="new-password"]').fill('battery staple');
  await page.locator('[data-action="change-password"]').click();
  await says(page, 'That is not your password');
  await page.locator('[name="present"]').fill('correct horse');
  await page.locator('[data-action="change-password"]').click();
  await says(page, 'Your password is changed.');

  await page.locator('[data-action="second-on"]').click();
  await page.locator('[name="proof"]').fill('battery staple');
  await page.locator('[data-action="prove"]').click();
  const secret = await page.locator('[data-secret]').innerText();
  await page.locator('[name="code"]').fill(code(secret));
  await page.locator('[data-action="confirm-second"]').click();
  await page.locator('[data-codes] li').first().waitFor();
  const recovery = await page.locator('[data-codes] code').allInnerTexts();
  expect(recovery.length).toBe(10);
  await picture(page, 'account');
  await page.locator('[data-action="codes-kept"]').click();
  await says(page, '10 recovery codes left');

  // Another browser needs the second factor, and is listed here.
  const phone = await visitor(house);
  await enter(phone.page, 'login', name, 'battery staple');
  await phone.page.locator('[name="code"]').fill(recovery[0]!);
  await phone.page.locator('[data-action="login"]').click();
  await says(phone.page, `Welcome, ${name}.`);
  await page.reload();
  await says(page, '9 recovery codes left');
  await page.locator('[data-action="end-others"]').click();
  await page.waitForFunction(() => document.querySelectorAll('[data-sessions] .row').length === 1);
  // However late the screen comes, even after a guest was made in place of whoever was signed in.
  await phone.page.route('**/assets/Account-*.js', async (route) => {
    await phone.page.waitForTimeout(1500);
    await route.continue();
  });
  await phone.page.goto('/account');
  await says(phone.page, 'You are not logged in.');

  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action="export"]').click()]);
  expect(download.suggestedFilename()).toBe('detente-account.json');

  expect(await page.locator('[data-action="leave"]').isDisabled()).toBe(true);
  await page.locator('[name="leave-name"]').fill(name);
  await page.locator('[name="leave-password"]').fill('battery staple');
  await page.locator('[data-action="leave"]').click();
  await says(page, 'Your account ends on');
  await enter(page, 'login', name, 'battery staple');
  await page.locator('[name="code"]').fill(code(secret, 1));
  await page.locator('[data-action="login"]').click();
  await says(page, `Welcome, ${name}.`);
  // A refusal of the server is no fault of the page.
  expect(faults.filter((fault) => !/40[0-9]/.test(fault))).toEqual([]);
  await phone.context.close();
  await context.close();
});

test('the account speaks four languages', async () => {
  const { page, context } = await visitor(house);
  const name = someone('Berta');
  await enter(page, 'register', name, 'correct horse');
  await says(page, `Welcome, ${name}.`);
  await page.goto('/account');
  for (const [language, title] of [['es', 'Cuenta y privacidad'], ['pt', 'Conta e privacidade'], ['it', 'Account e privacy']]) {
    await page.locator(`.languages [lang="${language}"]`).click();
    await page.getByRole('heading', { level: 1, name: title! }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/web-|undefined/);
  }
  await context.close();
});

test('who has lost a password is told the same whether or not there is such an account', async () => {
  const { page, context } = await visitor(house);
  await page.goto('/reset');
  await page.locator('[name="name"]').fill('Nobody');
  await page.locator('[data-action="reset"]').click();
  await says(page, 'an e-mail is on its way');
  await page.goto('/reset/nonsense');
  await page.locator('[name="password"]').fill('battery staple');
  await page.locator('[data-action="reset"]').click();
  await says(page, 'This link has been used or has expired');
  await context.close();
});
