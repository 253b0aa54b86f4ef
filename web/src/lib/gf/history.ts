// Everybody's missiles round by round: from the replay of a game that is over, else as this device has seen them.
import { ask } from '../api.ts';
import type { GuerraFriaView, Player, ReplayInfo, ReplayStep } from '../protocol.ts';

/** Totals by round; a round that nobody here saw is missing, and the curve passes over it. */
export type History = Map<number, Record<Player, number>>;

const key = (table: string) => `detente-missiles-${table}`;

export function remembered(table: string): History {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as [number, Record<Player, number>][];
    return new Map(kept);
  } catch {
    return new Map();
  }
}

/** The history with the round of this view in it; kept for the next time the page is loaded. */
export function noted(table: string, history: History, view: GuerraFriaView): History {
  const totals = Object.fromEntries(view.arsenals.map((a) => [a.player, a.total])) as Record<Player, number>;
  const next = new Map(history).set(view.round, totals);
  try {
    sessionStorage.setItem(key(table), JSON.stringify([...next]));
  } catch {
    // A browser that keeps nothing still plays.
  }
  return next;
}

/** All rounds of a game that is over. */
export async function replayed(table: string): Promise<History> {
  const info = await ask<ReplayInfo>('GET', `/replays/${table}`);
  const at = [...new Set([...info.headings.map((heading) => heading.action), info.actions])];
  const steps = await Promise.all(at.map((action) => ask<ReplayStep>('GET', `/replays/${table}/${action}`)));
  const history: History = new Map();
  for (const { view } of steps) {
    if (view.type !== 'guerra-fria') continue;
    history.set(view.view.round, Object.fromEntries(view.view.arsenals.map((a) => [a.player, a.total])) as Record<Player, number>);
  }
  return history;
}

/** One player's curve in a box, from the first round known to the last, against the most that anybody had. */
export function curve(history: History, player: Player, width: number, height: number): string {
  const rounds = [...history.keys()].sort((a, b) => a - b);
  const [first, last] = [rounds[0] ?? 0, rounds.at(-1) ?? 0];
  const most = Math.max(1, ...[...history.values()].flatMap((totals) => Object.values(totals)));
  return rounds
    .map((round, i) => {
      const x = last > first ? ((round - first) / (last - first)) * width : 0;
      const y = height - ((history.get(round)?.[player] ?? 0) / most) * height;
      return `${i ? 'L' : 'M'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
    })
    .join('');
}
