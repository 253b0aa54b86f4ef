// What deserves a picture of its own among what just happened: headlines, a scoring, a war.
import type { LogDie, LogLine, Moment, Play, ScoredShare } from '../protocol.ts';

export type Picture =
  | { kind: 'headline'; cards: { id: string; seat: string | null }[] }
  | { kind: 'score'; card: string; region: string; sum: string; shares: { us: ScoredShare; ussr: ScoredShare } | null; gains: LogLine[] }
  | { kind: 'war'; card: string; seat: string | null; text: string; dice: LogDie[] };

/** Where what is new begins: a play, and a moment in it. */
export interface Place {
  play: number;
  moment: number;
}

/** What of the plays is new, if those from `from` on came with so many known moments in the first. What comes whole again is
    new behind what was there. */
export function newSince(before: Play[], from: number, known: number): Place {
  const last = before.length - 1;
  if (from === 0 && last > 0) return { play: last, moment: before[last]!.moments.length };
  return { play: from, moment: known };
}

/** The lines of the log that tell what is new, with the headings of new plays. */
export function newLines(plays: Play[], log: LogLine[], since: Place): LogLine[] {
  const told = new Set<number>();
  for (let p = since.play; p < plays.length; p++) {
    const play = plays[p]!;
    const first = p === since.play ? since.moment : 0;
    for (const moment of play.moments.slice(first)) for (const line of moment.lines) told.add(line);
    if (first > 0) continue;
    for (let line = play.line; log[line]?.play === p && log[line]!.moment === null; line++) told.add(line);
  }
  return [...told].sort((a, b) => a - b).flatMap((line) => log[line] ?? []);
}

/** The card whose event leads to the moment at `i`. */
function cause(moments: Moment[], i: number): string | undefined {
  for (let k = i; k >= 0; k--) {
    const moment = moments[k]!;
    if (moment.type === 'event' || moment.type === 'card') return moment.card;
  }
  return undefined;
}

/** What a moment says in the log. */
const words = (log: LogLine[], moment: Moment) => moment.lines.map((line) => log[line]?.text ?? '').join('. ');

function picture(moments: Moment[], i: number, log: LogLine[]): Picture | null {
  const moment = moments[i]!;
  switch (moment.type) {
    case 'headline-turned': {
      // Both together, when the second is turned up.
      if (moments.slice(i + 1).some((later) => later.type === 'headline-turned')) return null;
      const cards = moments.flatMap((each) => (each.type === 'headline-turned' ? [{ id: each.card, seat: each.side }] : []));
      return { kind: 'headline', cards };
    }
    case 'scoring':
    case 'southeast-asia': {
      const card = cause(moments, i);
      // The final scoring has no card.
      if (!card) return null;
      let end = i + 1;
      while (moments[end]?.type === 'points') end++;
      const gains = moments.slice(i + 1, end).flatMap((points) => points.lines.flatMap((line) => log[line] ?? []));
      const whole = moment.type === 'scoring' ? { us: moment.us, ussr: moment.ussr } : null;
      return { kind: 'score', card, region: moment.type === 'scoring' ? moment.region : 'southeast-asia', sum: words(log, moment), shares: whole, gains };
    }
    case 'war':
      return { kind: 'war', card: moment.card, seat: moment.by, text: words(log, moment), dice: [{ seat: moment.by, pips: moment.roll.die }] };
    default:
      return null;
  }
}

/** The pictures of what is new in these plays, in order. `since` counts them as they are given. */
export function pictures(plays: Play[], log: LogLine[], since: Place): Picture[] {
  return plays.slice(since.play).flatMap((play, p) =>
    play.moments.flatMap((_, i) => (p === 0 && i < since.moment ? [] : (picture(play.moments, i, log) ?? []))),
  );
}
