// What deserves a picture of its own among the lines that just came: headlines, a scoring, a war.
import type { LogDie, LogLine } from '../protocol.ts';

export type Picture =
  | { kind: 'headline'; cards: { id: string; seat: string | null }[] }
  | { kind: 'score'; card: string; region: string; sum: string; gains: LogLine[] }
  | { kind: 'war'; card: string; seat: string | null; text: string; dice: LogDie[] };

/** Where what is new in a log begins. A line that grows (“Poland +1, Italy +1”) is told again, and is new. */
export function newFrom(before: LogLine[], after: LogLine[]): number {
  let same = 0;
  while (same < after.length && before[same]?.text === after[same]!.text) same++;
  return same;
}

/** The card that the line at `i` follows from: that of the last play or event before it. */
function cause(log: LogLine[], i: number): string | undefined {
  for (let k = i; k >= 0; k--) {
    const line = log[k]!;
    if ((line.tone === 'play' || line.tone === 'event') && line.cards[0]) return line.cards[0];
    if (line.tone === 'turn' || line.tone === 'round') return undefined;
  }
  return undefined;
}

/** Headlines are the plays right under the heading of their phase. */
function headlines(log: LogLine[], i: number, phase: string): { id: string; seat: string | null }[] | null {
  if (log[i]!.tone !== 'play' || log[i + 1]?.tone === 'play') return null;
  let first = i;
  while (first > 0 && log[first - 1]!.tone === 'play') first--;
  let above = first - 1;
  while (above >= 0 && log[above]!.tone === 'choice') above--;
  if (log[above]?.tone !== 'round' || log[above]!.text !== phase) return null;
  return log.slice(first, i + 1).map((line) => ({ id: line.cards[0]!, seat: line.seat }));
}

/** The pictures of the lines from `from` on, in their order. `phase`: how the log calls the headline phase. */
export function pictures(log: LogLine[], from: number, phase: string): Picture[] {
  const found: Picture[] = [];
  for (let i = from; i < log.length; i++) {
    const line = log[i]!;
    const cards = headlines(log, i, phase);
    if (cards) found.push({ kind: 'headline', cards });
    const card = cause(log, i);
    if (!card) continue;
    if (line.tone === 'score' && line.seat === null && card.endsWith('-scoring')) {
      let end = i + 1;
      while (log[end]?.tone === 'score' && log[end]!.seat !== null) end++;
      found.push({ kind: 'score', card, region: card.replace(/-scoring$/, ''), sum: line.text, gains: log.slice(i + 1, end) });
    } else if (line.tone === 'war') {
      found.push({ kind: 'war', card, seat: line.seat, text: line.text, dice: line.dice });
    }
  }
  return found;
}
