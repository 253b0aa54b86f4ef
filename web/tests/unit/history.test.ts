// The small curves of Guerra Fría.
import { expect, test } from 'vitest';
import { curve, historyOf, type History } from '../../src/lib/gf/history.ts';
import type { GuerraFriaView, Play, Player } from '../../src/lib/protocol.ts';

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

const view = (round: number, south: number): GuerraFriaView => ({
  viewer: null,
  round,
  maxRounds: null,
  talk: 'none',
  arsenals: (['south', 'west', 'north', 'east'] as Player[]).map((player) => ({ player, attack: [], reserve: 0, total: player === 'south' ? south : 0, chosen: false })),
  own: null,
  forces: [],
  revealed: [],
});
const built = (round: number, before: number): Play => ({
  kind: { type: 'carried-out', round },
  within: null,
  continues: null,
  line: 0,
  moments: [{ audience: null, lines: [1], type: 'missiles', by: 'south', new: true, before: { attack: [{ against: 'west', missiles: 1 }], reserve: before - 1 }, after: { attack: [], reserve: before + 4 } }],
});

test('the totals of every round follow from the moments', () => {
  const history = historyOf([built(1, 4), built(2, 8)], view(3, 12));
  expect([1, 2, 3].map((round) => history.get(round)?.south)).toEqual([4, 8, 12]);
  expect(history.get(2)?.north).toBe(0);
});

test('what a game leaves that ended with a round comes after that round', () => {
  const history = historyOf([built(1, 4), built(2, 8)], view(2, 12));
  expect([1, 2, 3].map((round) => history.get(round)?.south)).toEqual([4, 8, 12]);
});
