// Puzzles: which there are, which of them were answered, and one that is being solved. What was answered is kept in this browser, and
// with the account if there is one; a rating is the server's to count.
import { ask } from './api.ts';
import { ALONE } from './host.ts';
import type { PuzzleRating, PuzzlesDone, TableCommand } from './protocol.ts';
import { session } from './session.svelte.ts';
import type { Why } from './study/because.ts';
import { Desk, seed } from './study.svelte.ts';
import { words } from './words.svelte.ts';

/** A puzzle in the list. */
export interface PuzzleLine {
  id: string;
  game: string;
  theme: string;
  /** As a rating: 800 easy, 2400 very hard. */
  difficulty: number;
}

/** A puzzle, as its file has it (`crates/review/src/puzzle.rs`). */
export interface Puzzle extends PuzzleLine {
  seat: string;
  position: string;
  answer: string;
  chance: number;
  proved: boolean;
  /** Those that are refused, with what goes wrong, where one thing does. */
  others: { action: string; chance: number; why?: Why }[];
  told: Record<'en' | 'es' | 'pt' | 'it', string>;
  why: Why[];
}

/** All puzzles, those of a game together and the easy ones first. */
export const index = async (): Promise<PuzzleLine[]> => (await import('virtual:puzzles')).default;

async function find(id: string): Promise<Puzzle | null> {
  const line = (await index()).find((each) => each.id === id);
  if (!line) return null;
  const of = line.game === 'guerra-fria' ? await import('virtual:puzzles/guerra-fria') : await import('virtual:puzzles/twilight');
  return of.default.find((each) => each.id === id) ?? null;
}

/** Days since 1970 by the clock of Greenwich, so that it is one day for everybody. */
export const today = (now = Date.now()): number => Math.floor(now / 86_400_000);

/** The puzzle of a day, the same wherever the same puzzles are: the ids are as good as lots. Every seventh is one of Guerra Fría. */
export function ofDay(all: PuzzleLine[], day: number): PuzzleLine | null {
  const of = (game: string) => all.filter((line) => line.game === game).sort((a, b) => (a.id < b.id ? -1 : 1));
  const [few, many] = [of('guerra-fria'), of('twilight')];
  const from = few.length > 0 && (day % 7 === 0 || many.length === 0) ? few : many;
  return from[(from === few ? Math.floor(day / 7) : day) % from.length] ?? null;
}

/** Is it right or wrong? Card by card any play of Guerra Fría can be laid, and a step taken back says nothing. */
export const isAnswer = (puzzle: Pick<Puzzle, 'answer' | 'others'>, action: string): boolean => action === puzzle.answer || puzzle.others.some((other) => other.action === action);

/** What the words of `study.ftl` call a theme. */
export function themeWord(theme: string): string {
  const terms: Record<string, string> = { scoring: 'term-scoring-card', coup: 'term-coup', headline: 'term-headline', influence: 'term-influence', event: 'term-event' };
  return terms[theme] ?? `puzzle-theme-${theme}`;
}

/** How hard a puzzle is, roughly: a third of those that there are is easy, a third hard. */
export const levelOf = (difficulty: number): 'easy' | 'medium' | 'hard' => (difficulty < 1400 ? 'easy' : difficulty < 1560 ? 'medium' : 'hard');

export const LEVELS = { easy: 'study-easy', medium: 'study-medium', hard: 'study-hard' } as const;

/** The first answer to a puzzle. */
interface Try {
  answer: string;
  right: boolean;
}

const KEPT = 'detente-puzzles';
/** More than this are no puzzles of ours. */
const MOST = 2000;

/** The first answers that this browser knows, by the puzzle's id. A damaged note counts as none. */
export function tries(): Map<string, Try> {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Partial<Try> | null>);
    const good = kept.filter((entry): entry is [string, Try] => typeof entry[1]?.answer === 'string' && typeof entry[1].right === 'boolean');
    return new Map(good.slice(0, MOST));
  } catch {
    return new Map();
  }
}

