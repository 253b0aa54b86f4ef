// The puzzle of the day is the same for everybody, and every puzzle has its day; what was answered is read back, and only the first time counts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAnswer, levelOf, ofDay, themeWord, today, tries, type PuzzleLine } from '../../src/lib/puzzles.svelte.ts';

const line = (id: string, game = 'twilight'): PuzzleLine => ({ id, game, theme: 'coup', difficulty: 1200 });
const few = ['c', 'a', 'b'].map((id) => line(id));

test('the puzzle of a day follows from the day alone, and all of them have their days', () => {
  expect(today(Date.UTC(2026, 10, 18, 23, 59))).toBe(today(Date.UTC(2026, 10, 18, 0, 0)));
  expect(today(Date.UTC(2026, 10, 19))).toBe(today(Date.UTC(2026, 10, 18)) + 1);
  expect(ofDay(few, 5)).toEqual(ofDay([...few].reverse(), 5));
  expect(new Set([1, 2, 3].map((day) => ofDay(few, day)?.id))).toEqual(new Set(['a', 'b', 'c']));
  expect(ofDay([], 5)).toBeNull();
});

test('every seventh day is for Guerra Fría, where it has puzzles', () => {
  const both = [...few, line('x', 'guerra-fria'), line('y', 'guerra-fria')];
  expect(ofDay(both, 14)?.game).toBe('guerra-fria');
  expect(ofDay(both, 7)?.id).not.toBe(ofDay(both, 14)?.id);
  expect(ofDay(both, 15)?.game).toBe('twilight');
  expect(ofDay(few, 14)?.game).toBe('twilight');
  expect(ofDay([line('x', 'guerra-fria')], 15)?.id).toBe('x');
});

test('themes and difficulties have their words', () => {
  expect([themeWord('coup'), themeWord('last-round')]).toEqual(['term-coup', 'puzzle-theme-last-round']);
  const files = ['twilight', 'guerra-fria'].map((game) => readFileSync(join(import.meta.dirname, `../../../crates/review/puzzles/${game}.jsonl`), 'utf8'));
  const lines = files.join('').split('\n').filter(Boolean);
  const levels = lines.map((line) => levelOf((JSON.parse(line) as PuzzleLine).difficulty));
  for (const level of ['easy', 'medium', 'hard']) {
    const part = levels.filter((each) => each === level).length / levels.length;
    expect(part, level).toBeGreaterThan(0.27);
    expect(part, level).toBeLessThan(0.4);
  }
});

test('what only says the same in another way is neither right nor wrong', () => {
  const puzzle = { answer: 'ally-west', others: [{ action: 'build', chance: 40 }] };
  expect(['ally-west', 'build', 'free', 'back'].map((action) => isAnswer(puzzle, action))).toEqual([true, true, false, false]);
});

test('a damaged note of what was answered counts as none', () => {
  const store = new Map<string, string>();
  const kept = { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) };
  Object.assign(globalThis, { localStorage: kept });
  store.set('detente-puzzles', '{"a":{"answer":"coup","right":true},"b":3,"c":{"answer":4,"right":true},"d":null}');
  expect([...tries()]).toEqual([['a', { answer: 'coup', right: true }]]);
  store.set('detente-puzzles', '{]');
  expect(tries().size).toBe(0);
});
