// Guerra Fría in four browsers.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { housed, picture, visitor } from './house.ts';

const house = housed();

async function press(page: Page, action: string): Promise<void> {
  const before = await page.locator('[data-version]').getAttribute('data-version');
  await page.locator(`[data-action="${action}"]`).click();
  await page.waitForFunction((v) => document.querySelector('[data-version]')?.getAttribute('data-version') !== v, before);
}

/** Sees what was turned up, if it is. */
async function goOn(page: Page): Promise<void> {
  await page.waitForSelector('.table[data-shown], [data-action="build"], a[href^="/replay/"]');
  if ((await page.locator('.table[data-shown]').count()) === 0) return;
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.table[data-shown]') === null);
}

/** A [+4] that lays `n` missiles on each arrow. */
async function build(page: Page, seat: string, n: number): Promise<void> {
  const order = ['south', 'west', 'north', 'east'];
  const rivals = [1, 2, 3].map((step) => order[(order.indexOf(seat) + step) % 4]!);
  await press(page, 'build');
  for (const rival of rivals) for (let k = 0; k < n; k++) await page.locator(`[data-step="${rival}-more"]`).click();
  await page.locator('[data-action="commit"]:enabled').click();
  await page.waitForFunction(() => document.querySelector('.choosing') === null);
}

test('four people in four browsers choose in secret, and an alliance ends the game', async () => {
  const host = await visitor(house, { viewport: { width: 1440, height: 900 } });
  await host.page.goto('/new/guerra-fria?friend=1');
  await host.page.locator('label:has(input[value="south"])').click();
  await host.page.locator('[data-action="start"]').click();
  await host.page.waitForURL('**/table/**');
  const players = [{ seat: 'south', ...host }];
  for (const seat of ['west', 'north', 'east']) {
    const guest = await visitor(house);
    await guest.page.goto(host.page.url());
    await guest.page.locator(`[data-action="join-${seat}"]`).click();
    players.push({ seat, ...guest });
  }
  await host.page.locator('[data-action="start"]:enabled').click();
  // South and North arm; West and East keep their missiles in reserve.
  for (let round = 1; round <= 3; round++) {
    for (const { page, seat } of players) {
      await goOn(page);
      await page.waitForSelector('[data-action="build"]');
      await build(page, seat, seat === 'south' || seat === 'north' ? 1 : 0);
    }
    // All four turn together, and stay until they have been seen.
    for (const { page } of players) {
      await page.waitForSelector('[data-reveal="4"]');
      expect(await page.locator('svg.gf .turns').count()).toBe(24);
    }
    if (round === 1) await picture(host.page, 'guerra-fria-reveal');
  }
  await goOn(host.page);
  await host.page.waitForSelector('[data-action="build"]');
  await picture(host.page, 'guerra-fria');
  // The small curves survive a reload: three rounds and the one that begins.
  await host.page.reload();
  await host.page.waitForSelector('[data-action="build"]');
  const curves = await host.page.locator('svg.gf .curve').evaluateAll((all) => all.map((path) => (path.getAttribute('d') ?? '').split('L').length));
  expect(curves).toEqual([4, 4, 4, 4]);
  const chosen: Record<string, string> = { south: 'ally-north', north: 'ally-south', west: 'build', east: 'build' };
  for (const { page, seat } of players) {
    await goOn(page);
    await page.waitForSelector('[data-action="build"]');
    if (chosen[seat] === 'build') await build(page, seat, 0);
    else {
      await page.locator('[data-action="ally"]').click();
      await page.locator(`[data-action="${chosen[seat]!}"]`).click();
      // The others see that the cards lie there, and not which.
      await press(page, 'commit');
    }
  }
  for (const { page, faults } of players) {
    await goOn(page);
    await page.waitForSelector('a[href^="/replay/"]');
    expect(faults).toEqual([]);
  }
  await picture(host.page, 'guerra-fria-end');
  // After the game players may talk again, and what was not read is counted at its tab.
  const west = players[1]!.page;
  for (const page of [west, host.page]) {
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  await west.locator('[data-tab="chat"]').click();
  await west.locator('aside form input').fill('Well played');
  await west.keyboard.press('Enter');
  await host.page.waitForSelector('[data-tab="chat"] small:has-text("1")');
  await host.page.locator('[data-tab="chat"]').click();
  await host.page.waitForSelector('[data-tab="chat"] small', { state: 'detached' });
  await Promise.all(players.map(({ context }) => context.close()));
});

test('a phone shows the square large enough to read, and a round is played by touch', async () => {
  const { page, context, faults } = await visitor(house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  await page.locator('[data-action="machine-guerra-fria"]').tap();
  await page.waitForSelector('svg.gf');
  const small = () => page.locator('svg.gf text').evaluateAll((all) => all.filter((text) => text.getBoundingClientRect().height < 14).length);
  await expect.poll(small, { timeout: 120_000 }).toBe(0);
  const round = () => page.locator('header h1 small').innerText();
  const first = await round();
  await page.locator('[data-action="build"]').tap();
  // Steppers are large enough for a thumb, and the sum is there while they change.
  const more = page.locator('[data-step$="-more"]:enabled').first();
  await more.tap();
  const box = (await more.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(await page.locator('.sums').innerText()).toContain('1 + 0 + 0 = 1');
  await picture(page, 'phone-guerra-fria');
  await page.locator('[data-action="commit"]:enabled').tap();
  await page.waitForSelector('[data-reveal="4"]');
  await picture(page, 'phone-guerra-fria-reveal');
  await goOn(page);
  await page.waitForFunction((said) => document.querySelector('header h1 small')?.textContent !== said, first);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});
