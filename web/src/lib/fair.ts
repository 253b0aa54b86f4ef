// One's own part in the dice of a table (docs/fairness.md): a contribution is made here, committed to when one sits down and
// opened by itself when the game begins. What the host and the others had shown by then is kept on this device, so that a
// record can be held against it.
import type { Created, CreateTable, Fairness, TableCommand, TableView } from './protocol.ts';
import { sha256 } from './sha256.ts';

const KEY = 'detente-fair';
/** Of so many tables something is kept; the oldest go first. */
const MOST = 200;
const SEATS: Record<string, string[]> = { twilight: ['us', 'ussr'], 'guerra-fria': ['south', 'west', 'north', 'east'] };

export type Kept = {
  /** When it was last written, to know the oldest. */
  at: number;
  /** The host's commitment as it was first shown. */
  host: string;
  /** One's own contributions by seat. */
  values: Record<string, string>;
  /** How the seats took part when the own contribution was opened: `committed …`, `bot`, `none`. */
  seats: Record<string, string>;
};

/** For browsers that keep nothing: what this page remembers. */
let memory: Record<string, Kept> = {};

/** Read anew every time: another page of the same browser may sit at the same table. */
function tables(): Record<string, Kept> {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return JSON.parse(kept) as Record<string, Kept>;
  } catch {
    // What cannot be read is as good as nothing.
  }
  return memory;
}

function keep(table: string, kept: Kept): void {
  const known = tables();
  known[table] = { ...kept, at: Date.now() };
  const oldest = Object.entries(known).sort(([, a], [, b]) => b.at - a.at);
  for (const [id] of oldest.slice(MOST)) delete known[id];
  memory = known;
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing still plays, with what this page remembers.
  }
}

export function keptOf(table: string): Kept {
  return tables()[table] ?? { at: 0, host: '', values: {}, seats: {} };
}

/** Fresh bytes from the browser, in hexadecimal. */
function fresh(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sealed(table: string, seat: string, value: string): string {
  return sha256(`detente-seat 2 ${table} ${seat} ${value}`);
}

/** The commitment of a seat; its contribution is made now, if there is none yet. */
export function commitment(table: string, seat: string): string {
  const kept = keptOf(table);
  const value = kept.values[seat] ?? fresh();
  if (!kept.values[seat]) keep(table, { ...kept, values: { ...kept.values, [seat]: value } });
  return sealed(table, seat, value);
}

const commit = (table: string, seat: string): TableCommand => ({ type: 'commit', seat, commitment: commitment(table, seat) });
const open = (table: string, seat: string): TableCommand => ({ type: 'open', seat, value: keptOf(table).values[seat]! });

/** What goes to a new table before anything else, so that a game against machines begins without waiting for an answer. */
const first = new Map<string, TableCommand[]>();

/** A table was made: what it waits for is made ready. */
export function created({ id, commitment: host }: Created, wish: CreateTable): void {
  const names = SEATS[wish.game] ?? [];
  const mine = names.filter((_, i) => wish.seats[i]?.type === 'me');
  keep(id, { ...keptOf(id), host: host ?? '' });
  const commands = mine.map((seat) => commit(id, seat));
  if (wish.seats.every((seat) => seat.type !== 'open')) {
    const shown = names.map((seat) => [seat, mine.includes(seat) ? `committed ${commitment(id, seat)}` : 'bot']);
    keep(id, { ...keptOf(id), seats: Object.fromEntries(shown) as Record<string, string> });
    commands.push(...mine.map((seat) => open(id, seat)));
  }
  first.set(id, commands);
}

/** What a table is sent before it is looked at; once. */
export function firstWords(table: string): TableCommand[] {
  const commands = first.get(table) ?? [];
  first.delete(table);
  return commands;
}

/** What is to be sent to a table that stands so: commitments, then what is to be opened. */
export function due(view: TableView): TableCommand[] {
  const { fairness, table } = view;
  if (fairness.scheme !== 2 || table.status !== 'open') return [];
  const id = table.id;
  if (!keptOf(id).host) keep(id, { ...keptOf(id), host: fairness.commitment });
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const kind = (seat: string) => fairness.seats.find((part) => part.seat === seat)?.kind;
  const commands: TableCommand[] = [];
  // Once something is opened it would be a choice with open eyes.
  if (fairness.seats.every((part) => part.kind !== 'opened')) {
    const missing = mine.filter((seat) => kind(seat) === 'none' || kind(seat) === 'promised');
    commands.push(...missing.map((seat) => commit(id, seat)));
  }
  // What is opened too early would let whoever has not committed yet choose with open eyes.
  const early = fairness.seats.some((part) => part.kind === 'promised' && !mine.includes(part.seat));
  if (fairness.opening && !early) {
    note(id, fairness, mine);
    // What another device of one's own has sealed is for that one to open.
    const shut = fairness.seats.filter((part) => {
      const value = keptOf(id).values[part.seat];
      const own = value !== undefined && (part.commitment === null || part.commitment === sealed(id, part.seat, value));
      return mine.includes(part.seat) && part.kind !== 'opened' && own;
    });
    commands.push(...shut.map((part) => open(id, part.seat)));
  }
  return commands;
}

/** Keeps how everybody takes part, once: before the own contribution is opened. */
function note(table: string, fairness: Fairness, mine: string[]): void {
  const kept = keptOf(table);
  if (Object.keys(kept.seats).length > 0) return;
  const seats: Record<string, string> = {};
  for (const part of fairness.seats) {
    const own = mine.includes(part.seat) ? kept.values[part.seat] : undefined;
    const shown = own ? sealed(table, part.seat, own) : part.commitment;
    seats[part.seat] = shown ? `committed ${shown}` : part.kind === 'bot' ? 'bot' : 'none';
  }
  keep(table, { ...kept, seats });
}

/** A record with what this device has kept of its table, in lines that `detente verify` reads. */
export function withKept(record: string): string {
  const table = /^fair-table (\S+)$/m.exec(record)?.[1];
  if (!table || /^kept-/m.test(record)) return record;
  const kept = keptOf(table);
  const lines = [
    ...(kept.host ? [`kept-host ${kept.host}`] : []),
    ...Object.entries(kept.values).map(([seat, value]) => `kept-part ${seat} ${value}`),
    ...Object.entries(kept.seats).map(([seat, line]) => `kept-seat ${seat} ${line}`),
  ];
  return record.replace(/^result /m, [...lines, 'result '].join('\n'));
}
