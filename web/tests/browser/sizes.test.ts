// Every size: boxes are measured. Nothing wider than the window, no controls over each other, no words cut off, and room
// for a finger wherever there are fingers. Four languages, and the largest text.
import { expect, test } from 'vitest';
import { outOfReach, wrong } from './boxes.ts';
import { asked, dice, housed, picture, play, post, visitor } from './house.ts';

const house = housed();

const SIZES = [
  ['phone', 390, 844, true],
  ['small phone across', 667, 375, true],
  ['phone across', 844, 390, true],
  ['tablet', 820, 1180, true],
  ['tablet across', 1180, 820, true],
  ['small desktop', 1280, 720, false],
  ['desktop', 1920, 1080, false],
  ['4K', 3840, 2160, false],
] as const;

test.each(SIZES)('at the size of a %s every screen keeps its boxes apart, in four languages', async (name, width, height, touch) => {
  const problems: string[] = [];
  for (const locale of ['en', 'es', 'pt', 'it']) {
    const { page, context } = await visitor(house, { viewport: { width, height }, hasTouch: touch, isMobile: touch, locale });
    const look = async (where: string) => problems.push(...[...(await wrong(page, touch)), ...(await outOfReach(page))].map((what) => `${where} in ${locale}: ${what}`));
    for (const screen of ['/', '/new/twilight', '/lobby', '/cards', '/settings', '/replays']) {
      await page.goto(screen);
      await page.waitForSelector('main :is(h1, h2)');
      await page.waitForLoadState('networkidle');
      await look(screen);
    }
    if (name.includes('phone')) {
      for (const [screen, shown] of [['/rules/guerra-fria', '.text section'], ['/learn/twilight/coups', '.lesson[data-phase="task"]']] as const) {
        await page.goto(screen);
        await page.waitForSelector(shown);
        await page.waitForLoadState('networkidle');
        await look(screen);
      }
    }
    await page.goto('/');
    await page.locator('[data-action="machine-twilight"]').click();
    await asked(page);
    await look('the set-up');
    if (locale === 'es') {
      await play(page, dice(11), 10);
      await asked(page);
      await look('a play');
    }
    if (locale === 'pt') {
      await page.goto('/');
      await page.locator('[data-action="machine-guerra-fria"]').click();
      await asked(page);
      await look('Guerra Fría');
      await page.locator('[data-action="build"]').click();
      await page.waitForSelector('[data-step$="-more"]:enabled');
      await look('four new missiles');
    }
    await picture(page, `size-${name.replaceAll(' ', '-')}-${locale}`);
    await context.close();
  }
  expect(problems).toEqual([]);
});

test.each(SIZES)('at the size of a %s the largest text is not cut off', async (_, width, height, touch) => {
  const { page, context } = await visitor(house, { viewport: { width, height }, hasTouch: touch, isMobile: touch }, { motion: 'none', size: 'larger' });
  for (const screen of ['/', '/new/twilight', '/settings']) {
    await page.goto(screen);
    await page.waitForSelector('main :is(h1, h2)');
    expect(await wrong(page, touch), screen).toEqual([]);
  }
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await asked(page);
  expect(await wrong(page, touch)).toEqual([]);
  await context.close();
});

test.each(SIZES.filter(([name]) => ['phone', 'tablet', 'small desktop'].includes(name)))('at the size of a %s four clocks and long names keep inside', async (name, width, height, touch) => {
  const { page, context } = await visitor(house, { viewport: { width, height }, hasTouch: touch, isMobile: touch });
  await page.goto('/rules/twilight');
  await page.waitForSelector('h1');
  await post(page, '/guest', { name: 'Wilhelmina Abcdefghijkl' });
  for (const [game, seats] of [['guerra-fria', 4], ['twilight', 2]] as const) {
    const all = Array.from({ length: seats }, () => ({ type: 'me' }));
    const { id } = await post(page, '/tables', { game, seats: all, clock: { type: 'total', seconds: 7200, timeOut: 'ends' } });
    await page.goto(`/table/${id}`);
    await page.locator('[data-action="take-over"]:enabled').click();
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await picture(page, `clocks-${game}-${name.replaceAll(' ', '-')}`);
    // Nothing of the head lies over anything else there, or outside the window.
    const crowded = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('header :is(h1:not(.hidden), time, b, dd, button, a)')].filter((one) => one.checkVisibility()).map((one) => ({ text: one.textContent!.trim(), box: one.getBoundingClientRect(), one }));
      return boxes.flatMap(({ text, box, one }, i) => [
        ...(box.left < -1 || box.right > innerWidth + 1 ? [`${text} is outside`] : []),
        ...boxes.slice(i + 1).filter((other) => !one.contains(other.one) && Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 && Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2).map((other) => `${text} lies over ${other.text}`),
      ]);
    });
    expect(crowded, game).toEqual([]);
  }
  await context.close();
});

test('the map is pinched and dragged, and two fingers choose nothing', async () => {
  const { page, context } = await visitor(house, { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await asked(page);
  const box = (await page.locator('.board').boundingBox())!;
  const view = () => page.locator('.board').getAttribute('viewBox').then((text) => text!.split(' ').map(Number) as [number, number, number, number]);
  const before = await view();
  const version = await page.locator('[data-version]').getAttribute('data-version');
  const hand = await context.newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });
  await touch('touchStart', [[x - 40, y], [x + 40, y]]);
  for (let n = 1; n <= 8; n++) await touch('touchMove', [[x - 40 - n * 10, y], [x + 40 + n * 10, y]]);
  await touch('touchEnd', []);
  const closer = await view();
  expect(closer[2]).toBeLessThan(before[2] * 0.7);
  await touch('touchStart', [[x, y]]);
  for (let n = 1; n <= 8; n++) await touch('touchMove', [[x + n * 12, y]]);
  await touch('touchEnd', []);
  expect((await view())[0]).toBeLessThan(closer[0] - 20);
  expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
  await context.close();
});
