// A line that is dead without being closed is noticed, what was not sent stays in sight, and the game goes on by itself.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { answer, asked, dice, housed, picture, shows, visitor } from './house.ts';

const house = housed();

/** Stands between browser and server. While it swallows, every line stays open and nothing passes, in either direction. */
async function proxy(): Promise<{ url: string; swallow: (on: boolean) => void; close: () => void }> {
  let swallowing = false;
  const lines = new Set<Socket>();
  const to = Number(new URL(house.url).port);
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [from, other] of [[near, far], [far, near]] as const) {
      lines.add(from);
      from.on('data', (bytes) => {
        if (!swallowing) other.write(bytes);
      });
      from.on('error', () => from.destroy());
      from.on('close', () => {
        lines.delete(from);
        other.destroy();
      });
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    swallow: (on) => (swallowing = on),
    close: () => {
      for (const line of lines) line.destroy();
      server.close();
    },
  };
}

test('a half-open line is noticed without a touch, and mends itself', async () => {
  const between = await proxy();
  const { page, context, faults } = await visitor(house, { baseURL: between.url });
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await asked(page);
  between.swallow(true);
  await page.waitForSelector('.connection');
  between.swallow(false);
  await page.waitForSelector('.connection', { state: 'detached' });
  await asked(page);
  expect(faults).toEqual([]);
  await context.close();
  between.close();
});

test('what was clicked on a half-open line is named as not confirmed, and can be done again', async () => {
  const between = await proxy();
  const { page, context, faults } = await visitor(house, { baseURL: between.url });
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await asked(page);
  const before = await shows(page);
  between.swallow(true);
  const clicked = await answer(page, dice(1));
  await page.waitForSelector('.connection .unsent');
  const country = await page.locator(`[data-country="${clicked}"]`).getAttribute('aria-label');
  expect(await page.locator('.connection .unsent').innerText()).toContain(`Not confirmed: ${country!.split(',')[0]}`);
  expect(await shows(page)).toBe(before);
  await picture(page, 'unsent');
  between.swallow(false);
  await page.locator('[data-action="reconnect"]').click({ timeout: 5000 }).catch(() => {});
  await page.waitForSelector('.connection', { state: 'detached' });
  await asked(page);
  await answer(page, dice(1));
  await page.waitForFunction((version) => document.querySelector('[data-version]')?.getAttribute('data-version') !== version, before);
  expect(faults).toEqual([]);
  await context.close();
  between.close();
});
