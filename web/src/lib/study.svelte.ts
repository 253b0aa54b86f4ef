// Boards at which somebody studies, run in this browser by the program that runs the lessons: the same table as at a server, with a
// line to the program instead of the socket.
import { ApiError } from './api.ts';
import { Program } from './program.ts';
import type { ClientMessage, ServerMessage, StudyBoard, StudyReply, StudyRequest, TableCommand } from './protocol.ts';
import { words } from './words.svelte.ts';
import type { Line } from './table/table.svelte.ts';

let program = new Program('classroom.wasm');

/** What the program answers; nothing where this server has none. */
async function ask(request: StudyRequest): Promise<StudyReply | null> {
  try {
    const told = await program.ask(JSON.stringify(request));
    return told === null ? null : (JSON.parse(told) as StudyReply);
  } catch (error) {
    // A program that has stumbled over a strange position is not asked again.
    program = new Program('classroom.wasm');
    throw error;
  }
}

/** Other dice each time. */
export const seed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A board on this page, and the line between its program and its table. */
export class Desk implements Line {
  board = $state.raw<StudyBoard | null>(null);
  /** There is no program for it. */
  missing = $state(false);
  /** Why a text is no position. */
  unreadable = $state('');
  private listeners = new Set<(message: ServerMessage) => void>();
  /** What the table is told when it comes. */
  private welcome: ServerMessage[] = [];

  /** Asks, and shows what comes of it; false if nothing came. The whole table is kept for a table that is yet to come. */
  async take(request: StudyRequest): Promise<boolean> {
    const reply = await ask(request).catch((error: unknown) => ({ type: 'unreadable', why: String(error) }) as StudyReply);
    if (reply === null || reply.type === 'none') {
      this.missing = true;
      return false;
    }
    this.unreadable = reply.type === 'unreadable' ? reply.why : '';
    if (reply.type === 'unreadable') return false;
    const { board } = reply;
    if (request.type !== 'do') this.welcome = board.messages;
    this.board = board;
    for (const message of board.messages) for (const listener of this.listeners) listener(message);
    if (board.refused !== null) throw new ApiError('illegal', board.refused);
    return true;
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
    if (this.board) void this.take({ type: 'tell', language: words.language });
  }

  async command(_table: string, command: TableCommand): Promise<string | null> {
    await this.take({ type: 'do', command });
    return null;
  }
}
