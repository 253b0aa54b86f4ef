// Beginning a game: whoever one is, with as few questions as possible.
import { api, somebody } from './api.ts';
import { device } from './host.ts';
import type { CreateTable, GameInfo, SeatWish } from './protocol.ts';
import { go } from './router.svelte.ts';
import { change, settings } from './settings.svelte.ts';

/** A table for one person and machines on all other seats, begun at once. */
export async function playMachine(game: GameInfo, level: string, seat: string, options: string[], without: string[] = [], more: Partial<CreateTable> = {}): Promise<void> {
  const chosen = seat === 'lot' ? game.seats[Math.floor(Math.random() * game.seats.length)]!.id : seat;
  const seats = game.seats.map<SeatWish>((s) => (s.id === chosen ? { type: 'me' } : { type: 'bot', level }));
  await begin({ ...plain(game.id), options, seats, privacy: 'private', withoutHelp: without, ...more });
}

/** A first game with the coach beside the board, against the beginner's level; in Twilight Struggle one plays the USSR, which begins. */
export async function firstGame(id: string): Promise<void> {
  const game = (await api.games()).find((each) => each.id === id)!;
  const own = id === 'twilight' ? 'ussr' : game.seats[0]!.id;
  const seats = game.seats.map<SeatWish>((seat) => (seat.id === own ? { type: 'me' } : { type: 'bot', level: game.beginner }));
  // Whoever begins to learn wants to hear the coach, whatever an earlier game ended with.
  change({ coach: 'usual' });
  await begin({ ...plain(id), seats, privacy: 'private', coached: true });
}

/** Can this table be played on this device, without the server? Nobody else may be waited for, and nothing is rated there. */
const ownable = (table: CreateTable) => !table.rated && table.seats.every((seat) => seat.type !== 'open');

export async function begin(table: CreateTable): Promise<void> {
  const place = settings.place === 'device' && ownable(table) ? device() : null;
  if (place) {
    // There it is made by the house of that page, and kept in this browser.
    location.href = `${place}#/begin?table=${encodeURIComponent(JSON.stringify(table))}`;
    return;
  }
  await somebody();
  const created = await api.create(table);
  go(`/table/${created.id}`);
}

export function plain(game: string): CreateTable {
  return {
    game,
    options: [],
    seats: [],
    privacy: 'public',
    clock: { type: 'none' },
    spectatorDelay: 0,
    spectators: true,
    title: '',
    withoutHelp: [],
  };
}
