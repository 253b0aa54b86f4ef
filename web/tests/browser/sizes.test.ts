// Every size: boxes are measured. Nothing wider than the window, no controls over each other, no words cut off, and room
// for a finger wherever there are fingers. Four languages, and the largest text.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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

/** What is wrong with the boxes of a page, in words. */
async function wrong(page: Page, touch: boolean): Promise<string[]> {
  return page.evaluate((fingers) => {
    const found: string[] = [];
    const say = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].filter((c) => !c.startsWith('svelte-')).join('.')} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    /** The part of an element that can be seen: what its scrolling ancestors cut off is not there. */
    const seen = (element: Element): DOMRect | null => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // What lies in a closed drawer is not there.
      if (!element.checkVisibility()) return null;
      if (style.visibility === 'hidden' || style.opacity === '0' || style.pointerEvents === 'none' || element.closest('.hidden, [inert]')) return null;
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const box = up.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
    };
    const stays = (element: Element): boolean => {
      for (let up: Element | null = element; up; up = up.parentElement) if (getComputedStyle(up).position === 'sticky') return true;
      return false;
    };
    const controls = [...document.querySelectorAll('button, a[href], input, select, summary, .segments label')].filter((control) => !control.closest('.board') && getComputedStyle(control).display !== 'inline' && !control.matches('.segments input, .onward'));
    const boxes = controls.flatMap((control) => {
      const box = seen(control);
      return box ? [{ control, box }] : [];
    });
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        if (a.control.contains(b.control) || b.control.contains(a.control)) continue;
        // A bar that stays at the foot lies over what scrolls under it, and only over that.
        if (stays(a.control) !== stays(b.control)) continue;
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (width > 3 && height > 3) found.push(`${say(a.control)} lies over ${say(b.control)}`);
      }
    });
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
      if (!own || element.closest('svg, .hidden, option, textarea, .sum') || !(element instanceof HTMLElement) || !seen(element)) continue;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (display !== 'inline' && overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1) found.push(`${say(element)} is cut off at its side`);
      if (display !== 'inline' && overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 3) found.push(`${say(element)} is cut off below`);
    }
    if (fingers) {
      for (const { control } of boxes) {
        const { width, height } = control.getBoundingClientRect();
        // A card's name stands in a sentence and is as high as its line.
        if ((width < 43.5 || height < 43.5) && !control.matches('[type="checkbox"], [type="file"], .card-name')) found.push(`${say(control)} is ${Math.round(width)}×${Math.round(height)} px`);
      }
      for (const country of document.querySelectorAll('.country.legal')) {
        const { width, height } = country.querySelector('.reach')!.getBoundingClientRect();
        if (width < 44 || height < 26) found.push(`${country.getAttribute('data-country')} is ${Math.round(width)}×${Math.round(height)} px`);
      }
    }
    return [...new Set(found)];
  }, touch);
}

/** Answers that stand outside the window at a side, or that no scrolling brings into sight. */
async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.decision [data-action], .choosing [data-action]')]
      .filter((answer) => answer.checkVisibility())
      .flatMap((answer) => {
        const beside = answer.getBoundingClientRect();
        answer.scrollIntoView({ block: 'nearest' });
        const box = answer.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const reached = beside.left >= -1 && beside.right <= innerWidth + 1 && top !== null && (answer.contains(top) || top.contains(answer));
        return reached ? [] : [`the answer “${(answer.textContent ?? '').trim().slice(0, 30)}” is out of reach`];
      }),
  );
}

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
