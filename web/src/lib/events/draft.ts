// The form of a new event, and the terms that it comes to.
import { CLOCKS, mayRest } from '../clocks.ts';
import type { Division, EventFormat, EventTerms, RoundsOpen, Sides, TieBreak } from '../protocol.ts';

export const FORMATS = ['swiss', 'round-robin', 'knockout', 'double-elimination', 'league'] as const;
export const TIES: TieBreak[] = ['mutual', 'games', 'buchholz', 'sonneborn-berger', 'wins', 'rating'];
export const HELPS = ['odds', 'scores', 'warnings', 'tracker'];
/** In seconds, how much later others see a table; null if nobody may look on. */
export const WATCHING: Record<string, number | null> = { on: 0, later: 300, hour: 3600, off: null };

export interface Draft {
  title: string;
  about: string;
  format: EventFormat['type'];
  rounds: number;
  cycles: number;
  divisions: Division[];
  up: number;
  down: number;
  games: number;
  sides: Sides;
  clock: string;
  weekends: boolean;
  rated: boolean;
  sameAddress: boolean;
  watching: string;
  withoutHelp: string[];
  least: number;
  most: number;
  leastRating: number | null;
  mostRating: number | null;
  /** As the browser's field for a date and a time has it; empty for none. */
  closes: string;
  opens: RoundsOpen['type'];
  first: string;
  apart: number;
  days: number | null;
  tieBreaks: TieBreak[];
  season: number;
  follows: string;
}

export const EMPTY: Draft = {
  title: '',
  about: '',
  format: 'swiss',
  rounds: 5,
  cycles: 1,
  divisions: [],
  up: 1,
  down: 2,
  games: 1,
  sides: 'swap',
  clock: 'days',
  weekends: false,
  rated: true,
  sameAddress: false,
  watching: 'on',
  withoutHelp: [],
  // Five rounds need six players if nobody is to meet twice, and some may withdraw.
  least: 8,
  most: 32,
  leastRating: null,
  mostRating: null,
  closes: '',
  opens: 'when-done',
  first: '',
  apart: 14,
  days: 14,
  tieBreaks: ['mutual', 'games', 'buchholz', 'sonneborn-berger'],
  season: 1,
  follows: '',
};

/** Would some have to meet twice, if no more came than there must be? Of an odd number each has a bye once. */
export const meetTwice = ({ format, rounds, least }: Draft, four: boolean): boolean => !four && format === 'swiss' && rounds > least - 1 + (least % 2);

const time = (text: string): number | null => (text === '' ? null : new Date(text).getTime());

function format(draft: Draft, four: boolean): EventFormat {
  if (four) return { type: 'fours', rounds: draft.rounds };
  switch (draft.format) {
    case 'round-robin':
      return { type: 'round-robin', cycles: draft.cycles };
    case 'league':
      // Whatever stands first now has nothing before it.
      return { type: 'league', divisions: draft.divisions.map((one, n) => (n === 0 ? { ...one, beside: false } : one)), up: draft.up, down: draft.down };
    case 'knockout':
    case 'double-elimination':
      return { type: draft.format };
    default:
      return { type: 'swiss', rounds: draft.rounds };
  }
}

/** The terms of an event of a game, with the options of its tables. */
export function terms(draft: Draft, game: string, options: string[]): EventTerms {
  const four = game === 'guerra-fria';
  const league = !four && draft.format === 'league';
  const opens: RoundsOpen = league ? { type: 'when-done' } : draft.opens === 'by-date' ? { type: 'by-date', first: time(draft.first) ?? 0, days: draft.apart } : { type: draft.opens };
  const most = league ? draft.divisions.reduce((sum, one) => sum + one.size, 0) : draft.most;
  const delay = WATCHING[draft.watching] ?? null;
  return {
    title: draft.title.trim(),
    about: draft.about.trim(),
    game,
    options,
    format: format(draft, four),
    games: four ? 1 : draft.games,
    sides: four ? 'lot' : draft.sides,
    clock: CLOCKS[draft.clock] ?? { type: 'none' },
    weekends: draft.weekends && mayRest(CLOCKS[draft.clock]),
    rated: draft.rated,
    sameAddress: draft.rated && draft.sameAddress,
    spectators: delay !== null,
    spectatorDelay: delay ?? 0,
    withoutHelp: four ? [] : draft.withoutHelp,
    most,
    least: league ? Math.min(draft.least, most) : draft.least,
    leastRating: draft.leastRating,
    mostRating: draft.mostRating,
    closes: time(draft.closes),
    rounds: opens,
    days: draft.days,
    tieBreaks: draft.tieBreaks,
    season: league ? draft.season : 0,
    follows: league && draft.follows !== '' ? draft.follows : null,
  };
}
