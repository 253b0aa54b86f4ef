// The clocks that a new table may have, by the word that stands for each on this page.
import type { Clock, Pace } from './protocol.ts';

const MINUTE = 60;
const DAY = 86_400;

/** Time for the whole game. */
const total = (minutes: number): Clock => ({ type: 'total', seconds: minutes * MINUTE, timeOut: 'ends' });
/** Time that grows with every play; what was saved up is kept, up to a bound that nobody reaches at one sitting. */
const growing = (minutes: number, seconds: number): Clock => ({ type: 'bank', seconds: minutes * MINUTE, increment: seconds, cap: 12 * 60 * MINUTE, timeOut: 'ends' });
/** So many days, and one more for every play, up to the number it began with. */
const days = (n: number): Clock => ({ type: 'bank', seconds: n * DAY, increment: DAY, cap: n * DAY, timeOut: 'claimed' });

export const CLOCKS: Record<string, Clock> = {
  none: { type: 'none' },
  fast: growing(10, 30),
  steady: growing(45, MINUTE),
  'half-hour': total(30),
  hour: total(60),
  days: days(3),
};

/** Those that a quick game is offered with. */
export const QUICK = ['fast', 'steady', 'days'] as const;

/** Do two clocks measure alike? */
export const sameClock = (a: Clock, b: Clock): boolean => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** How many decisions an increment is thought to be paid for, where it is asked whether a clock is fast; as the server counts it. */
const PAID = 40;

/** The kind of clock by which a game is rated; none without a clock. */
export function paceOf(clock: Clock): Pace | null {
  if (clock.type === 'none') return null;
  const seconds = clock.seconds + (clock.type === 'bank' ? PAID * clock.increment : 0);
  return seconds <= 2400 ? 'fast' : seconds <= 43_200 ? 'standard' : 'days';
}

/** Only a clock of days may rest on weekends. */
export const mayRest = (clock: Clock | undefined): boolean => clock !== undefined && paceOf(clock) === 'days';
