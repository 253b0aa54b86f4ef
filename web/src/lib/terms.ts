// The terms of a table in words: what a guest reads before sitting down, and what the lobby lists.
import { paceOf } from './clocks.ts';
import { ALONE } from './host.ts';
import { levelName } from './levels.ts';
import { showingSeconds, type Clock, type GameInfo, type SeatState, type TableSummary } from './protocol.ts';
import { t, words } from './words.svelte.ts';

export interface Term {
  id: 'edition' | 'handicap' | 'clock' | 'rated' | 'help' | 'spectators' | 'rules';
  value: string;
  note: string;
}

const HELPS = ['odds', 'scores', 'warnings', 'tracker'];
/** Options that stand in a row of their own. */
const OWN = new Set(['edition', 'scenario', 'us-handicap', 'ussr-handicap', 'bid']);

/** A length of time in the largest unit that fits: `45 min`, `3 days`. */
export function duration(seconds: number, language: string): string {
  const [unit, size] = seconds % 86_400 === 0 ? (['day', 86_400] as const) : seconds % 3600 === 0 && seconds >= 7200 ? (['hour', 3600] as const) : seconds % 60 === 0 ? (['minute', 60] as const) : (['second', 1] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(seconds / size);
}

export function clockText(clock: Clock, weekends = false): string {
  const text = clock.type === 'bank' ? t('web-clock-bank', { clock: clockName(clock) }) : clockName(clock);
  return weekends ? `${text} · ${t('web-weekends-row')}` : text;
}

/** The same where there is little room: `10 min + 30 sec`. */
export function clockName(clock: Clock): string {
  if (clock.type === 'none') return t('web-clock-none');
  return [clock.seconds, ...(clock.type === 'bank' ? [clock.increment] : [])].map((seconds) => duration(seconds, words.language)).join(' + ');
}

/** The options as a map, those that are not named at their defaults. */
export function chosen(options: string[]): Map<string, string> {
  return new Map(options.filter((word) => word.includes('=')).map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
}

/** The rules of a game, wherever they are agreed on: at a table, in a challenge. */
type Ruled = Pick<TableSummary, 'game' | 'options' | 'withoutHelp'>;

export function handicap(table: Pick<TableSummary, 'options'>): string {
  const options = chosen(table.options);
  const bid = options.get('bid');
  if (bid && bid !== 'none') return t('web-term-bid');
  for (const side of ['us', 'ussr']) {
    const n = Number(options.get(`${side}-handicap`) ?? 0);
    if (n > 0) return t('web-score-lead', { side: t(`seat-${side}`), n });
  }
  return t('web-value-none');
}

export function edition(table: Pick<TableSummary, 'options'>): string {
  return t(`web-value-${chosen(table.options).get('edition') ?? 'deluxe'}`);
}

export function help(table: Pick<TableSummary, 'withoutHelp'>): string {
  const on = HELPS.filter((one) => !table.withoutHelp.includes(one));
  if (on.length === HELPS.length) return t('web-term-help-all');
  return on.length === 0 ? t('web-term-help-none') : on.map((one) => t(`web-help-${one}`)).join(', ');
}

export function spectators(table: TableSummary): string {
  if (!table.spectators) return t('web-term-spectators-off');
  return table.spectatorDelay > 0 ? t('web-term-spectators-later', { time: duration(table.spectatorDelay, words.language) }) : t('web-term-spectators-on');
}

/** Whose rating may sit down; empty if anybody's may. */
export function rangeText(table: Pick<TableSummary, 'range'>): string {
  const least = table.range?.least ?? null;
  const most = table.range?.most ?? null;
  if (least === null && most === null) return '';
  return t(`web-range-${least === null ? 'most' : most === null ? 'least' : 'both'}`, { least: String(least), most: String(most) });
}

/** Is the result rated, and for whom? */
export function ratedText(table: TableSummary): string {
  return [t(table.rated ? 'web-rated-yes' : 'web-rated-no'), ...(rangeText(table) ? [rangeText(table)] : [])].join(' · ');
}

function ratedNote(table: TableSummary): string {
  if (!table.rated) return t('web-rated-note-off');
  const pace = paceOf(table.clock);
  return [t('web-rated-note', { pace: pace ? t(`web-pace-${pace}`) : '' }), t('web-rated-guest')].join('; ');
}

/** The options that stand in no row of their own and are not as usual, with their names. */
function others(options: string[], game: GameInfo | undefined): string[] {
  const valueName = (value: string) => (words.has(`web-value-${value}`) ? t(`web-value-${value}`) : value.split(',').map((id) => (words.has(`card-${id}`) ? t(`card-${id}`) : id)).join(', '));
  return [...chosen(options)].flatMap(([key, value]) => {
    const known = game?.options.find((option) => option.key === key);
    return OWN.has(key) || !known || value === known.default || value === '' ? [] : [`${known.name}: ${valueName(value)}`];
  });
}

/** What of the rules is not as usual, for whoever is to agree to it in one line. */
export function unusual(ruled: Ruled, game: GameInfo | undefined): string[] {
  const options = chosen(ruled.options);
  if (ruled.game !== 'twilight') return others(ruled.options, game);
  const scenario = options.get('scenario') ?? 'standard';
  const even = handicap(ruled) === t('web-value-none');
  return [
    ...((options.get('edition') ?? 'deluxe') === 'deluxe' ? [] : [`${t('web-term-edition')}: ${edition(ruled)}`]),
    ...(scenario === 'standard' ? [] : [t(`web-value-${scenario}`)]),
    ...(even ? [] : [t('web-row-handicap', { what: handicap(ruled) })]),
    ...others(ruled.options, game),
    ...(ruled.withoutHelp.length > 0 ? [t('web-row-help', { what: help(ruled) })] : []),
  ];
}

/** Everything that was agreed, in the order in which one asks. */
export function terms(table: TableSummary, game: GameInfo | undefined): Term[] {
  const options = chosen(table.options);
  const rules = others(table.options, game);
  const twilight = table.game === 'twilight';
  return [
    ...(twilight
      ? ([
          { id: 'edition', value: edition(table), note: t(`web-value-${options.get('scenario') ?? 'standard'}`) },
          { id: 'handicap', value: handicap(table), note: t('web-term-handicap-note') },
        ] as const)
      : []),
    {
      id: 'clock',
      value: clockText(table.clock, table.weekends),
      note:
        table.clock.type === 'none'
          ? t('web-stop-any-time')
          : `${t(table.clock.timeOut === 'ends' ? 'web-term-clock-ends' : 'web-term-clock-claimed')}; ${t('web-term-clock-shown', { n: showingSeconds })}`,
    },
    // Nothing is rated without a server.
    ...(ALONE ? [] : ([{ id: 'rated', value: ratedText(table), note: ratedNote(table) }] as const)),
    ...(twilight ? ([{ id: 'help', value: help(table), note: t('web-term-help-note') }] as const) : []),
    {
      id: 'spectators',
      value: spectators(table),
      note: table.spectators ? t('web-term-spectators-note') : '',
    },
    ...(rules.length > 0 ? ([{ id: 'rules', value: rules.join(' · '), note: '' }] as const) : []),
  ];
}

/** Who sits there: a name, the computer with its level, or nobody. */
export function sitterName(seat: SeatState): string {
  const { sitter } = seat;
  if (sitter.type === 'person') return sitter.name;
  return sitter.type === 'bot' ? `${t('web-machine')} (${levelName(sitter.level)})` : t('web-seat-free');
}
