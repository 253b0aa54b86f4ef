// Which of the things that happened get a picture of their own.
import { expect, test } from 'vitest';
import type { LogLine } from '../../src/lib/protocol.ts';
import { picture } from '../../src/lib/table/pictures.ts';

const line = (tone: string, part: Partial<LogLine> = {}): LogLine => ({ text: tone, tone, seat: null, countries: [], cards: [], dice: [], ...part });

test('two headlines are shown together', () => {
  const news = [line('play', { seat: 'us', cards: ['nato'] }), line('play', { seat: 'ussr', cards: ['fidel'] })];
  expect(picture(news, true)).toEqual({ kind: 'headline', cards: [{ id: 'nato', seat: 'us' }, { id: 'fidel', seat: 'ussr' }] });
  expect(picture(news, false)).toBeNull();
});

test('a scoring names its region and its sums', () => {
  const news = [line('play', { cards: ['middle-east-scoring'] }), line('score', { text: 'US 3, USSR 5' }), line('influence')];
  expect(picture(news, false)).toEqual({ kind: 'score', card: 'middle-east-scoring', region: 'middle-east', lines: ['US 3, USSR 5'] });
});

test('a war shows its die', () => {
  const dice = [{ seat: 'ussr', pips: 4 }];
  expect(picture([line('dice', { seat: 'ussr', cards: ['korean-war'], dice })], false)).toEqual({ kind: 'war', card: 'korean-war', seat: 'ussr', text: 'dice', dice });
});

test('ordinary play gets none', () => {
  expect(picture([line('influence'), line('play', { cards: ['fidel'] })], false)).toBeNull();
});
