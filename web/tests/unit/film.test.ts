// Words under a picture are broken into lines.
import { expect, test } from 'vitest';
import { broken } from '../../src/lib/film/lines.ts';

/** Every letter as wide as the next. */
const wide = (text: string) => text.length;

test('words are broken where the room ends, and one that is too long has a line of its own', () => {
  expect(broken('', 10, wide, 2)).toEqual([]);
  expect(broken('one two three', 20, wide, 2)).toEqual(['one two three']);
  expect(broken('one two three', 8, wide, 2)).toEqual(['one two', 'three']);
  expect(broken('a constitutional question', 9, wide, 3)).toEqual(['a', 'constitutional', 'question']);
});

test('what has no room left ends with an ellipsis that has room', () => {
  expect(broken('one two three four', 8, wide, 1)).toEqual(['one …']);
  expect(broken('one two three four five', 10, wide, 2)).toEqual(['one two', 'three …']);
});
