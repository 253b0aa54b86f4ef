// Which of the things that happened get a picture of their own, and what of them is new.
import { expect, test } from 'vitest';
import type { LogLine, Moment, Play, PlayKind, ScoredShare, What } from '../../src/lib/protocol.ts';
import { newLines, newSince, pictures } from '../../src/lib/table/pictures.ts';

const line = (text: string, play = 0, moment: number | null = 0): LogLine => ({ text, tone: 'play', play, moment, seat: null, countries: [], cards: [], dice: [], why: null });
const moment = (what: What, ...lines: number[]): Moment => ({ audience: null, lines, ...what });
const play = (kind: PlayKind, at: number, ...moments: Moment[]): Play => ({ kind, within: null, continues: null, line: at, moments });
const start = { play: 0, moment: 0 };
const round: PlayKind = { type: 'action-round', turn: 1, round: 1, by: 'ussr' };
const empty = { us: 0, ussr: 0, control: null };
const country = (id: string, ussr: number): What => ({ type: 'country', country: id, before: empty, after: { ...empty, ussr } });

test('two headlines are shown together, once', () => {
  const plays = [
    play(
      { type: 'headlines', turn: 1 },
      0,
      moment({ type: 'headline-chosen', side: 'us' }, 0),
      moment({ type: 'headline-turned', side: 'us', card: 'nato' }, 1),
      moment({ type: 'headline-turned', side: 'ussr', card: 'fidel' }, 2),
    ),
    play({ type: 'headline', turn: 1, by: 'us', card: 'nato' }, 3, moment({ type: 'event', card: 'nato', by: 'us' }, 3)),
  ];
  expect(pictures(plays, [], start)).toEqual([{ kind: 'headline', cards: [{ id: 'nato', seat: 'us' }, { id: 'fidel', seat: 'ussr' }] }]);
  expect(pictures(plays, [], { play: 1, moment: 0 })).toEqual([]);
});

test('a card in an action round is no headline', () => {
  expect(pictures([play(round, 0, moment({ type: 'card', side: 'us', card: 'nato', usage: 'event' }, 1))], [], start)).toEqual([]);
});

const share = (points: number): ScoredShare => ({ share: { level: 'presence', levelVp: points, battlegrounds: 0, bordering: 0, vp: points }, battlegrounds: [], bordering: [] });
const scoring: What = { type: 'scoring', region: 'asia', us: share(11), ussr: share(4), difference: 7, wins: null };
const gain: What = { type: 'points', side: 'us', points: 7, from: 0, to: 7, effect: null };

test('a scoring shows its sum and what came of it, though its card was played a message earlier', () => {
  const log = [line('Round'), line('Asia Scoring'), line('Asia: US 11, USSR 4'), line('The US gains 7 VP')];
  const plays = [play(round, 0, moment({ type: 'card', side: 'ussr', card: 'asia-scoring', usage: 'event' }, 1), moment(scoring, 2), moment(gain, 3))];
  expect(pictures(plays, log, { play: 0, moment: 1 })).toEqual([
    { kind: 'score', card: 'asia-scoring', region: 'asia', sum: 'Asia: US 11, USSR 4', shares: { us: share(11), ussr: share(4) }, gains: [log[3]] },
  ]);
});

test('the final scoring, which no card asks for, gets none', () => {
  expect(pictures([play({ type: 'final-scoring' }, 0, moment(scoring, 1), moment(gain, 2))], [], start)).toEqual([]);
});

test('a war shows its die', () => {
  const log = [line('War of the USSR in South Korea')];
  const war: What = { type: 'war', card: 'korean-war', by: 'ussr', country: 'south-korea', roll: { die: 4, modifiers: [], total: 4 }, needed: 4, won: true };
  expect(pictures([play(round, 0, moment(war, 0))], log, start)).toEqual([
    { kind: 'war', card: 'korean-war', seat: 'ussr', text: 'War of the USSR in South Korea', dice: [{ seat: 'ussr', pips: 4 }] },
  ]);
});

test('a coup with a war card is no war', () => {
  const coup: What = { type: 'coup', by: 'ussr', country: 'iran', die: 4, points: 2, modifiers: [], stability: 2, result: 2 };
  expect(pictures([play(round, 0, moment({ type: 'card', side: 'ussr', card: 'korean-war', usage: 'coup' }, 0), moment(coup, 1))], [], start)).toEqual([]);
});

test('what is new is what the message says, and behind what was there if everything comes again', () => {
  const before = [play(round, 0, moment(country('poland', 1), 1)), play(round, 2, moment(country('italy', 1), 3))];
  expect(newSince(before, 1, 1)).toEqual({ play: 1, moment: 1 });
  expect(newSince(before, 0, 0)).toEqual({ play: 1, moment: 1 });
  expect(newSince([before[0]!], 0, 1)).toEqual({ play: 0, moment: 1 });
});

test('the lines of what is new come with the headings of new plays', () => {
  const log = [line('Round 1', 0, null), line('Poland +1', 0), line('Poland +1, Italy +1', 0, 1), line('Turn 2', 1, null), line('Round 2', 1, null), line('Iran +1', 1)];
  const plays = [play(round, 0, moment(country('poland', 1), 1), moment(country('italy', 1), 2)), play(round, 3, moment(country('iran', 1), 5))];
  const texts = (at: { play: number; moment: number }) => newLines(plays, log, at).map((each) => each.text);
  expect(texts({ play: 0, moment: 1 })).toEqual(['Poland +1, Italy +1', 'Turn 2', 'Round 2', 'Iran +1']);
  expect(texts({ play: 1, moment: 1 })).toEqual([]);
});