function keep(all: Map<string, Try>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser that keeps nothing still poses puzzles.
  }
}

/** Notes a first answer; a later one changes nothing. */
function note(id: string, answer: string, right: boolean): void {
  const all = tries();
  if (all.has(id) || all.size >= MOST) return;
  all.set(id, { answer, right });
  keep(all);
  void shared();
}

export interface Standing {
  /** Was the first answer right, by the puzzle's id. */
  done: Map<string, boolean>;
  rating: PuzzleRating | null;
}

const own = (): Standing => ({ done: new Map([...tries()].map(([id, { right }]) => [id, right])), rating: null });

/** What this browser and the account know, together. Nobody is made an account for it. */
export async function shared(): Promise<Standing> {
  const here = own();
  if (ALONE || !session.known) return here;
  try {
    // What was answered rightly elsewhere is not sent as something else.
    const sent = Object.fromEntries([...tries()].filter(([, { answer, right }]) => answer || !right).map(([id, { answer }]) => [id, answer]));
    const { done, rating } = await ask<PuzzlesDone>('POST', '/me/puzzles', { tries: sent });
    const all = tries();
    // What was answered elsewhere counts here too; which answer it was is not known, nor needed.
    for (const [id, right] of Object.entries(done)) if (!all.has(id)) all.set(id, { answer: '', right });
    keep(all);
    return { done: new Map([...here.done, ...Object.entries(done)]), rating };
  } catch {
    return here;
  }
}

export const standing = own;

/** What was said to an answer. */
export interface Said {
  action: string;
  chance: number;
  why: Why | null;
}

/** A puzzle that is being solved: its board decides nothing, and only the right answer is played on it. */
export class Solving extends Desk {
  puzzle = $state.raw<Puzzle | null>(null);
  phase = $state<'task' | 'right' | 'shown'>('task');
  /** Answers that were given and are not the best, the last one last. */
  wrong = $state.raw<Said[]>([]);
  /** Was it answered before this page? Then nothing counts. */
  before = $state(false);
  hints = $state(0);

  async begin(id: string): Promise<void> {
    const puzzle = await find(id).catch(() => null);
    this.before = tries().has(id);
    if (!puzzle) {
      this.missing = true;
      return;
    }
    await this.pose(puzzle);
    // Shown once the board is there.
    this.puzzle = puzzle;
  }

  private pose({ game, position, seat }: Puzzle): Promise<boolean> {
    return this.take({ type: 'pose', game, position, seat, language: words.language, seed: seed() });
  }

  override async command(table: string, command: TableCommand): Promise<string | null> {
    const puzzle = this.puzzle;
    if (command.type !== 'act' || !puzzle) return super.command(table, command);
    if (this.phase !== 'task' || !isAnswer(puzzle, command.action)) return null;
    const right = command.action === puzzle.answer;
    const first = !this.before && this.wrong.length === 0;
    if (first) note(puzzle.id, command.action, right);
    if (!right) {
      const other = puzzle.others.find(({ action }) => action === command.action);
      this.wrong = [...this.wrong.filter((said) => said.action !== command.action), { action: command.action, chance: other?.chance ?? 0, why: other?.why ?? null }];
      return null;
    }
    this.phase = 'right';
    return super.command(table, { ...command, lay: false });
  }

  /** The answer is told; as a first answer it counts as none. */
  show(): void {
    const puzzle = this.puzzle;
    if (!puzzle || this.phase !== 'task') return;
    if (!this.before && this.wrong.length === 0) note(puzzle.id, '', false);
    this.phase = 'shown';
  }

  /** The same position again; nothing counts any more. */
  async again(): Promise<void> {
    if (!this.puzzle) return;
    this.before = true;
    this.wrong = [];
    this.hints = 0;
    this.phase = 'task';
    await this.pose(this.puzzle);
  }
}
