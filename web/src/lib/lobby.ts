// The lobby as it changes, and what of it somebody wants to see: the server sends the list once, and then only what is new.
import type { Clock, Lobby, ServerMessage, TableSummary } from './protocol.ts';

type Changes = Extract<ServerMessage, { type: 'lobby-changes' }>;

/** The list with these tables in the place of what was known of them, and without those that are gone; and those that are new. */
function merged(known: TableSummary[], changed: TableSummary[], gone: string[]): { kept: TableSummary[]; fresh: TableSummary[] } {
  const news = new Map(changed.map((table) => [table.id, table]));
  const old = new Set(known.map((table) => table.id));
  return { kept: known.filter((table) => !gone.includes(table.id)).map((table) => news.get(table.id) ?? table), fresh: changed.filter((table) => !old.has(table.id)) };
}

export function changed(lobby: Lobby, changes: Changes): Lobby {
  // What is new comes at the end: no row moves under a pointer that is about to press.
  const tables = merged(lobby.tables, changes.tables, changes.gone);
  const mine = merged(lobby.mine, changes.mine, []);
  return { tables: [...tables.kept, ...tables.fresh], mine: [...mine.fresh, ...mine.kept] };
}

/** What somebody looks for; `any` for everything. */
export interface Filters {
  game: 'any' | 'twilight' | 'guerra-fria';
  clock: 'any' | 'live' | 'days' | 'none';
  seat: 'any' | 'us' | 'ussr';
  handicap: 'any' | 'even' | 'given' | 'bid';
  rated: 'any' | 'rated' | 'casual';
}

export const EVERYTHING: Filters = { game: 'any', clock: 'any', seat: 'any', handicap: 'any', rated: 'any' };

/** The values of each filter, in the order in which they stand. */
export const FILTERS: { [key in keyof Filters]: Filters[key][] } = {
  game: ['any', 'twilight', 'guerra-fria'],
  clock: ['any', 'live', 'days', 'none'],
  seat: ['any', 'us', 'ussr'],
  handicap: ['any', 'even', 'given', 'bid'],
  rated: ['any', 'rated', 'casual'],
};

const DAY = 86_400;

/** Is it played at one sitting, over days, or without a clock? */
export function clockKind(clock: Clock): Filters['clock'] {
  if (clock.type === 'none') return 'none';
  return clock.seconds < DAY ? 'live' : 'days';
}

/** How the sides of a table are made even; Guerra Fría knows no handicap. */
export function handicapKind(table: TableSummary): Filters['handicap'] {
  const value = (key: string) => table.options.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);
  if ((value('bid') ?? 'none') !== 'none') return 'bid';
  return ['us', 'ussr'].some((side) => Number(value(`${side}-handicap`) ?? 0) > 0) ? 'given' : 'even';
}

/** Does a table fit? A seat is asked for where seats are free; at a table in play one only looks on. */
export function fits(table: TableSummary, filters: Filters): boolean {
  const free = table.seats.filter(({ sitter }) => sitter.type === 'open').map(({ seat }) => seat);
  return (
    (filters.game === 'any' || filters.game === table.game) &&
    (filters.clock === 'any' || filters.clock === clockKind(table.clock)) &&
    (filters.seat === 'any' || table.status !== 'open' || free.includes(filters.seat)) &&
    (filters.handicap === 'any' || filters.handicap === handicapKind(table)) &&
    (filters.rated === 'any' || (filters.rated === 'rated') === table.rated)
  );
}
