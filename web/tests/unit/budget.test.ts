import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { budget, spared } from '../../src/lib/alone/budget.ts';

test('a machine on the mains uses its cores but one, and no more than are of use', () => {
  expect(budget(8, null, false)).toEqual({ workers: 4, sparing: false });
  expect(budget(8, { charging: true, level: 0.1 }, true)).toEqual({ workers: 4, sparing: false });
  expect(budget(2, null, false).workers).toBe(1);
  expect(budget(1, null, false).workers).toBe(1);
  expect(budget(Number.NaN, null, false).workers).toBe(1);
});

test('a battery is spared, and one that is nearly empty still more', () => {
  expect(budget(8, { charging: false, level: 0.9 }, true)).toEqual({ workers: 2, sparing: false });
  expect(budget(8, { charging: false, level: 0.15 }, true)).toEqual({ workers: 1, sparing: true });
  // A telephone that says nothing of its battery has one.
  expect(budget(8, null, true)).toEqual({ workers: 2, sparing: false });
});

test('half the effort is half of what a level tries, whatever its effort is', () => {
  expect([spared('marshal'), spared('general')]).toEqual(['marshal@100n', 'marshal@16n']);
  expect(['marshal@400n', 'marshal@50n+2cores', 'search@1.5s', 'search@200ms', 'marshal@1n'].map(spared)).toEqual(['marshal@200n', 'marshal@25n+2cores', 'search@0.75s', 'search@100ms', 'marshal@1n']);
  // A level that looks at nothing but the position has nothing to spare.
  expect(['greedy', 'learned', 'marshal@', 'search'].map(spared)).toEqual(['greedy', 'learned', 'marshal@', 'search']);
});

test('the efforts that are halved are those of the levels', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../crates/learned/src/marshal.rs'), 'utf8');
  for (const [name, level] of [['USUAL', 'marshal'], ['GENERAL', 'general']] as const) {
    const effort = new RegExp(`${name}: Strength = Strength \\{ budget: Budget::nodes\\((\\d+)\\)`).exec(source)?.[1];
    expect(spared(level)).toBe(`marshal@${Number(effort) / 2}n`);
  }
});
