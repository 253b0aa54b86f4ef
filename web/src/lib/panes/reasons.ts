// Whether the log says why bots do what they do, and the log as plain text.
import type { LogLine, SeatState } from '../protocol.ts';

/** Where nobody else plays against the bots, everywhere, or nowhere. */
export type Reasons = 'alone' | 'always' | 'never';

const alone = (seats: SeatState[]): boolean => seats.every((seat) => seat.mine || seat.sitter.type !== 'person');

export function shown(wish: Reasons, seats: SeatState[]): boolean {
  return wish === 'always' || (wish === 'alone' && alone(seats));
}

/** What somebody wishes who turns them on or off at this table. */
export function turned(wish: Reasons, seats: SeatState[]): Reasons {
  if (shown(wish, seats)) return 'never';
  return alone(seats) ? 'alone' : 'always';
}

/** How far a line stands in: 0 a heading, 1 a play, 2 what follows from it. */
export function level(line: LogLine): 0 | 1 | 2 {
  if (line.tone === 'turn' || line.tone === 'round') return 0;
  return line.tone === 'play' || line.tone === 'end' ? 1 : 2;
}

/** A line cut where it names cards: by the places that the server gives, never by its words. */
export function pieces(line: Pick<LogLine, 'text' | 'names'>): { text: string; card?: string }[] {
  const cut: { text: string; card?: string }[] = [];
  let at = 0;
  for (const { card, from, to } of line.names) {
    if (from > at) cut.push({ text: line.text.slice(at, from) });
    cut.push({ text: line.text.slice(from, to), card });
    at = to;
  }
  if (at < line.text.length) cut.push({ text: line.text.slice(at) });
  return cut;
}

/** The log to be copied; `say` puts a reason into words, and without it reasons are left out. */
export function plain(lines: LogLine[], say: ((why: string) => string) | null): string {
  const told = lines.flatMap((line) => {
    const text = '  '.repeat(level(line)) + line.text;
    return say && line.why ? [text, '  '.repeat(level(line) + 1) + say(line.why)] : [text];
  });
  return told.join('\n');
}
