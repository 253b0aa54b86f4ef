// What an event says about itself in words and numbers: nothing here counts points or decides anything.
import type { EventFormat, EventPlayer, EventStanding, EventTerms, EventView, GameInfo, MatchState, MatchView, TieBreakValue } from '../protocol.ts';
import { duration, rangeText } from '../terms.ts';
import { t, words } from '../words.svelte.ts';

/** Points as players write them: `1½`, `½`, `0`. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  return points - whole === 0.5 ? `${whole > 0 ? whole : ''}½` : String(points);
}

/** A tie-break: in halves where it goes by halves; Sonneborn–Berger goes by quarters and is set with two decimals. */
export function tieBreak(one: TieBreakValue): string {
  if (one.kind !== 'sonneborn-berger') return halves(one.value);
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(one.value);
}

/** A tie-break with the numbers that it is the sum of: `Hugo 1½ + Ines 1`. */
export function parts(one: TieBreakValue, players: EventPlayer[]): string {
  return one.parts.map((part) => `${part.player === null ? t('web-event-bye') : (players[part.player]?.name ?? '')} ${tieBreak({ ...one, value: part.value })}`).join(' + ');
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'short' }).format(at);
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** The system, with its number of rounds: `Swiss, 5 rounds`. */
export function system(format: EventFormat): string {
  const name = t(`web-event-format-${format.type}`);
  if (format.type === 'swiss' || format.type === 'fours') return t('web-event-system-rounds', { name, count: format.rounds });
  if (format.type === 'league') return t('web-event-system-divisions', { name, count: format.divisions.length });
  return format.type === 'round-robin' ? t('web-event-system-cycles', { name, count: format.cycles }) : name;
}

/** What a win counts, and a bye where there are any; in a knock-out what becomes of an even match instead. */
function points({ format, games }: EventTerms): string {
  if (format.type === 'knockout' || format.type === 'double-elimination') return t('web-event-points-even');
  const won = t(format.type === 'fours' ? 'web-event-points-fours' : games === 2 ? 'web-event-points-two' : 'web-event-points-one');
  return format.type === 'swiss' || format.type === 'fours' ? `${won}. ${t('web-event-points-bye')}` : won;
}

/** The terms as rows of a box: what each is called, and what was agreed. The game knows what its options are called. */
export function rules(terms: EventTerms, game: GameInfo | undefined): { id: string; text: string }[] {
  const { format, clock } = terms;
  const bounds = rangeText({ range: { least: terms.leastRating, most: terms.mostRating } });
  const sides = format.type === 'fours' ? t('web-event-sides-fours') : t(`web-event-sides-${terms.sides}.${terms.games === 2 ? 'two' : 'one'}`);
  const opens = terms.rounds.type === 'by-date' ? t('web-event-rounds-by-date-text', { first: moment(terms.rounds.first), days: terms.rounds.days }) : t(`web-event-rounds-${terms.rounds.type}`);
  const watching = !terms.spectators ? t('web-term-spectators-off') : terms.spectatorDelay > 0 ? t('web-term-spectators-later', { time: duration(terms.spectatorDelay, words.language) }) : t('web-term-spectators-on');
  return [
    { id: 'system', text: system(format) },
    ...(format.type === 'fours' ? [] : [{ id: 'match', text: t('web-event-match-games', { count: terms.games }) }]),
    { id: 'sides', text: sides },
    { id: 'points', text: points(terms) },
    ...(format.type === 'league' ? [{ id: 'moves', text: t('web-event-moves', { up: format.up, down: format.down }) }] : [{ id: 'rounds', text: opens }]),
    ...(terms.days === null ? [] : [{ id: 'days', text: t(format.type === 'league' ? 'web-event-days-season' : 'web-event-days-round', { count: terms.days }) }]),
    { id: 'clock', text: clock.type === 'none' ? t('web-clock-none') : duration(clock.seconds, words.language) + (clock.type === 'bank' ? ` + ${duration(clock.increment, words.language)}` : '') + (terms.weekends ? ` · ${t('web-weekends-row')}` : '') },
    ...(terms.options.length > 0 ? [{ id: 'options', text: terms.options.map((word) => option(word, game)).join(' · ') }] : []),
    { id: 'rated', text: t(!terms.rated ? 'web-event-rated-no' : terms.sameAddress ? 'web-event-rated-same-address' : 'web-event-rated-yes') },
    { id: 'places', text: t('web-event-places-text', { least: terms.least, most: terms.most }) },
    ...(bounds ? [{ id: 'bounds', text: bounds }] : []),
    { id: 'spectators', text: watching },
  ];
}

