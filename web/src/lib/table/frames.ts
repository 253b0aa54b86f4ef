// What happened, cut into frames for the eye: the card, what it is used for, each change on the board, dice, what followed.
//
// Every moment of a play belongs to exactly one frame, in the order of the record. A frame knows which moments it shows, so
// that the board can stand where it stood then (positions.ts).
import { regions, subregions } from '../board/data.ts';
import type { LogDie, LogLine, Moment, Play, PlayKind, ScoredShare } from '../protocol.ts';

export type FrameKind = 'card' | 'headlines' | 'event' | 'change' | 'die' | 'score' | 'follows' | 'tells' | 'reveal' | 'missiles';

export interface Frame {
  kind: FrameKind;
  /** The play, and its moments from `first` up to `next`. */
  play: number;
  of: PlayKind;
  first: number;
  next: number;
  moments: Moment[];
  /** Whose deed it is. */
  seat: string | null;
  /** The card that lies there while this is shown. */
  card: string | null;
  countries: string[];
  changes: Map<string, { us: number; ussr: number }>;
  dice: LogDie[];
  /** The lines of the log that tell it. */
  lines: number[];
  /** Stays until somebody goes on. */
  waits: boolean;
}

/** Where what is new begins: a play, and a moment in it. */
export interface Place {
  play: number;
  moment: number;
}

/** How long each kind stands at the normal pace, in milliseconds. A coup takes under four seconds. */
export const STANDS: Record<FrameKind, number> = {
  card: 1100,
  headlines: 2800,
  event: 1100,
  change: 1000,
  die: 1100,
  score: 3600,
  follows: 700,
  tells: 900,
  reveal: 4000,
  missiles: 1200,
};

/** How long the first of these frames stands if all are to be seen within so many milliseconds: none longer than it would, but
    for one that stays until it has been seen, which takes what the others leave. */
export function hurried(frames: Frame[], left: number, pace: (ms: number) => number): number {
  const wish = (frame: Frame) => pace(STANDS[frame.kind]) || STANDS[frame.kind];
  const [first] = frames;
  if (!first || left <= 0) return 1;
  const all = frames.reduce((sum, frame) => sum + wish(frame), 0);
  const share = Math.min(1, left / all) * wish(first);
  return Math.max(1, first.waits ? Math.max(share, left - (all - wish(first))) : share);
}

/** Moments that stand beside others and need no frame of their own. */
const QUIET = new Set(['dealt', 'era-joins', 'reshuffle', 'headline-chosen', 'operations', 'headline-begins', 'chosen', 'attack-ends']);
const FOLLOWS = new Set(['points', 'defcon', 'military-ops', 'space', 'effect-begins', 'effect-ends', 'effect-acts', 'china', 'shortfall', 'chinese-civil-war']);
const DICE = new Set(['coup', 'realignment', 'war', 'space-roll', 'trap-roll', 'contest']);

function kindOf(moment: Moment): FrameKind {
  if (DICE.has(moment.type)) return 'die';
  if (FOLLOWS.has(moment.type)) return 'follows';
  switch (moment.type) {
    case 'card':
      return 'card';
    case 'headline-turned':
      return 'headlines';
    case 'event':
    case 'no-event':
      return 'event';
    case 'country':
      return 'change';
    case 'scoring':
    case 'southeast-asia':
      return 'score';
    case 'revealed':
    case 'nullified':
      return 'reveal';
    case 'missiles':
      return 'missiles';
    default:
      return 'tells';
  }
}

/** Does this moment go into the frame of those before it? */
function joins(frame: Frame, moment: Moment): boolean {
  const kind = kindOf(moment);
  const last = frame.moments.at(-1)!;
  if (QUIET.has(moment.type)) return true;
  if (frame.moments.every((each) => QUIET.has(each.type))) return true;
  switch (frame.kind) {
    case 'card':
      // The event of the card that was just played for it.
      return moment.type === 'event' && moment.card === frame.card && (last.type === 'card' || last.type === 'headline-begins');
    case 'headlines':
    case 'change':
    case 'reveal':
    case 'missiles':
      return kind === frame.kind;
    case 'score':
      return moment.type === 'points';
    case 'follows':
      return kind === 'follows' && frame.moments.length < 4;
    default:
      return false;
  }
}

/** Whose deed a moment is. */
function seatOf(moment: Moment): string | null {
  if ('by' in moment && typeof moment.by === 'string') return moment.by;
  return 'side' in moment ? moment.side : null;
}

function diceOf(moment: Moment): LogDie[] {
  switch (moment.type) {
    case 'coup':
      return [{ seat: moment.by, pips: moment.die }];
    case 'war':
      return [{ seat: moment.by, pips: moment.roll.die }];
    case 'space-roll':
    case 'trap-roll':
      return [{ seat: moment.side, pips: moment.die }];
    case 'realignment':
    case 'contest':
      return [
        { seat: 'us', pips: moment.us.die },
        { seat: 'ussr', pips: moment.ussr.die },
      ];
    default:
      return [];
  }
}

