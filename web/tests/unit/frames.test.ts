// How plays are cut into frames, and where the board stands at each.
import { expect, test } from 'vitest';
import type { Moment, Play, PlayKind, TwilightView, What } from '../../src/lib/protocol.ts';
import { countriesIn, framesOf, newLines, newSince, sinceLastPlay } from '../../src/lib/table/frames.ts';
import { moved } from '../../src/lib/table/positions.ts';

const moment = (what: What, ...lines: number[]): Moment => ({ audience: null, lines, ...what });
const play = (kind: PlayKind, at: number, ...moments: Moment[]): Play => ({ kind, within: null, continues: null, line: at, moments });
const start = { play: 0, moment: 0 };
const round: PlayKind = { type: 'action-round', turn: 1, round: 1, by: 'ussr' };
const empty = { us: 0, ussr: 0, control: null };
const country = (id: string, from: number, to: number): What => ({ type: 'country', country: id, before: { ...empty, ussr: from }, after: { ...empty, ussr: to } });
const coup: What = { type: 'coup', by: 'ussr', country: 'iran', die: 4, points: 2, modifiers: [], stability: 2, result: 2 };
const nato: What = { type: 'card', side: 'ussr', card: 'nato', usage: 'coup' };
const operations: What = { type: 'operations', side: 'ussr', kind: 'coup', printed: 4, modifiers: [], points: 4 };
const kinds = (plays: Play[]) => framesOf(plays, start).map(({ kind }) => kind);

test('a coup is a card, its die, what changes and what follows, in the order of the record', () => {
  const plays = [
    play(round, 0, moment(nato, 1), moment(operations, 1), moment(coup, 2), moment(country('iran', 0, 2), 3), moment({ type: 'defcon', from: 5, to: 4 }, 4), moment({ type: 'military-ops', side: 'ussr', from: 0, to: 4 }, 5)),
  ];
  const frames = framesOf(plays, start);
  expect(frames.map(({ kind }) => kind)).toEqual(['card', 'die', 'change', 'follows']);
  // Every moment once, one after the other.
  expect(frames.flatMap(({ moments }) => moments)).toEqual(plays[0]!.moments);
  expect(frames.map(({ first, next }) => [first, next])).toEqual([[0, 2], [2, 3], [3, 4], [4, 6]]);
  expect(frames[1]).toMatchObject({ card: 'nato', seat: 'ussr', countries: ['iran'], dice: [{ seat: 'ussr', pips: 4 }] });
  expect(frames[2]!.changes.get('iran')).toEqual({ us: 0, ussr: 2 });
});

test('two headlines are one frame, and the card of each lies there while its event happens', () => {
  const plays = [
    play({ type: 'headlines', turn: 1 }, 0, moment({ type: 'headline-chosen', side: 'us' }), moment({ type: 'headline-turned', side: 'us', card: 'nato' }), moment({ type: 'headline-turned', side: 'ussr', card: 'fidel' })),
    play({ type: 'headline', turn: 1, by: 'ussr', card: 'fidel' }, 3, moment({ type: 'headline-begins', side: 'ussr', card: 'fidel' }), moment({ type: 'event', card: 'fidel', by: 'ussr' }), moment(country('cuba', 0, 3))),
  ];
  expect(kinds(plays)).toEqual(['headlines', 'card', 'change']);
  expect(framesOf(plays, start).map(({ card }) => card)).toEqual([null, 'fidel', 'fidel']);
});

test('influence lost and placed again in one play are two frames', () => {
  const plays = [play(round, 0, moment(coup), moment(country('iran', 3, 0)), moment({ type: 'event', card: 'fidel', by: 'ussr' }), moment(country('iran', 0, 3)))];
  expect(kinds(plays)).toEqual(['die', 'change', 'event', 'change']);
});

test('cards that are dealt are no frame', () => {
  expect(kinds([play({ type: 'turn-begins', turn: 2 }, 0, moment({ type: 'dealt', side: 'us', count: 8, cards: [] }))])).toEqual([]);
});

test('of a play that was laid and is told now, only what it led to is new', () => {
  const laid = [play(round, 0, moment(nato, 1), moment(operations, 1))];
  const told = [play(round, 0, moment(nato, 7), moment(operations, 7), moment(coup, 8))];
  expect(newSince(laid, told, 0, 0)).toEqual({ play: 0, moment: 2 });
  expect(newSince(told, told, 0, 0)).toEqual({ play: 0, moment: 3 });
  expect(newSince(laid, [...told, play(round, 9, moment(coup, 9))], 1, 0)).toEqual({ play: 1, moment: 0 });
});

test('the lines of what is new come with the headings of new plays', () => {
  const line = (text: string, of: number, at: number | null) => ({ text, tone: 'play' as const, play: of, moment: at, seat: null, countries: [], cards: [], names: [], dice: [], why: null });
  const log = [line('Round 1', 0, null), line('Poland +1', 0, 0), line('Turn 2', 1, null), line('Iran +1', 1, 0)];
  const plays = [play(round, 0, moment(country('poland', 0, 1), 1)), play(round, 2, moment(country('iran', 0, 1), 3))];
  expect(newLines(plays, log, { play: 0, moment: 1 }).map(({ text }) => text)).toEqual(['Turn 2', 'Iran +1']);
});

test('what is new to a player begins behind the own last play', () => {
  const plays = [play({ type: 'setup', by: 'us' }, 0), play({ type: 'headlines', turn: 1 }, 1), play({ ...round, by: 'us' }, 2), play(round, 3)];
  expect(sinceLastPlay(plays, 'us')).toEqual({ play: 3, moment: 0 });
  expect(sinceLastPlay(plays.slice(0, 3), 'ussr')).toEqual({ play: 1, moment: 0 });
});

test('moments are done and undone on the board', () => {
  const view = { countries: [{ id: 'iran', us: 1, ussr: 0, control: null }], defcon: 5, vp: 0, militaryOps: { us: 0, ussr: 0 } } as unknown as TwilightView;
  const all: Moment[] = [moment({ type: 'country', country: 'iran', before: { us: 1, ussr: 0, control: null }, after: { us: 0, ussr: 2, control: 'ussr' } }), moment({ type: 'defcon', from: 5, to: 4 }), moment({ type: 'points', side: 'us', points: 2, from: 0, to: 2, effect: null })];
  const after = all.reduce((now, each) => moved(now, each, 'done'), view);
  expect(after).toMatchObject({ countries: [{ id: 'iran', us: 0, ussr: 2, control: 'ussr' }], defcon: 4, vp: 2 });
  expect(all.reduceRight((now, each) => moved(now, each, 'undone'), after)).toEqual(view);
});

test('a scoring is about the countries of its region, of Southeast Asia too', () => {
  const of = (what: What) => countriesIn(framesOf([play(round, 0, moment(what))], start)[0]!);
  expect(of({ type: 'southeast-asia', us: 1, ussr: 2, usCountries: [], ussrCountries: [] })).toContain('thailand');
  expect(of({ type: 'southeast-asia', us: 1, ussr: 2, usCountries: [], ussrCountries: [] })).not.toContain('japan');
  expect(of(coup)).toEqual(['iran']);
  expect(countriesIn(null)).toEqual([]);
});
