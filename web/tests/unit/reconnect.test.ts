import { expect, test } from 'vitest';
import { Pauses, RESTART } from '../../src/lib/reconnect.ts';

/** Pauses by a clock of our own. */
function pauses(chance = 0.5): { clock: { at: number }; pauses: Pauses } {
  const clock = { at: 1_000_000 };
  return { clock, pauses: new Pauses(() => clock.at, () => chance) };
}

test('a server that is restarted is left at once, not by everybody in the same moment', () => {
  const first = [0, 0.25, 0.5, 0.999].map((chance) => pauses(chance).pauses.before(RESTART));
  expect(new Set(first).size).toBe(4);
  expect(Math.min(...first)).toBeGreaterThan(0);
  expect(Math.max(...first)).toBeLessThanOrEqual(500);
});

test('a server that is restarted is asked again and again for some seconds, and then less and less often', () => {
  const { clock, pauses: one } = pauses();
  clock.at += one.before(RESTART);
  let tries = 0;
  let pause = one.before(undefined);
  while (pause < 1000) {
    expect(pause).toBe(250);
    tries += 1;
    clock.at += pause;
    // A server that is just going may take the line once more, only to say so again.
    pause = one.before(tries % 3 === 0 ? RESTART : undefined);
  }
  expect(tries).toBeGreaterThanOrEqual(15);
  expect(clock.at - 1_000_000).toBeGreaterThanOrEqual(5000);
  expect([pause, one.before(undefined), one.before(1006)]).toEqual([1000, 2000, 4000]);
  // Once the line was open the next restart is the first again.
  one.opened();
  expect(one.before(RESTART)).toBe(275);
  expect(one.before(undefined)).toBe(250);
});

test('a line that is lost in another way, or does not come back, is tried less and less often', () => {
  const one = pauses().pauses;
  expect([1, 2, 3, 4, 5, 6, 7].map(() => one.before(undefined))).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  one.opened();
  expect(one.before(1006)).toBe(1000);
});
