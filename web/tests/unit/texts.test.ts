// Reading the rulebook's texts, and searching.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { found, parse, pieces, placeOf, topicsOf } from '../../src/lib/rulebook.ts';
import { matches } from '../../src/lib/search.ts';

test('a heading gives number and title, and blocks keep their kind', () => {
  const read = parse('# 6 Operations\n\nFour\nuses.\n\n## 6.1 Placing\n\n- one\n- two\n  more\n\n> Example: three.\n');
  expect(read.map((s) => [s.number, s.title, s.depth])).toEqual([
    ['6', 'Operations', 1],
    ['6.1', 'Placing', 2],
  ]);
  expect(read[0]!.blocks).toEqual([{ kind: 'p', text: 'Four uses.' }]);
  expect(read[1]!.blocks).toEqual([
    { kind: 'item', text: 'one' },
    { kind: 'item', text: 'two more' },
    { kind: 'example', text: 'Example: three.' },
  ]);
});

test('names of cards and options are told apart from running text', () => {
  expect(pieces('play *Fidel* with `bid=open` now')).toEqual([
    { kind: 'text', text: 'play ' },
    { kind: 'name', text: 'Fidel' },
    { kind: 'text', text: ' with ' },
    { kind: 'code', text: 'bid=open' },
    { kind: 'text', text: ' now' },
  ]);
});

test('a search does not mind accents, case or the order of words', () => {
  expect(matches('Puntuación de Oriente Medio', 'medio puntuacion')).toBe(true);
  expect(matches('Puntuación de Oriente Medio', 'asia')).toBe(false);
});

test('a number finds its section with those under it, and words are looked for in the whole text', () => {
  const all = parse('# 1 Aim\n\nInfluence.\n\n# 6 Operations\n\nFour uses.\n\n## 6.1 Influence\n\nPoints.\n\n# 10 Scoring\n\nRegions. See 6.1.\n');
  const numbers = (query: string) => found(all, query).map((section) => section.number);
  expect(numbers('6')).toEqual(['6', '6.1']);
  expect(numbers('6.')).toEqual(['6.1']);
  expect(numbers('1')).toEqual(['1']);
  expect(numbers('influence')).toEqual(['6.1', '1']);
  expect(numbers('nothing of the kind')).toEqual([]);
});

const book = join(import.meta.dirname, '../../../crates/rulebook');
const examples = readFileSync(join(book, 'search/examples.txt'), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));

test.each(examples)('everyday words find the section that answers: %s', (line) => {
  const [, game, language, section, question] = /^(\S+) (\S+) (\S+) (.+)$/.exec(line)!;
  const folder = join(book, 'text', game!, language!);
  const all = readdirSync(folder).sort().flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')));
  const known = topicsOf(readFileSync(join(book, `search/${game}/${language}.txt`), 'utf8'));
  expect(found(all, question!, known)[0]?.number).toBe(section);
});

test('a figure is a block of its own, and a section has the places of the one above it', () => {
  expect(parse('# 1 A\n\nText.\n\n! iran:0/2 iraq:0/1\n')[0]!.blocks).toEqual([
    { kind: 'p', text: 'Text.' },
    { kind: 'figure', text: 'iran:0/2 iraq:0/1' },
  ]);
  const places = new Map([
    ['6', { lesson: 'influence', tournament: null }],
    ['6.3', { lesson: 'coups', tournament: '1-ussr-1' }],
  ]);
  expect(placeOf(places, '6.3.2').lesson).toBe('coups');
  expect(placeOf(places, '6.1').lesson).toBe('influence');
  expect(placeOf(places, '7').lesson).toBe(null);
});
