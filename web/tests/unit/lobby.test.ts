// Which tables of the lobby fit what somebody looks for.
import { expect, test } from 'vitest';
import { EVERYTHING, clockKind, fits, handicapKind, type Filters } from '../../src/lib/lobby.ts';
import type { Clock, SeatState, TableSummary } from '../../src/lib/protocol.ts';

const seat = (name: string, open: boolean): SeatState => ({ seat: name, sitter: open ? { type: 'open' } : { type: 'bot', level: 'greedy' }, mine: false }) as SeatState;
const table = (part: Partial<TableSummary>): TableSummary => ({ game: 'twilight', options: [], clock: { type: 'none' }, status: 'open', seats: [seat('us', false), seat('ussr', true)], ...part }) as TableSummary;
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
});
