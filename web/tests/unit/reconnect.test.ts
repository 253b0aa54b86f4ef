import { expect, test } from 'vitest';
import { pauseBefore, RESTART } from '../../src/lib/reconnect.ts';

test('a server that is restarted is left at once, not by everybody in the same moment', () => {
  const pauses = [0, 0.25, 0.5, 0.999].map((chance) => pauseBefore(1, RESTART, chance));
  expect(new Set(pauses).size).toBe(4);
  expect(Math.min(...pauses)).toBeGreaterThan(0);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(500);
});

test('a line that is lost in another way, or does not come back, is tried less and less often', () => {
  expect([1, 2, 3, 4, 5, 9].map((tries) => pauseBefore(tries, undefined, 0.5))).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(pauseBefore(2, RESTART, 0.5)).toBe(2000);
  expect(pauseBefore(1, 1006, 0.5)).toBe(1000);
});
