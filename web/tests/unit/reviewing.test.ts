// The sum of a review and the walk through it.
import { expect, test } from 'vitest';
import type { ReviewAccount, ReviewDecision, ReviewMoment, ReviewPoint, ReviewShown } from '../../src/lib/protocol.ts';
import { bars, gaveUp, parts, playedBetter, pointAfter, pointsFor, signed, step, stops, turnsIn } from '../../src/lib/review/walk.ts';

const seats = ['us', 'ussr'];
const luck = (dice: number, cards = 0, hand = 0) => ({ dice, cards, hand });
const account: ReviewAccount = { seat: 'ussr', start: 51.6, end: 0, luck: [luck(-10.4, 1.2), luck(3.3, 0, -20)], errors: [12.2, -33.6], rest: -4.3 };

test('the sum is exact in whole points, and both bars are equally long', () => {
  const all = parts(account, seats);
  const total = all.filter(({ kind }) => kind !== 'result').reduce((sum, { points }) => sum + points, 0);
  expect(total).toBe(0);
  expect(all.map(({ kind, seat }) => seat ?? kind)).toEqual(['start', 'luck', 'ussr', 'us', 'rest', 'result']);
  const { above, below } = bars(all);
  const long = (bar: { points: number }[]) => bar.reduce((sum, { points }) => sum + points, 0);
  expect(long(above)).toBe(long(below));
  expect([...above, ...below].every(({ points }) => points > 0)).toBe(true);
});

test('a remark is made of whoever played better than the judge would have, and of nobody where there are more than two', () => {
  const better = (errors: number[], seats: string[], seat = 'ussr') =>
    parts({ ...account, seat, errors }, seats).filter((part) => playedBetter(part, { ...account, seat }, seats)).map((part) => part.seat);
  expect(better([12.2, -33.6], seats)).toEqual([]);
  expect(better([-12.2, 30], seats)).toEqual(['ussr', 'us']);
  expect(better([0.9, 1.4], seats)).toEqual([]);
  expect(better([-12, 30, -5, -5], ['us', 'ussr', 'third', 'fourth'])).toEqual(['ussr']);
});

test('what one of two gains the other loses, and nobody has minus nothing', () => {
  expect(pointsFor(seats, 'us', -7, 'us')).toBe(-7);
  expect(pointsFor(seats, 'us', -7, 'ussr')).toBe(7);
  expect(pointsFor(seats, null, 5, 'ussr')).toBe(-5);
  expect(pointsFor(['south', 'west', 'north', 'east'], 'west', -7, 'south')).toBe(-7);
  expect([signed(-0.2), signed(7.4), signed(-11.6)]).toEqual(['0', '+7', '−12']);
});

const moment = (n: number, what: 'error' | 'luck', by: string, points: number): ReviewMoment => ({ n, what, by, turn: 1, round: 1, points, played: null, best: null, line: null, came: null });
const review = {
  seats,
  moments: [moment(12, 'error', 'us', -8), moment(20, 'luck', 'ussr', 9)],
  decisions: [5, 12, 18, 25].map((n) => ({ n, by: n === 12 ? 'us' : 'ussr', turn: 1, round: 1, loss: n === 12 ? 8 : 0, marked: n === 12 })),
} as unknown as ReviewShown;

test('arrows walk the moments, and with Shift the decisions from wherever one is', () => {
  const [moments, every] = [stops(review, 'moments'), stops(review, 'every')];
  const first = step(moments, null, 1);
  expect(first?.n).toBe(12);
  expect(step(moments, first, -1)).toBe(first);
  const second = step(moments, first, 1);
  expect([second?.n, second?.decided]).toEqual([20, false]);
  expect(step(moments, second, 1)).toBe(second);
  // Luck is no decision: the next one behind it, and the last one before it.
  expect(step(every, second, 1)?.n).toBe(25);
  expect(step(every, second, -1)?.n).toBe(18);
  expect(step(every, first, -1)?.n).toBe(5);
  expect(every[1]!.moment).toBe(review.moments[0]);
});

test('whoever runs out of time is told so, also where it was too little for a key moment, and each of several at once', () => {
  const told: ReviewDecision = { n: 30, by: 'south', turn: 9, round: 0, question: 'runs out of time', tried: [], loss: 3, se: 0, marked: false, why: [] };
  const lost = (by: string, loss: number) => ({ n: 30, by, turn: 9, round: 0, loss, marked: false });
  const every = stops({ seats: ['south', 'west', 'north', 'east'], moments: [], decisions: [lost('south', 3), lost('west', 1)] } as unknown as ReviewShown, 'every');
  expect(every.map((stop) => gaveUp(stop, told)).map(({ by, loss, question }) => [by, loss, question])).toEqual([
    ['south', 3, 'runs out of time'],
    ['west', 1, 'runs out of time'],
  ]);
});

test('a moment stands at the point of the curve behind it', () => {
  const curve = [0, 10, 14, 30].map((n, i): ReviewPoint => ({ n, turn: i < 2 ? 0 : 1, round: 0, mean: [50, 50], own: [50, 50] }));
  expect([pointAfter(curve, 9), pointAfter(curve, 10), pointAfter(curve, 99)]).toEqual([1, 2, 3]);
  expect(turnsIn(curve)).toEqual([
    { turn: 0, at: 0 },
    { turn: 1, at: 2 },
  ]);
});
