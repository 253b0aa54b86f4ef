// Numbers of ratings and days as they are shown.
import type { SideResults } from '../protocol.ts';
import { words } from '../words.svelte.ts';

/** `+ 18`, `− 2`, `0`: a real minus, and a blank that does not break. */
export function signed(n: number): string {
  return n === 0 ? '0' : `${n > 0 ? '+' : '−'}\u00a0${Math.abs(n)}`;
}

export function percent(part: number, whole: number): string {
  return new Intl.NumberFormat(words.language, { style: 'percent' }).format(whole === 0 ? 0 : part / whole);
}

/** The share of games that a side has won; nothing if there were none. */
export function share(sides: SideResults[], seat: string): string {
  const side = sides.find((one) => one.seat === seat);
  return side ? percent(side.won, side.won + side.drawn + side.lost) : '–';
}

const DAY = 86_400_000;

/** `today`, `3 days ago`, and the date of what is longer ago. */
export function ago(at: number, now = Date.now()): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days < 30) return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-days, 'day');
  return new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
}

/** `0:12`, `3:05`. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A scale on which all of these intervals fit, from 0 to 1; a little wider than they are. */
export function scale(values: number[]): (value: number) => number {
  const least = Math.min(...values) - 20;
  const most = Math.max(...values) + 20;
  return (value) => (value - least) / (most - least);
}
