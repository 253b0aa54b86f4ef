// Lessons that are played, run in the browser: the rules, the table and the lessons as a program of their own. What the board is
// told are the messages that a server would send, so that the same table shows them.
import { ApiError, ask as server } from './api.ts';
import { Program } from './program.ts';
import type { ClientMessage, LessonInfo, LessonPage, LessonReply, LessonRequest, LessonsDone, ServerMessage, TableCommand } from './protocol.ts';
import { session } from './session.svelte.ts';
import { words } from './words.svelte.ts';
import type { Line } from './table/table.svelte.ts';

const program = new Program('classroom.wasm');

/** What the program answers; nothing where this server has none. */
export async function ask(request: LessonRequest): Promise<LessonReply | null> {
  const told = await program.ask(JSON.stringify(request));
  return told === null ? null : (JSON.parse(told) as LessonReply);
}

/** All lessons in the language of the page; nothing where this server has no program for them. */
export async function lessons(): Promise<LessonInfo[] | null> {
  const reply = await ask({ type: 'list', language: words.language });
  return reply?.type === 'lessons' ? reply.lessons : null;
}

const KEPT = 'detente-lessons';

/** How many stages of each lesson are done, by `game/lesson`. A damaged note counts as none. */
export function progress(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    const known = Object.entries(kept ?? {}).filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] > 0 && entry[1] < 256);
    return new Map(known.slice(0, 100));
  } catch {
    return new Map();
  }
}

export const keyOf = (lesson: LessonInfo): string => `${lesson.game}/${lesson.id}`;

function keep(all: Map<string, number>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function note(lesson: LessonInfo, stages: number): void {
  const all = progress();
  if ((all.get(keyOf(lesson)) ?? 0) >= stages) return;
  all.set(keyOf(lesson), stages);
  keep(all);
  void shared();
}

/** What this browser and the account have done, together. Nobody is made an account for it, and lessons go on without one. */
export async function shared(): Promise<Map<string, number>> {
  const own = progress();
  if (!session.known) return own;
  try {
    const { done } = await server<LessonsDone>('PUT', '/me/lessons', { done: Object.fromEntries(own) });
    const all = progress();
    for (const [key, stages] of Object.entries(done)) all.set(key, Math.max(stages, all.get(key) ?? 0));
    keep(all);
    return all;
  } catch {
    return own;
  }
}

/** A lesson on this page, and the line between its program and its table. */
export class Classroom implements Line {
  page = $state.raw<LessonPage | null>(null);
  /** The table that stands there, beside a question as well. */
  table = $state('');
  /** There is no such lesson, or no program for it. */
  missing = $state(false);
  private listeners = new Set<(message: ServerMessage) => void>();
  /** What the table is told when it comes. */
  private welcome: ServerMessage[] = [];

  async begin(game: string, lesson: string): Promise<void> {
    // A line that does not answer keeps nobody from learning.
    const late = new Promise<Map<string, number>>((after) => setTimeout(() => after(progress()), 1500));
    const done = (await Promise.race([shared(), late])).get(`${game}/${lesson}`) ?? 0;
    await this.take({ type: 'begin', game, lesson, language: words.language, stage: Math.min(done, 255) });
  }

  /** Asks, and shows what comes of it. The whole table is kept for a table that is yet to come. */
  async take(request: LessonRequest): Promise<void> {
    const reply = await ask(request);
    if (reply?.type !== 'page') {
      this.missing = true;
      return;
    }
    const { page, messages, refused } = reply.answer;
    const whole = request.type !== 'command' && request.type !== 'answer';
    if (whole) this.welcome = messages;
    const shown = messages.find((message) => message.type === 'table');
    if (shown) this.table = shown.view.table.id;
    this.page = page;
    const done = page.phase === 'done' || page.phase === 'answered' ? 1 : 0;
    note(page.lesson, page.stage + done);
    for (const message of messages) for (const listener of this.listeners) listener(message);
    if (refused !== null) throw new ApiError('illegal', refused);
  }

  /** To the step or question before this one, from its beginning; what is done stays done. */
  async back(): Promise<void> {
    const page = this.page;
    if (!page || page.stage === 0) return;
    await this.take({ type: 'begin', game: page.lesson.game, lesson: page.lesson.id, language: words.language, stage: page.stage - 1 });
  }

  listen(listener: (message: ServerMessage) => void, opened: () => void): () => void {
    this.listeners.add(listener);
    opened();
    return () => this.listeners.delete(listener);
  }

  /** A table that begins to watch is told everything; nothing else needs an answer. */
  send(message: ClientMessage): void {
    if (message.type !== 'watch') return;
    for (const told of this.welcome) for (const listener of this.listeners) listener(told);
  }

  speak(): void {
    void this.take({ type: 'speak', language: words.language });
  }

  async command(_table: string, command: TableCommand): Promise<string | null> {
    await this.take({ type: 'command', command });
    return null;
  }
}
