// The lobby as it changes, and which of its tables fit what somebody looks for.
import { expect, test } from 'vitest';
import { paceOf } from '../../src/lib/clocks.ts';
import { changed, EVERYTHING, clockKind, fits, handicapKind, type Filters } from '../../src/lib/lobby.ts';
import type { Clock, SeatState, TableSummary } from '../../src/lib/protocol.ts';

const seat = (name: string, open: boolean): SeatState => ({ seat: name, sitter: open ? { type: 'open' } : { type: 'bot', level: 'greedy' }, mine: false }) as SeatState;
const table = (part: Partial<TableSummary>): TableSummary => ({ game: 'twilight', options: [], clock: { type: 'none' }, status: 'open', rated: false, seats: [seat('us', false), seat('ussr', true)], ...part }) as TableSummary;
const total = (seconds: number): Clock => ({ type: 'total', seconds, timeOut: 'ends' });
const wanted = (part: Partial<Filters>): Filters => ({ ...EVERYTHING, ...part });

test('a clock is live below a day', () => {
  expect([{ type: 'none' } as Clock, total(3600), total(86_400)].map(clockKind)).toEqual(['none', 'live', 'days']);
});

test('a bid is a bid whatever else is written, and nought is no handicap', () => {
  const kinds = [[], ['us-handicap=0'], ['us-handicap=2'], ['bid=sealed', 'us-handicap=2'], ['bid=none', 'ussr-handicap=1']].map((options) => handicapKind(table({ options })));
  expect(kinds).toEqual(['even', 'even', 'given', 'bid', 'given']);
});

test('every filter must fit, and a seat is asked for only where one is free to take', () => {
  expect(fits(table({}), EVERYTHING)).toBe(true);
  expect(fits(table({}), wanted({ seat: 'ussr' }))).toBe(true);
  expect(fits(table({}), wanted({ seat: 'us' }))).toBe(false);
  expect(fits(table({ status: 'playing' }), wanted({ seat: 'us' }))).toBe(true);
  expect(fits(table({ game: 'guerra-fria', seats: [seat('red', true)] }), wanted({ seat: 'us' }))).toBe(false);
  expect(fits(table({ clock: total(60) }), wanted({ game: 'twilight', clock: 'live', handicap: 'even' }))).toBe(true);
  expect(fits(table({ clock: total(60) }), wanted({ game: 'twilight', clock: 'days', handicap: 'even' }))).toBe(false);
  expect(fits(table({}), wanted({ game: 'guerra-fria' }))).toBe(false);
  expect([true, false].map((rated) => fits(table({ rated }), wanted({ rated: 'rated' })))).toEqual([true, false]);
  expect([true, false].map((rated) => fits(table({ rated }), wanted({ rated: 'casual' })))).toEqual([false, true]);
});

test('a new table comes at the end: no row moves under the pointer; of one’s own the newest come first', () => {
  const ids = (tables: TableSummary[]) => tables.map(({ id }) => id);
  const known = { tables: [table({ id: 'a' }), table({ id: 'b' })], mine: [table({ id: 'a' })] };
  const after = changed(known, { type: 'lobby-changes', tables: [table({ id: 'c' }), table({ id: 'b', status: 'playing' })], mine: [table({ id: 'd' })], gone: ['a'] });
  expect(ids(after.tables)).toEqual(['b', 'c']);
  expect(after.tables[0]!.status).toBe('playing');
  expect(ids(after.mine)).toEqual(['d', 'a']);
});

test('a clock is of the kind by which the server rates it', () => {
  const bank = (seconds: number, increment: number): Clock => ({ type: 'bank', seconds, increment, cap: seconds, timeOut: 'ends' });
  const clocks: Clock[] = [{ type: 'none' }, total(2400), total(2401), bank(600, 30), bank(600, 46), bank(2700, 60), total(43_200), total(43_201), bank(259_200, 86_400)];
  expect(clocks.map(paceOf)).toEqual([null, 'fast', 'standard', 'fast', 'standard', 'standard', 'standard', 'days', 'days']);
});
