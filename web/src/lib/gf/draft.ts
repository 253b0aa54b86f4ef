// A choice of Guerra Fría while it is being made: a play, a number for each arrow, and what that would lead to. It is the page's
// own until the six cards are laid; whether it is a play, the server says.
import type { GuerraFriaView, Player } from '../protocol.ts';
import { pairingsOf, rivalOrder, type Pairing } from './board.ts';

export type PlayName = 'build' | 'regroup' | 'ally' | 'free';

export interface Draft {
  play: PlayName | null;
  /** Missiles that come to each arrow, or leave it, in the order of the rivals. */
  numbers: [number, number, number];
  ally: Player | null;
}

export const NOTHING: Draft = { play: null, numbers: [0, 0, 0], ally: null };

/** 2.4.2.1: as many are new, and as many may come at once. */
export const NEW = 4;
export const MOST = 12;

const step = (word: string) => /^(to|from)-(\w+)-(\d+)$/.exec(word);

/** How many missiles a step brings to its arrow. */
export function valueOf(word: string): number {
  const found = step(word);
  return found ? Number(found[3]) * (found[1] === 'from' ? -1 : 1) : 0;
}

/** The draft of steps that were laid before, for instance before the page was loaded again. */
export function draftOf(steps: string[], viewer: Player): Draft {
  const [first] = steps;
  if (!first) return NOTHING;
  if (first.startsWith('ally-')) return { ...NOTHING, play: 'ally', ally: first.slice(5) as Player };
  const rivals = rivalOrder(viewer);
  const numbers: [number, number, number] = [0, 0, 0];
  for (const word of steps) {
    const at = rivals.indexOf(step(word)?.[2] as Player);
    if (at >= 0) numbers[at] = valueOf(word);
  }
  return { play: first as PlayName, numbers, ally: null };
}

/** The words that lay it, if it is complete. */
export function wordsOf(draft: Draft, viewer: Player): string[] | null {
  const sum = draft.numbers.reduce((a, b) => a + b, 0);
  const numbers = rivalOrder(viewer).map((rival, i) => `${draft.numbers[i]! < 0 ? 'from' : 'to'}-${rival}-${Math.abs(draft.numbers[i]!)}`);
  switch (draft.play) {
    case 'build':
      return ['build', ...numbers, 'commit'];
    case 'regroup':
      return sum === 0 && draft.numbers.some((n) => n !== 0) ? ['regroup', ...numbers, 'commit'] : null;
    case 'ally':
      return draft.ally ? [`ally-${draft.ally}`, 'commit'] : null;
    default:
      return null;
  }
}

export interface Outlook extends Pairing {
  /** What the own pair would bring after this choice, if the others change nothing. */
  after: number;
}

/** The three pairings, before and after. */
export function outlook(view: GuerraFriaView, viewer: Player, draft: Draft): Outlook[] {
  const rivals = rivalOrder(viewer);
  return pairingsOf(view, viewer).map((pairing) => ({
    ...pairing,
    after: pairing.others.reduce((sum, other) => sum + (draft.numbers[rivals.indexOf(other)] ?? 0), pairing.us?.attacking ?? 0),
  }));
}

/** The two cards that a number makes at an arrow, as they will lie: none while nothing is chosen. */
export function cardsFor(draft: Draft, at: number, rival: Player): string[] | null {
  const n = draft.numbers[at] ?? 0;
  if (draft.play === 'build') return ['entrada', String(n)];
  if (draft.play === 'regroup') return [n < 0 ? 'salida' : 'entrada', String(Math.abs(n))];
  if (draft.play === 'ally') return draft.ally === rival ? ['alianza', 'cero'] : ['cero', 'cero'];
  return null;
}
