// What axe finds on a page, in words.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.1 A and AA, in words; at the table also against what is good practice: a heading, landmarks. */
export async function barriers(page: Page, more: string[] = []): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (practice) => {
    const run = (window as unknown as { axe: { run(o: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } }).axe;
    const { violations } = await run.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', ...practice],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    // The spoken name of a country or a card begins with its name, which is its label; whatever else is drawn on it is spoken with
    // what it means, which axe takes for another label.
    const meant = (id: string, target: string) => id !== 'label-content-name-mismatch' || !document.querySelector(target)?.matches('[data-country], [data-card]');
    return violations.flatMap((v) => v.nodes.map((node) => node.target.join(' ')).filter((target) => meant(v.id, target)).slice(0, 4).map((target) => `${v.id}: ${target}`));
  }, more);
}
