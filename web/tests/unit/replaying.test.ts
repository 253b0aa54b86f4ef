// Steps of a replay by round and by turn, addresses of positions, and where the guide speaks.
import { expect, test } from 'vitest';
import type { PlayKind, ReplayPlay } from '../../src/lib/protocol.ts';
import { commentOf, further, placeOf, unitsOf } from '../../src/screens/replaying.ts';

const kinds: PlayKind[] = [
  { type: 'setup', by: null },
  { type: 'setup', by: 'ussr' },
  { type: 'headlines', turn: 1 },
  { type: 'headline', turn: 1, by: 'us', card: 'nato' },
  { type: 'action-round', turn: 1, round: 1, by: 'ussr' },
  { type: 'action-round', turn: 1, round: 1, by: 'us' },
  { type: 'extra', by: 'us', card: 'fidel' },
  { type: 'action-round', turn: 1, round: 2, by: 'ussr' },
  { type: 'end-of-turn', turn: 1 },
  { type: 'turn-begins', turn: 2 },
  { type: 'headlines', turn: 2 },
];
const plays: ReplayPlay[] = kinds.map((kind, i) => ({ kind, action: 10 * (i + 1) }));
const units = unitsOf(plays);

test('a round goes from its first play to the first of the next, forward and back', () => {
  expect(further(units, 2, 'round', 1)).toBe(4);
  expect(further(units, 4, 'round', 1)).toBe(7);
  expect(further(units, 6, 'round', -1)).toBe(4);
  expect(further(units, 4, 'round', -1)).toBe(2);
});

test('a turn goes from its first play to the first of the next, forward and back', () => {
  expect(further(units, 0, 'turn', 1)).toBe(2);
  expect(further(units, 5, 'turn', 1)).toBe(9);
  expect(further(units, 10, 'turn', -1)).toBe(9);
  expect(further(units, 9, 'turn', -1)).toBe(2);
});

test('an address names a frame of a play, or an action', () => {
  expect(placeOf('4.2', plays)).toEqual({ play: 4, frame: 2 });
  expect(placeOf('45', plays)).toEqual({ play: 4, frame: -1 });
  expect(placeOf('9999', plays)).toEqual({ play: 10, frame: -1 });
  expect(placeOf('', plays)).toEqual({ play: 0, frame: 0 });
  expect(placeOf('1-us-1', plays)).toEqual({ play: 5, frame: 0 });
  expect(placeOf('setup', plays)).toEqual({ play: 1, frame: 0 });
  expect(placeOf('7-us-9', plays)).toEqual({ play: 0, frame: 0 });
});

test('behind the last play the guide says how it ended', () => {
  const over = plays.slice(0, 9);
  expect(commentOf(over, 8)).toBe('end');
  expect(placeOf('end', over)).toEqual({ play: 8, frame: 0 });
});

test('the guide speaks at the play that it speaks of', () => {
  expect([0, 1, 3, 5, 6, 7, 8].map((play) => commentOf(plays, play))).toEqual(['intro', 'setup', '1-headline', '1-us-1', '1-us-1', '1-ussr-2', '']);
});
