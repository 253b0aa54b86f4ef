// Cards with a face: an icon and a line of history for every card, and the sprite is what its generator writes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sprite } from '../../scripts/icons.js';
import icons from '../../src/lib/cards/icons.json';
import { titled } from '../../src/lib/cards/card.ts';
import { cards } from '../../src/lib/facts.ts';
import { pieces } from '../../src/lib/panes/reasons.ts';
import type { LogLine } from '../../src/lib/protocol.ts';

const root = join(import.meta.dirname, '../..');

test('every card has an icon of its own, and no icon is left over', () => {
  expect(Object.keys(icons).sort()).toEqual(cards.map((card) => card.id).sort());
  expect(new Set(Object.values(icons)).size).toBe(cards.length);
});

test('the sprite is what `npm run icons` writes', () => {
  expect(readFileSync(join(root, 'src/lib/cards/icons.svg'), 'utf8')).toBe(sprite());
});

test.each(['en', 'es', 'pt', 'it'])('every card has its line of history in %s', (language) => {
  const text = readFileSync(join(root, `../crates/words/locales/${language}/history.ftl`), 'utf8');
  const told = [...text.matchAll(/^history-([\w-]+) = (.+)$/gm)].map((found) => found[1]!);
  expect(told.sort()).toEqual(cards.map((card) => card.id).sort());
});

test('a line of the log is cut where the server says that it names a card', () => {
  const line = { text: '“NATO” after NATO Referendum', names: [{ card: 'nato', from: 1, to: 5 }, { card: 'nato-referendum', from: 13, to: 28 }] } as LogLine;
  expect(pieces(line)).toEqual([{ text: '“' }, { text: 'NATO', card: 'nato' }, { text: '” after ' }, { text: 'NATO Referendum', card: 'nato-referendum' }]);
  expect(pieces({ ...line, names: [] })).toEqual([{ text: line.text }]);
});

test('a sentence is cut at the titles of its cards, also where one title is a part of another', () => {
  const title = (card: string) => ({ asia: 'Asia Scoring', southeast: 'Southeast Asia Scoring' })[card] ?? '?';
  expect(titled('Still to score: Southeast Asia Scoring, Asia Scoring', ['asia', 'southeast', 'asia', 'elsewhere'], title)).toEqual([
    { text: 'Still to score: ' },
    { text: 'Southeast Asia Scoring', card: 'southeast' },
    { text: ', ' },
    { text: 'Asia Scoring', card: 'asia' },
  ]);
});
