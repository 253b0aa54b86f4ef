// Which of the things that happened get a picture of their own.
import { expect, test } from 'vitest';
import type { LogLine } from '../../src/lib/protocol.ts';
import { newFrom, pictures } from '../../src/lib/table/pictures.ts';

const line = (tone: string, part: Partial<LogLine> = {}): LogLine => ({ text: tone, tone, seat: null, countries: [], cards: [], dice: [], why: null, ...part });
const phase = 'Headline phase';
const four = [{ seat: 'ussr', pips: 4 }];

test('two headlines are shown together, once', () => {
  const log = [
    line('round', { text: phase }),
    line('choice', { seat: 'us' }),
    line('play', { seat: 'us', cards: ['nato'] }),
    line('play', { seat: 'ussr', cards: ['fidel'] }),
    line('event', { seat: 'us', cards: ['nato'] }),
  ];
  expect(pictures(log, 0, phase)).toEqual([{ kind: 'headline', cards: [{ id: 'nato', seat: 'us' }, { id: 'fidel', seat: 'ussr' }] }]);
  expect(pictures(log, 4, phase)).toEqual([]);
});

test('a play in an action round is no headline', () => {
  expect(pictures([line('round', { text: 'Action round 1' }), line('play', { seat: 'us', cards: ['nato'] })], 0, phase)).toEqual([]);
});

test('a scoring shows its sum and what came of it, though its card was played a message earlier', () => {
  const gain = line('score', { seat: 'us', text: 'The US gains 7 VP' });
  const log = [line('play', { seat: 'ussr', cards: ['asia-scoring'] }), line('score', { text: 'Asia: US 11, USSR 4' }), gain, line('round')];
  expect(pictures(log, 1, phase)).toEqual([{ kind: 'score', card: 'asia-scoring', region: 'asia', sum: 'Asia: US 11, USSR 4', gains: [gain] }]);
});

test('a war shows its die', () => {
  const text = 'War of the USSR in South Korea';
  const log = [line('event', { seat: 'ussr', cards: ['korean-war'] }), line('war', { seat: 'ussr', text, dice: four })];
  expect(pictures(log, 1, phase)).toEqual([{ kind: 'war', card: 'korean-war', seat: 'ussr', text, dice: four }]);
});

test('a coup with a war card is no war', () => {
  const log = [line('play', { seat: 'ussr', cards: ['korean-war'] }), line('dice', { text: 'The USSR attempts a coup in Iran', dice: four })];
  expect(pictures(log, 0, phase)).toEqual([]);
});

test('points for the Space Race get none', () => {
  expect(pictures([line('event', { cards: ['captured-nazi-scientist'] }), line('score', { seat: 'us' })], 0, phase)).toEqual([]);
});

test('what is new begins at the first line that is not the same', () => {
  const before = [line('turn'), line('influence', { text: 'Poland +1' })];
  expect(newFrom(before, [line('turn'), line('influence', { text: 'Poland +1, Italy +1' }), line('round')])).toBe(1);
  expect(newFrom(before, [...before, line('round')])).toBe(2);
  expect(newFrom(before, before)).toBe(2);
});