/** Puts a moment into a frame. */
function put(frame: Frame, moment: Moment): void {
  if (frame.moments.every((each) => QUIET.has(each.type)) && !QUIET.has(moment.type)) {
    frame.kind = moment.type === 'event' && frame.moments.some((each) => each.type === 'headline-begins') ? 'card' : kindOf(moment);
  }
  frame.moments.push(moment);
  frame.next += 1;
  frame.seat ??= seatOf(moment);
  if ('card' in moment && typeof moment.card === 'string' && (frame.kind === 'card' || frame.kind === 'event')) frame.card = moment.card;
  if ('country' in moment && !frame.countries.includes(moment.country)) frame.countries.push(moment.country);
  if (moment.type === 'country') {
    const sum = frame.changes.get(moment.country) ?? { us: 0, ussr: 0 };
    frame.changes.set(moment.country, {
      us: sum.us + moment.after.us - moment.before.us,
      ussr: sum.ussr + moment.after.ussr - moment.before.ussr,
    });
  }
  frame.dice.push(...diceOf(moment));
  frame.lines.push(...moment.lines.filter((line) => !frame.lines.includes(line)));
  frame.waits ||= frame.kind === 'reveal';
}

/** The frames of a play, from one of its moments on. */
function framesOfPlay(play: Play, index: number, first: number): Frame[] {
  const frames: Frame[] = [];
  // The card that is being played lies there, though it came earlier.
  let card: string | null = null;
  play.moments.forEach((moment, i) => {
    if (moment.type === 'card' || moment.type === 'event' || moment.type === 'headline-begins') card = moment.card;
    if (i < first) return;
    let frame = frames.at(-1);
    if (!frame || !joins(frame, moment)) {
      frame = { kind: kindOf(moment), play: index, of: play.kind, first: i, next: i, moments: [], seat: null, card: null, countries: [], changes: new Map(), dice: [], lines: [], waits: false };
      frames.push(frame);
    }
    put(frame, moment);
    frame.card ??= card;
    frame.seat ??= 'by' in play.kind ? play.kind.by : null;
  });
  // Cards that were dealt are no news for the eye.
  return frames.filter((frame) => !frame.moments.every((moment) => QUIET.has(moment.type)));
}

/** The frames of all plays from a place on. */
export function framesOf(plays: Play[], since: Place): Frame[] {
  return plays.flatMap((play, index) => (index < since.play ? [] : framesOfPlay(play, index, index === since.play ? since.moment : 0)));
}

/** Do two moments tell the same? */
const same = (a: Moment | undefined, b: Moment | undefined) => a !== undefined && b !== undefined && JSON.stringify({ ...a, lines: [] }) === JSON.stringify({ ...b, lines: [] });

/** What of the plays is new, if those from `from` on came with so many known moments in the first. What was laid and is told now
    comes again as it was, and is not new to its player. */
export function newSince(before: Play[], after: Play[], from: number, known: number): Place {
  let [play, moment] = [from, known];
  while (play < after.length) {
    const [was, is] = [before[play]?.moments, after[play]!.moments];
    while (moment < is.length && same(was?.[moment], is[moment])) moment += 1;
    if (moment < is.length || play + 1 >= after.length || !was) break;
    [play, moment] = [play + 1, 0];
  }
  return { play, moment };
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

/** Where a seat's last play ends, as a place: what came after it is new to its player. */
export function sinceLastPlay(plays: Play[], seat: string): Place {
  const own = plays.findLastIndex((play) => {
    const kind = play.kind;
    if ('by' in kind) return kind.by === seat && kind.type !== 'headline';
    return kind.type === 'headlines' || kind.type === 'choices';
  });
  // Headlines are chosen together and shown together; of a round of Guerra Fría everything is to be seen.
  const together = own >= 0 && plays[own]!.kind.type !== 'action-round' && plays[own]!.kind.type !== 'setup';
  return { play: together ? own : own + 1, moment: 0 };
}

/** The two parts of a scoring that adds up, if a frame shows one. */
export function scoredIn(frame: Frame): { region: string; us: ScoredShare | null; ussr: ScoredShare | null; sums: { us: number; ussr: number } } | null {
  for (const moment of frame.moments) {
    if (moment.type === 'scoring') return { region: moment.region, us: moment.us, ussr: moment.ussr, sums: { us: moment.us.share.vp, ussr: moment.ussr.share.vp } };
    if (moment.type === 'southeast-asia') return { region: 'southeast-asia', us: null, ussr: null, sums: { us: moment.us, ussr: moment.ussr } };
  }
  return null;
}

/** The countries that a frame is about: those of the region that is scored, else its own. */
export function countriesIn(frame: Frame | null): string[] {
  const scored = frame ? scoredIn(frame) : null;
  return (scored ? [...regions, ...subregions].find((region) => region.id === scored.region)?.countries : frame?.countries) ?? [];
}
