// What both drawings of the table of Guerra Fría show: the cards at an arrow, and the three ways to split the four.
import type { GuerraFriaView, PairForces, Player } from '../protocol.ts';
import { PLAYERS } from './data.ts';

/** The other three, clockwise: the order of a player's arrows. */
export const rivalOrder = (player: Player): Player[] => [1, 2, 3].map((step) => PLAYERS[(PLAYERS.indexOf(player) + step) % 4]!);

/** What lies at an arrow: one's own cards open, those of others face down (`?`) or nothing; after the reveal, everybody's. */
export function cardsAt(view: GuerraFriaView, player: Player, marker: number): (string | null)[] {
  if (player === view.viewer) {
    const own = view.own?.cards?.[marker];
    if (own) return own;
  }
  if (view.arsenals.find((a) => a.player === player)?.chosen) return ['?', '?'];
  const revealed = view.revealed.find((r) => r.player === player)?.cards[marker];
  return (view.own === null || view.own.steps.length === 0) && revealed ? revealed : [null, null];
}

export interface Pairing {
  ally: Player;
  others: Player[];
  us: PairForces | undefined;
  them: PairForces | undefined;
}

/** The three ways to split the four, the viewer always in the first pair. */
export function pairingsOf(view: GuerraFriaView, viewer: Player): Pairing[] {
  return rivalOrder(viewer).map((ally) => ({
    ally,
    others: rivalOrder(viewer).filter((player) => player !== ally),
    us: view.forces.find((f) => f.pair.includes(viewer) && f.pair.includes(ally)),
    them: view.forces.find((f) => !f.pair.includes(viewer) && !f.pair.includes(ally)),
  }));
}
