// The small curves of Guerra Fría.
import { expect, test } from 'vitest';
import { curve, type History } from '../../src/lib/gf/history.ts';

const totals = (south: number, north: number) => ({ south, west: 0, north, east: 0 });

test('a curve goes from the first round known to the last, against the most that anybody had', () => {
  const history: History = new Map([
    [1, totals(0, 0)],
    [2, totals(4, 8)],
    [3, totals(8, 16)],
  ]);
  expect(curve(history, 'north', 100, 10)).toBe('M0 10L50 5L100 0');
  expect(curve(history, 'south', 100, 10)).toBe('M0 10L50 7.5L100 5');
});

test('a round that was not seen is passed over at its place', () => {
  const history: History = new Map([
    [5, totals(16, 0)],
    [1, totals(0, 0)],
    [2, totals(4, 0)],
  ]);
  expect(curve(history, 'south', 80, 16)).toBe('M0 16L20 12L80 0');
});

test('nothing known draws nothing', () => {
  expect(curve(new Map(), 'south', 80, 16)).toBe('');
});
