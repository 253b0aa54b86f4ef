// Walking through a review: from key moment to key moment, or from decision to decision; and what the sum and the curve are drawn of.
import type { ReviewAccount, ReviewDecision, ReviewMoment, ReviewPoint, ReviewShown } from '../protocol.ts';

export type Mode = 'moments' | 'every';

/** A place in the game that one stops at. */
export interface Stop {
  n: number;
  by: string | null;
  turn: number;
  round: number;
  /** What it added to the chance of `by`. */
  points: number;
  /** Its moment, if it is a key moment. */
  moment: ReviewMoment | null;
  /** Does a choice lie before it? Luck is nobody's choice. */
  decided: boolean;
}

/** Everything that one stops at, in the order of the game. */
export function stops(review: ReviewShown, mode: Mode): Stop[] {
  if (mode === 'moments') {
    return review.moments.map((moment) => ({
      n: moment.n,
      by: moment.by,
      turn: moment.turn,
      round: moment.round,
      points: moment.points,
      moment,
      decided: moment.what === 'error',
    }));
  }
  return review.decisions.map(({ n, by, turn, round, loss }) => ({
    n,
    by,
    turn,
    round,
    points: loss > 0 ? -loss : 0,
    moment: review.moments.find((moment) => moment.n === n && moment.what === 'error' && moment.by === by) ?? null,
    decided: true,
  }));
}

/** Where one comes to from the place `n`: the next stop behind it, or the last one before it; where there is none, one stays. */
export function step(all: Stop[], at: Stop | null, by: 1 | -1): Stop | null {
  const here = at ? all.findIndex((stop) => same(stop, at)) : -1;
  if (here >= 0) return all[here + by] ?? at;
  const n = at?.n ?? -1;
  return (by > 0 ? all.find((stop) => stop.n > n) : all.findLast((stop) => stop.n < n)) ?? at ?? all[0] ?? null;
}

export function same(a: Stop, b: Stop): boolean {
  return a.n === b.n && a.by === b.by && a.decided === b.decided;
}

/** How somebody gave up. Several may at once, all in the same way, and a server tells of the first of them. */
export const gaveUp = (stop: Stop, told: ReviewDecision): ReviewDecision => ({ ...told, by: stop.by ?? told.by, loss: -stop.points });

/** What something added to the chance of a seat. What one of two gains the other loses; among four it is told of its owner alone. */
export function pointsFor(seats: string[], by: string | null, points: number, seat: string): number {
  const owner = by ?? seats[0]!;
  return seats.length === 2 && owner !== seat ? -points : points;
}

export const whole = (points: number): number => Math.round(points) || 0;

/** `+7`, `−12`, `0`, with the minus of print. */
export function signed(points: number): string {
  const n = whole(points);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** A part of the sum, with a number that may be negative. */
export interface Part {
  kind: 'start' | 'luck' | 'errors' | 'rest' | 'result';
  /** Whose errors. */
  seat: string | null;
  points: number;
}

/** The sum of a seat: start + luck + errors + what is not told apart = result, in whole points; rounding goes to what is not told apart. */
export function parts(account: ReviewAccount, seats: string[]): Part[] {
  const luck = account.luck.reduce((sum, { dice, cards, hand }) => sum + dice + cards + hand, 0);
  const told: Part[] = [
    { kind: 'start', seat: null, points: whole(account.start) },
    { kind: 'luck', seat: null, points: whole(luck) },
    // One's own errors first.
    ...[...seats].sort((a, b) => Number(b === account.seat) - Number(a === account.seat)).map((seat): Part => ({ kind: 'errors', seat, points: whole(account.errors[seats.indexOf(seat)] ?? 0) })),
  ];
  const result = whole(account.end);
  const rest = result - told.reduce((sum, part) => sum + part.points, 0);
  return [...told, { kind: 'rest', seat: null, points: rest }, { kind: 'result', seat: null, points: result }];
}

/** Points that are worth a remark where somebody played better than the judge would have; the report in text has the same. */
const BETTER = 2;

/** Did somebody play better than the judge would have? Of several others nobody's loss is one's own gain. */
export function playedBetter({ kind, seat, points }: Part, account: ReviewAccount, seats: string[]): boolean {
  if (kind !== 'errors') return false;
  return seat === account.seat ? points >= BETTER : seats.length === 2 && points <= -BETTER;
}

/** The two bars of the sum, equally long: what was there or came, and what is left or went. */
export function bars(all: Part[]): { above: Part[]; below: Part[] } {
  const result = all.filter(({ kind }) => kind === 'result');
  const others = all.filter(({ kind }) => kind !== 'result');
  const away = others.filter(({ points }) => points < 0).map((part) => ({ ...part, points: -part.points }));
  return { above: others.filter(({ points }) => points > 0), below: [...result.filter(({ points }) => points > 0), ...away] };
}

/** The point of the curve at which the game stands when an action has been done, as an index. */
export function pointAfter(curve: ReviewPoint[], n: number): number {
  const after = curve.findIndex((point) => point.n > n);
  return after < 0 ? curve.length - 1 : after;
}

/** The first point of every turn, as an index. */
export function turnsIn(curve: ReviewPoint[]): { turn: number; at: number }[] {
  return curve.map(({ turn }, at) => ({ turn, at })).filter(({ turn }, i) => i === 0 || curve[i - 1]!.turn !== turn);
}
