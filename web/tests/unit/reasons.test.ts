// Where the log says why bots do what they do.
import { expect, test } from 'vitest';
import type { LogLine, SeatState, Tone } from '../../src/lib/protocol.ts';
import { plain, shown, turned } from '../../src/lib/panes/reasons.ts';

const me: SeatState = { seat: 'us', sitter: { type: 'person', user: 'a', name: 'Ann', connected: true }, mine: true };
const ben: SeatState = { seat: 'ussr', sitter: { type: 'person', user: 'b', name: 'Ben', connected: true }, mine: false };
const bot: SeatState = { seat: 'ussr', sitter: { type: 'bot', level: 'greedy' }, mine: false };

test('reasons are shown to one who plays bots, and among people only to who wants them', () => {
  expect([shown('alone', [me, bot]), shown('alone', [bot, bot]), shown('alone', [me, ben]), shown('alone', [ben, bot])]).toEqual([true, true, false, false]);
  expect([shown('always', [me, ben]), shown('never', [me, bot])]).toEqual([true, false]);
});

test('turning them changes what is shown here, both ways', () => {
  for (const seats of [[me, bot], [ben, bot]])
    for (const wish of ['alone', 'always', 'never'] as const) expect(shown(turned(wish, seats), seats)).toBe(!shown(wish, seats));
  expect(turned('never', [me, bot])).toBe('alone');
});

test('a copied log has the reasons that are shown, under their lines', () => {
  const line = (tone: Tone, text: string, why: string | null = null): LogLine => ({ text, tone, play: 0, moment: null, seat: null, countries: [], cards: [], names: [], dice: [], why });
  const lines = [line('turn', 'Turn 1'), line('play', 'A coup', 'coups Iran'), line('dice', 'A die')];
  expect(plain(lines, (why) => `Bot: ${why}`)).toBe('Turn 1\n  A coup\n    Bot: coups Iran\n    A die');
  expect(plain(lines, null)).toBe('Turn 1\n  A coup\n    A die');
});
