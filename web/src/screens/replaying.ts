// Where one is in a replay: plays, the rounds and turns they belong to, and what the guide says there.
import type { ReplayPlay, ReplayStep } from '../lib/protocol.ts';
import type { Showing } from '../lib/table/showing.svelte.ts';

export type Unit = 'moment' | 'play' | 'round' | 'turn';

/** A play with its place in the game: turn 0 is before the first. */
export interface Placed {
  play: number;
  turn: number;
  /** Changes with every action round, and with the headlines. */
  round: string;
}

/** The turn and round of every play. Those that name none belong to the one before. */
export function unitsOf(plays: ReplayPlay[]): Placed[] {
  let turn = 0;
  let round = '';
  return plays.map(({ kind }, play) => {
    if ('turn' in kind) turn = kind.turn;
    else if ('round' in kind) turn = kind.round;
    if (kind.type === 'action-round') round = `${turn}-${kind.round}`;
    else if (kind.type === 'headlines' || kind.type === 'headline') round = `${turn}-0`;
    else if (kind.type === 'turn-begins' || kind.type === 'end-of-turn' || kind.type === 'final-scoring') round = `${turn}-${kind.type}`;
    else if ('round' in kind) round = String(kind.round);
    return { play, turn, round };
  });
}

/** The first play of the next round or turn, or of this one, or of the one before if this is its first. */
export function further(units: Placed[], play: number, unit: 'round' | 'turn', by: 1 | -1): number {
  const here = units[play]?.[unit];
  if (by > 0) return units.find((each) => each.play > play && each[unit] !== here)?.play ?? units.length - 1;
  const first = units.findIndex((each) => each[unit] === here);
  const before = units[first - 1]?.[unit];
  if (first < play) return first;
  return before === undefined ? 0 : units.findIndex((each) => each[unit] === before);
}

/** The place that an address names: `12.3` is the fourth frame of the thirteenth play, `230` the play after so many actions,
 * `2-us-3` the play that a guide calls so. */
export function placeOf(at: string, plays: ReplayPlay[]): { play: number; frame: number } {
  if (at === '') return { play: 0, frame: 0 };
  if (/^(\d+-|setup$|end$)/.test(at)) {
    const named = plays.findIndex((_, play) => commentOf(plays, play) === at);
    return { play: Math.max(0, named), frame: 0 };
  }
  const [first, frame] = at.split('.').map(Number);
  if (first === undefined || Number.isNaN(first)) return { play: 0, frame: 0 };
  if (frame !== undefined && !Number.isNaN(frame)) return { play: Math.min(first, plays.length - 1), frame };
  const play = plays.findIndex(({ action }) => action >= first);
  return { play: play < 0 ? plays.length - 1 : play, frame: -1 };
}

/** The name under which the guide speaks of a play: `2-us-3`, `2-headline`, `setup`, `intro`, `end` for what comes behind the last. */
export function commentOf(plays: ReplayPlay[], play: number): string {
  // What is played inside an event belongs to the action round around it.
  const at = plays.slice(0, play + 1).findLast(({ kind }) => kind.type !== 'extra')?.kind;
  if (!at || play === 0) return 'intro';
  if (at.type === 'action-round') return `${at.turn}-${at.by}-${at.round}`;
  if (at.type === 'headlines' || at.type === 'headline') return `${at.turn}-headline`;
  if (at.type === 'setup') return 'setup';
  const more = plays.slice(play).some(({ kind }) => kind.type === 'headlines' || kind.type === 'action-round');
  return more ? '' : 'end';
}

/** Shows the frames of one play, and waits at the first. */
export function framesIn(showing: Showing, found: ReplayStep, play: number): void {
  const at = play - found.play;
  showing.end();
  showing.again(found.plays, { play: Math.max(0, at), moment: 0 }, found.view, at + 1);
  showing.held = true;
}
