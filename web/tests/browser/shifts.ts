// How much of a page moves without anybody's doing.
import type { Page } from 'playwright-core';

/** Sums up what moved without somebody's doing, and what moved in all. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { alone: 0, all: 0, what: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] }[]) {
        shifts.all += entry.value;
        if (entry.hadRecentInput) continue;
        shifts.alone += entry.value;
        if (entry.value > 0.005) shifts.what.push(`${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : '?')).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What was summed up so far. */
export const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { alone: number; all: number; what: string[] } }).shifts);
