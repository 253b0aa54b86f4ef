// A lesson of Twilight Struggle played by the keyboard alone, wherever the page of it comes from.
import type { Page } from 'playwright-core';

const phase = (page: Page) => page.locator('.lesson').getAttribute('data-phase');

/** Presses a key, and waits until the board has answered. */
export async function press(page: Page, key: string): Promise<void> {
  const table = page.locator('.table');
  const before = await table.getAttribute('data-version');
  await page.keyboard.press(key);
  await page.waitForFunction((version) => document.querySelector('.table')?.getAttribute('data-version') !== version, before);
}

/** A card, what it is used for, and countries, all by the keyboard. */
export async function plays(page: Page, card: string, use: 'influence' | 'coup', countries: string[]): Promise<void> {
  await page.locator(`.card.playable[data-card="${card}"]`).focus();
  await press(page, 'Enter');
  await page.waitForSelector(`.decide [data-action="${use}"]`);
  await press(page, use === 'coup' ? 'c' : 'i');
  for (const country of countries) {
    await page.locator(`.country.legal[data-country="${country}"]`).focus();
    await press(page, 'Enter');
  }
  // A play that lies complete waits for Enter.
  if ((await phase(page)) === 'task') await press(page, 'Enter');
}

export async function reach(page: Page, wanted: string): Promise<void> {
  await page.waitForSelector(`.lesson[data-phase="${wanted}"]`);
}

/** The lesson of coups from its first task to its end; what is seen of the first coup is looked at. */
export async function coups(page: Page, look: () => Promise<void>): Promise<void> {
  await reach(page, 'task');
  await plays(page, 'comecon', 'coup', ['iran']);
  await reach(page, 'done');
  await look();
  await page.keyboard.press('Enter');
  for (const [card, country] of [['nasser', 'angola'], ['comecon', 'south-africa']] as const) {
    await reach(page, 'task');
    await plays(page, card, 'coup', [country]);
    await reach(page, 'done');
    await page.keyboard.press('Enter');
  }
  for (const right of ['2', '3']) {
    await reach(page, 'question');
    await page.keyboard.press(right);
    await reach(page, 'answered');
    await page.keyboard.press('Enter');
  }
  await reach(page, 'finished');
}
