// Copies the icons that `src/lib/cards/icons.json` names out of the package `@iconify-json/game-icons` (CC BY 3.0) into
// one sprite, `src/lib/cards/icons.svg`: `npm run icons`. A test holds that the sprite is what this writes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const at = (path) => new URL(`../src/lib/cards/${path}`, import.meta.url);

/** The sprite, as text: one symbol for each card, by the id of the card. */
export function sprite() {
  const named = JSON.parse(readFileSync(at('icons.json'), 'utf8'));
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  const symbols = Object.entries(named).map(([card, name]) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`${card}: there is no icon ${name}`);
    return `<symbol id="${card}" viewBox="0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}">${icon.body}</symbol>`;
  });
  const head = '<!-- Written by `npm run icons` from game-icons.net, CC BY 3.0; the authors are named on the page of credits. -->';
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${head}\n${symbols.join('\n')}\n</svg>\n`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(at('icons.svg'), sprite());
