// Boxes of a page, measured: nothing wider than the window, no controls over each other, no words cut off, room for a finger.
import type { Page } from 'playwright-core';

/** What is wrong with the boxes of a page, in words. */
export async function wrong(page: Page, touch: boolean): Promise<string[]> {
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
      for (let up: Element | null = element; up; up = up.parentElement) if (['sticky', 'fixed'].includes(getComputedStyle(up).position)) return true;
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
        // A radio button is chosen by all of its label.
        const { width, height } = (control.matches('[type="radio"]') ? (control.closest('label') ?? control) : control).getBoundingClientRect();
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

/** Answers that stand outside the window at a side, or that no scrolling brings into sight. What lies under a dialog waits for it. */
export async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.decision [data-action], .choosing [data-action]')]
      .filter((answer) => answer.checkVisibility() && (document.querySelector('dialog:modal') === null || answer.closest('dialog') !== null))
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

/** Words of a drawing that are wider than the shape they stand in, or that lie over the words or the country beside them. */
export async function boardTexts(page: Page, drawing: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const svg = document.querySelector<SVGSVGElement>(selector)!;
    // In units of the drawing, which are the same at every size and however near one looks.
    const unit = svg.getScreenCTM()!.a;
    const seen = (element: Element) => element.checkVisibility() && !element.closest('defs, .chip');
    const shapes = [...svg.querySelectorAll('rect, path, circle')].filter((shape) => seen(shape) && getComputedStyle(shape).fill !== 'none').map((shape) => shape.getBoundingClientRect());
    const texts = [...svg.querySelectorAll('text')].filter((text) => seen(text) && text.textContent!.trim() !== '').map((element) => ({ element, says: element.textContent!.trim(), box: element.getBoundingClientRect() }));
    const found: string[] = [];
    for (const { says, box } of texts) {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const around = shapes.filter((shape) => shape.left < x && shape.right > x && shape.top < y && shape.bottom > y);
      const inside = around.sort((a, b) => a.width * a.height - b.width * b.height)[0];
      const over = inside ? Math.max(inside.left - box.left, box.right - inside.right) / unit : 0;
      if (over > 1) found.push(`“${says}” is ${Math.round(over)} units wider than its box`);
    }
    // Without the rings around it: as wide as it is drawn, by the cell of its stability.
    const boxOf = (country: Element) => {
      const cell = country.querySelector('rect:not(.reach)')!.getBoundingClientRect();
      return new DOMRect(cell.left + cell.width / 2 - 50 * unit, cell.bottom - 52 * unit, 100 * unit, 52 * unit);
    };
    const countries = [...svg.querySelectorAll('[data-country]')].filter((country) => country.querySelector('rect:not(.reach)')).map((country) => ({ id: country.getAttribute('data-country'), box: boxOf(country) }));
    const overlaps = (a: DOMRect, b: DOMRect) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      // Letters fill the middle of their line.
      const high = Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) - Math.max(a.top + a.height / 4, b.top + b.height / 4);
      return wide / unit > 2 && high / unit > 2;
    };
    texts.forEach((one, i) => {
      for (const other of texts.slice(i + 1)) if (overlaps(one.box, other.box)) found.push(`“${one.says}” lies over “${other.says}”`);
      if (one.element.closest('[data-country]')) return;
      for (const { id, box } of countries) if (overlaps(one.box, box)) found.push(`“${one.says}” lies over ${id}`);
    });
    return [...new Set(found)];
  }, drawing);
}
