// What deserves a picture of its own among the lines that just came: headlines, a scoring, a war.
import type { LogDie, LogLine } from '../protocol.ts';

export type Picture =
  | { kind: 'headline'; cards: { id: string; seat: string | null }[] }
  | { kind: 'score'; card: string; region: string; lines: string[] }
  | { kind: 'war'; card: string; seat: string | null; text: string; dice: LogDie[] };

const WARS = new Set(['korean-war', 'arab-israeli-war', 'indo-pakistani-war', 'brush-war', 'iran-iraq-war']);

/** `headline`: the last heading of the log is that of the headline phase. */
export function picture(news: LogLine[], headline: boolean): Picture | null {
  const war = news.findLast((line) => line.dice.length > 0 && line.cards.some((card) => WARS.has(card)));
  if (war) {
    const card = war.cards.find((id) => WARS.has(id))!;
    return { kind: 'war', card, seat: war.seat, text: war.text, dice: war.dice };
  }
  const scores = news.filter((line) => line.tone === 'score').map((line) => line.text);
  const scoring = news.flatMap((line) => line.cards).find((card) => card.endsWith('-scoring'));
  if (scoring && scores.length > 0) {
    return { kind: 'score', card: scoring, region: scoring.replace(/-scoring$/, ''), lines: scores };
  }
  const cards = news.filter((line) => line.tone === 'play' && line.cards.length > 0).map((line) => ({ id: line.cards[0]!, seat: line.seat }));
  return headline && cards.length > 0 ? { kind: 'headline', cards: cards.slice(-2) } : null;
}
