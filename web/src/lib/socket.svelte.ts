// The one web socket: opened when first needed, opened again by itself when it is lost, with longer and longer pauses.
import type { ClientMessage, Me, ServerMessage, TableCommand } from './protocol.ts';
import { ApiError, somebody } from './api.ts';
import { t, words } from './words.svelte.ts';

type Listener = (message: ServerMessage) => void;
type Waiting = { done: (created: string | null) => void; failed: (error: ApiError) => void };

class Connection {
  state = $state<'closed' | 'connecting' | 'open' | 'lost'>('closed');
  /** Seconds until the next try, while the line is lost. */
  retryIn = $state(0);
  me = $state.raw<Me | null>(null);

  private socket: WebSocket | null = null;
  private listeners = new Set<Listener>();
  private openers = new Set<() => void>();
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private tries = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

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
    const url = new URL('/api/socket', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('lang', words.language);
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'hello') {
      this.me = message.me;
      this.state = 'open';
      this.tries = 0;
      this.send({ type: 'language', id: null, language: words.language });
      for (const opened of this.openers) opened();
    } else if (message.type === 'done' || message.type === 'error') {
      const waiting = message.id === null ? undefined : this.waiting.get(message.id);
      if (message.id !== null) this.waiting.delete(message.id);
      if (message.type === 'done') waiting?.done(message.created);
      else waiting?.failed(new ApiError(message.code, message.text));
    }
    for (const listener of this.listeners) listener(message);
  }

  private lost(): void {
    this.socket = null;
    this.state = 'lost';
    for (const waiting of this.waiting.values()) waiting.failed(new ApiError('offline', t('web-error-offline')));
    this.waiting.clear();
    this.tries += 1;
    this.retryIn = Math.min(15, 2 ** Math.min(this.tries - 1, 4));
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      this.retryIn -= 1;
      if (this.retryIn <= 0) void this.open();
    }, 1000);
  }

  /** Somebody else now: the line is opened anew, with everything that was watched. */
  renew(): void {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    this.state = 'closed';
    socket.close();
    if (this.listeners.size > 0) void this.open();
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Changes the language of everything the server says. */
  speak(): void {
    this.send({ type: 'language', id: null, language: words.language });
  }

  command(table: string, command: TableCommand): Promise<string | null> {
    if (this.state !== 'open') return Promise.reject(new ApiError('offline', t('web-error-offline')));
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.send({ type: 'command', id, table, command });
    });
  }
}

export const connection = new Connection();
