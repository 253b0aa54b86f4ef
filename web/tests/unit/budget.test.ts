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

test('half the effort is one of the strongest level alone', () => {
  expect([spared('marshal'), spared('general'), spared('greedy')]).toEqual(['marshal@100n', 'general', 'greedy']);
});
