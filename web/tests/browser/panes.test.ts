// The panes beside the board: a drawer on a tablet, a column that can be folded away on a desktop.
import { expect, test } from 'vitest';
import { begin, housed, picture, visitor } from './house.ts';

const house = housed();
const side = '.table > .side';

test('the panes of a tablet are a drawer over the map, away until it is called', async () => {
  const { page, context, faults } = await visitor(house, { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  await begin(page);
  await page.waitForSelector(side, { state: 'hidden' });
  await page.locator('[data-action="open-panes"]').tap();
  await page.waitForSelector(side, { state: 'visible' });
  // The drawer lies over the map only: what is asked and the hand stay in sight.
  const [drawer, decide] = await Promise.all([side, '.table > .decide'].map((part) => page.locator(part).boundingBox()));
  expect(drawer!.y + drawer!.height).toBeLessThanOrEqual(decide!.y + 1);
  await picture(page, 'tablet-drawer');
  await page.locator('[data-action="fold"]').tap();
  await page.waitForSelector(side, { state: 'hidden' });
  expect(faults).toEqual([]);
  await context.close();
});

test('the column of a desktop is folded away for good, until it is called back', async () => {
  const { page, context, faults } = await visitor(house);
  await begin(page);
  const wide = async () => (await page.locator('svg.board').boundingBox())!.width;
  const before = await wide();
  await page.locator('[data-action="fold"]').click();
  await page.waitForSelector(side, { state: 'hidden' });
  await expect.poll(wide, { timeout: 120_000 }).toBeGreaterThan(before + 200);
  await page.reload();
  await page.waitForSelector('[data-action="open-panes"]');
  expect(await page.locator(side).isVisible()).toBe(false);
  await page.locator('[data-action="open-panes"]').click();
  await page.waitForSelector(side, { state: 'visible' });
  await page.reload();
  await page.waitForSelector(side, { state: 'visible' });
  expect(faults).toEqual([]);
  await context.close();
});
