// The form of a new event: what it proposes must not force what its own texts call an exception.
import { expect, test } from 'vitest';
import { EMPTY, meetTwice, terms } from '../../src/lib/events/draft.ts';

test('what the form proposes makes nobody meet twice, and it is said where it would', () => {
  expect(meetTwice(EMPTY, false)).toBe(false);
  const twice = (least: number, rounds: number) => meetTwice({ ...EMPTY, least, rounds }, false);
  expect([twice(4, 5), twice(6, 5), twice(5, 5), twice(5, 6), twice(2, 1)]).toEqual([true, false, false, true, false]);
  expect(meetTwice({ ...EMPTY, least: 4, format: 'round-robin' }, false)).toBe(false);
  expect(meetTwice({ ...EMPTY, least: 4 }, true), 'tables of four go by other rules').toBe(false);
});

test('a league with fewer places than the form proposes players may begin when it is full', () => {
  const league = terms({ ...EMPTY, format: 'league', divisions: [{ name: 'One', size: 3 }, { name: 'Two', size: 3 }] }, 'twilight', []);
  expect([league.least, league.most]).toEqual([6, 6]);
});

test('divisions stand side by side, and the first has nothing before it', () => {
  const divisions = [{ name: 'One', size: 4, beside: true }, { name: 'Two A', size: 4 }, { name: 'Two B', size: 4, beside: true }];
  const { format } = terms({ ...EMPTY, format: 'league', divisions }, 'twilight', []);
  expect(format.type === 'league' && format.divisions.map((one) => one.beside ?? false)).toEqual([false, false, true]);
});