/** An option of the tables, as far as there are words for it. */
function option(word: string, game: GameInfo | undefined): string {
  const [key = '', value] = word.split('=') as [string, string?];
  if (value === undefined) return words.has(`web-preset-${key}`) ? t(`web-preset-${key}`) : key;
  const said = words.has(`web-value-${value}`) ? t(`web-value-${value}`) : value;
  return `${game?.options.find((one) => one.key === key)?.name ?? key}: ${said}`;
}

/** The look of a result, by what it was for one player: filled won, tinted shared, outlined lost, dashed in play. */
export function look(one: MatchView, player: number): 'won' | 'shared' | 'lost' | 'live' | 'bye' | 'void' {
  if (one.state === 'bye' || one.state === 'void') return one.state;
  if (one.state === 'won') return one.winners.includes(player) ? 'won' : 'lost';
  return one.state === 'shared' ? 'shared' : 'live';
}

/** The result of a match in the eyes of one of its players: `1½–½`, or of a single game the points alone. */
export function score(one: MatchView, player: number): string {
  const own = one.players.indexOf(player);
  const begun = one.games.some((game) => game.winners !== null);
  if (one.state === 'bye') return '1';
  if (!begun) return one.games.length === 1 ? '·' : '0–0';
  const points = one.score.map(halves);
  return one.games.length === 1 || one.players.length !== 2 ? (points[own] ?? '') : `${points[own]}–${points[1 - own]}`;
}

export const names = (players: number[], view: EventView): string => players.map((number) => view.players[number]?.name ?? '').join(', ');

/** What stands in the chip of a match. */
export function stateName(one: MatchView, view: EventView): string {
  return one.state === 'won' ? t('web-event-state-won', { names: names(one.winners, view) }) : t(`web-event-state-${one.state}`);
}

export const CHIPS: Record<MatchState, string> = { 'not-begun': 'dashed', playing: 'outlined', 'your-play': 'amber', won: 'filled', shared: '', adjudicate: 'amber', bye: 'dashed', void: 'dashed' };

/** How a match stands or ended, in a few words. */
export function told(one: MatchView, view: EventView): string {
  const two = one.games.length > 1;
  const said = one.games.flatMap((game) => {
    const which = two ? [t('web-event-game', { number: game.number + 1 })] : [];
    if (game.winners !== null) {
      // Of two games it is told who won each; of one the chip has said it.
      const who = !two ? [] : game.winners.length > 0 ? [t('web-event-state-won', { names: names(game.winners, view) })] : [t('web-event-state-drawn')];
      const turn = game.turn === null ? [] : [t('web-event-turn', { turn: game.turn })];
      return [[...which, ...who, game.text, ...turn].filter(Boolean).join(', ')];
    }
    if (game.table === null) return [];
    return [[...which, ...(game.awaited.length > 0 ? [t('web-event-awaited', { names: names(game.awaited, view) })] : [])].join(', ')];
  });
  return said.filter(Boolean).join(' · ');
}

/** Where one goes from a match: the game in play, else the last one that was played. */
export function leads(one: MatchView): { href: string; id: 'go' | 'watch' | 'replay' } | null {
  const live = one.games.find((game) => game.winners === null && game.table !== null);
  if (live) return { href: `/table/${live.table}`, id: one.mine ? 'go' : 'watch' };
  const played = one.games.findLast((game) => game.table !== null && game.settled === 'played');
  return played ? { href: `/replay/${played.table}`, id: 'replay' } : null;
}

export const isDone = (one: MatchView): boolean => ['won', 'shared', 'bye', 'void'].includes(one.state);

/** All matches, by their numbers. */
export const matches = (view: EventView): Map<number, MatchView> => new Map(view.rounds.flatMap((round) => round.matches).map((one) => [one.number, one]));

/** What told two players with equal points apart, in a sentence; nothing if points did. */
export function decided(row: EventStanding, next: EventStanding | undefined, view: EventView): string {
  const by = row.by;
  if (by === null || next === undefined) return '';
  const value = (one: EventStanding) => one.tieBreaks.find(({ kind }) => kind === by);
  const [own, other] = [value(row), value(next)];
  if (!own || !other) return '';
  return t('web-event-ahead', { name: names([row.player], view), other: names([next.player], view), by: t(`web-event-tie-${by}`), own: tieBreak(own), theirs: tieBreak(other) });
}
