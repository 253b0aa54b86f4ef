// The one line to the host, a web socket where that is a server: opened when first needed, opened again by itself when it is lost, with longer and longer pauses.
//
// A line can be dead without being closed: a phone changes from one network to another, a router forgets. So the line is
// asked for a sign of life when nothing was heard for a while, a command has a time limit, and what the server has not
// answered stays in sight.
import type { ClientMessage, Me, Question, ServerMessage, TableCommand } from './protocol.ts';
import { ApiError, somebody } from './api.ts';
import { host, type Wire } from './host.ts';
import { Pauses } from './reconnect.ts';
import { t, words } from './words.svelte.ts';

type Listener = (message: ServerMessage) => void;
type Waiting = { done: (created: string | null) => void; failed: (error: ApiError) => void; limit: ReturnType<typeof setTimeout> };

/** After so many milliseconds of silence the server is asked whether it is there. */
const BEAT = 8_000;
/** And so long it may take to answer that, or a command. */
const PATIENCE = 6_000;

/** A command that was sent and not answered. */
export interface Unsent {
  /** In the words of the table, where there are any. */
  what: string;
  table: string;
}

class Connection {
  state = $state<'closed' | 'connecting' | 'open' | 'lost'>('closed');
  /** Seconds until the next try, while the line is lost. */
  retryIn = $state(0);
  me = $state.raw<Me | null>(null);
  /** What the server has not confirmed, until it does or the table goes on. */
  unsent = $state.raw<Unsent | null>(null);

  private socket: Wire | null = null;
  private listeners = new Set<Listener>();
  private openers = new Set<() => void>();
  private waiting = new Map<number, Waiting>();
  /** Who waits for the line to be open. */
  private greeted: (() => void)[] = [];
  private next = 1;
  private tries = $state(0);
  private readonly pauses = new Pauses();
  private timer: ReturnType<typeof setInterval> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  /** When something was heard last, and whether a sign of life was asked for since. */
  private heard = 0;
  private asked = 0;
  /** What each table asked last, to say in words what was not sent. */
  private questions = new Map<string, Question | null>();

  /** The line was open once or could not be opened, and is not open now. */
  get down(): boolean {
    return this.state === 'lost' || (this.state === 'connecting' && this.tries > 0);
  }

  /** Hears every message; `opened` runs now, if the line is open, and after every reconnection. */
  listen(listener: Listener, opened: () => void): () => void {
    this.listeners.add(listener);
    this.openers.add(opened);
    if (this.state === 'open') opened();
    else void this.open();
    return () => {
      this.listeners.delete(listener);
      this.openers.delete(opened);
    };
  }

  async open(): Promise<void> {
    if (this.state === 'connecting' || this.state === 'open') return;
    clearInterval(this.timer);
    this.state = 'connecting';
    try {
      // A session that has expired is replaced before the socket is opened.
      this.me = await somebody();
    } catch {
      this.lost();
      return;
    }
    const socket = host.line(words.language);
    this.socket = socket;
    socket.onmessage = (text) => this.hear(JSON.parse(text) as ServerMessage);
    socket.onclose = (code) => {
      if (this.socket === socket) this.lost(code);
    };
    this.heard = Date.now();
    this.asked = 0;
    clearInterval(this.beat);
    this.beat = setInterval(() => this.listenForLife(), 1000);
  }

  /** Silence is asked about, and silence after that means that the line is dead. */
  private listenForLife(): void {
    const now = Date.now();
    if (this.asked > 0 && now - this.asked > PATIENCE) this.cut();
    else if (this.state !== 'open') {
      if (now - this.heard > BEAT) this.cut();
    } else if (this.asked === 0 && now - this.heard > BEAT) {
      this.asked = now;
      this.send({ type: 'ping', id: null });
    }
  }

  /** Gives up a line that does not answer; closing it politely could take minutes. */
  private cut(): void {
    const socket = this.socket;
    if (!socket) return;
    this.lost();
    socket.close();
  }

  /** Tries at once, for who does not want to wait. */
  now(): void {
    if (this.state === 'lost') void this.open();
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    this.asked = 0;
    if (message.type === 'table') {
      const { id } = message.view.table;
      this.questions.set(id, message.view.question);
      // The table says itself how it stands now.
      if (this.unsent?.table === id && this.waiting.size === 0) this.unsent = null;
    }
    if (message.type === 'hello') {
      this.me = message.me;
      this.state = 'open';
      this.tries = 0;
      this.pauses.opened();
      this.send({ type: 'language', id: null, language: words.language });
      for (const opened of this.openers) opened();
      for (const greeted of this.greeted.splice(0)) greeted();
    } else if (message.type === 'done' || message.type === 'error') {
      const waiting = message.id === null ? undefined : this.waiting.get(message.id);
      if (message.id !== null) this.waiting.delete(message.id);
      clearTimeout(waiting?.limit);
      if (waiting) this.unsent = null;
      if (message.type === 'done') waiting?.done(message.created);
      else waiting?.failed(new ApiError(message.code, message.text));
    }
    for (const listener of this.listeners) listener(message);
  }

  private lost(code?: number): void {
    this.socket = null;
    this.state = 'lost';
    clearInterval(this.beat);
    for (const waiting of this.waiting.values()) {
      clearTimeout(waiting.limit);
      waiting.failed(new ApiError('offline', t('web-error-offline')));
    }
    this.waiting.clear();
    this.tries += 1;
    const pause = this.pauses.before(code);
    this.retryIn = Math.floor(pause / 1000);
    clearInterval(this.timer);
    if (this.retryIn === 0) {
      this.timer = setTimeout(() => void this.open(), pause);
      return;
    }
    this.timer = setInterval(() => {
      this.retryIn -= 1;
      if (this.retryIn <= 0) void this.open();
    }, 1000);
  }

  /** Somebody else now, or of another name: the line is opened anew, with everything that was watched. Done when it is open. */
  async renew(): Promise<void> {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    this.state = 'closed';
    clearInterval(this.beat);
    socket.close();
    if (this.listeners.size === 0) return;
    const greeted = new Promise<void>((done) => this.greeted.push(done));
    await this.open();
    await greeted;
  }

  send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Changes the language of everything the server says. */
  speak(): void {
    this.send({ type: 'language', id: null, language: words.language });
  }

  command(table: string, command: TableCommand): Promise<string | null> {
    if (this.state !== 'open') return Promise.reject(new ApiError('offline', t('web-error-offline')));
    const id = this.next++;
    this.unsent = { what: this.named(table, command), table };
    return new Promise((done, failed) => {
      const limit = setTimeout(() => this.cut(), PATIENCE);
      this.waiting.set(id, { done, failed, limit });
      this.send({ type: 'command', id, table, command });
    });
  }

  /** What a command does, in the words of the table: the label of the choice, the line of talk. */
  private named(table: string, command: TableCommand): string {
    if (command.type === 'chat') return command.text;
    if (command.type !== 'act') return '';
    return this.questions.get(table)?.choices.find((choice) => choice.action === command.action)?.label ?? '';
  }
}

export const connection = new Connection();
