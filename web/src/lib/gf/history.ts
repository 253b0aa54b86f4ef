// Everybody's missiles round by round, as the moments of the game tell them.
import type { GuerraFriaView, MissileCount, Play, Player } from '../protocol.ts';

/** Totals at the beginning of each round. */
export type History = Map<number, Record<Player, number>>;

const total = ({ attack, reserve }: MissileCount) => attack.reduce((sum, marker) => sum + marker.missiles, reserve);

/** The totals of every round: from those of the view back through the plays. */
export function historyOf(plays: Play[], view: GuerraFriaView): History {
  const totals = Object.fromEntries(view.arsenals.map((a) => [a.player, a.total])) as Record<Player, number>;
  const rounds = plays.flatMap(({ kind, moments }) => (kind.type === 'carried-out' ? [{ round: kind.round, moments }] : []));
  // A game that is over ends after its last round, not with it.
  const history: History = new Map([[Math.max(view.round, (rounds.at(-1)?.round ?? 0) + 1), { ...totals }]]);
  for (const { round, moments } of rounds.reverse()) {
    for (const moment of moments) if (moment.type === 'missiles') totals[moment.by] = total(moment.before);
    history.set(round, { ...totals });
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
