// How long a frame stands when the player's own clock is about to count.
import { expect, test } from 'vitest';
import { hurried, STANDS, type Frame } from '../../src/lib/table/frames.ts';

const frame = (kind: Frame['kind'], waits = false) => ({ kind, waits }) as Frame;
const four = [frame('card'), frame('die'), frame('change'), frame('follows')];
const normal = (ms: number) => ms;

test('with time enough everything stands as long as it would, with less all is shown in what there is', () => {
  expect(hurried(four, 60_000, normal)).toBe(STANDS.card);
  expect(hurried(four, 60_000, (ms) => ms / 2)).toBe(STANDS.card / 2);
  let left = 1000;
  for (let at = 0; at < four.length; at++) left -= hurried(four.slice(at), left, normal);
  expect(left).toBeCloseTo(0, 5);
});

test('what stays until it has been seen takes the time that the others leave, and no more', () => {
  expect(hurried([frame('reveal', true), frame('change')], 9000, normal)).toBe(9000 - STANDS.change);
  // Without motion nothing passes by itself, and still nothing stands longer than there is time.
  expect(hurried([frame('reveal', true)], 300, () => 0)).toBe(300);
});

test('once the clock counts nothing stands any longer', () => {
  expect(hurried(four, 0, normal)).toBe(1);
  expect(hurried(four, -500, normal)).toBe(1);
});
