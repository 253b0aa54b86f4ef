// The square table of Guerra Fría as drawn: one's own seat is always at the bottom.
import layoutJson from './layout.json';
import type { Player } from '../protocol.ts';

/** Clockwise, as the players sit. */
export const PLAYERS: Player[] = ['south', 'west', 'north', 'east'];

export interface Place {
  from: Player;
  to: Player;
  x: number;
  y: number;
  angle: number;
  cards: number[][];
}

export const markers = layoutJson.markers as Place[];
export const panels = Object.fromEntries(
  Object.entries(layoutJson.seats).map(([seat, { panel }]) => [seat, panel]),
) as Record<Player, [number, number, number, number]>;

/** Who sits at a drawn place when `viewer` sits at the bottom: `south` is the bottom, `west` the left, and so on. */
export function playerAt(place: Player, viewer: Player): Player {
  const at = (PLAYERS.indexOf(place) + PLAYERS.indexOf(viewer)) % 4;
  return PLAYERS[at]!;
}

/** The outline of a player's mark about 0: disc, square, diamond, hexagon; never colour alone. */
export const SHAPES: Record<Player, string> = {
  south: 'M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z',
  west: 'M-12-12H12V12H-12Z',
  north: 'M0-16L16 0L0 16L-16 0Z',
  east: 'M-8-14H8L16 0L8 14H-8L-16 0Z',
};
