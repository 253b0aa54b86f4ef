// Where the screens ask and speak: a server, or a house that runs in this page. Which of the two is chosen when the page is
// built, and nothing but this file and what is not offered without a server knows the difference.
import type { Language } from './protocol.ts';

/** There is no server: the page is a folder of files. */
export const ALONE = import.meta.env.VITE_ALONE === '1';

/** This page stands in a frame of another one: it shows what was handed over and nothing that could be clicked unseen. */
export const FRAMED = ALONE && window.parent !== window;

/** What the program that sends this page has written into its head; nothing if it has not. */
const said = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="detente-${name}"]`)?.content ?? null;

/** Where the same program has the page that needs no server, so that a game can be played on this device; null if it has none. */
export const device = (): string | null => (ALONE ? null : said('device'));

/** The server that this page without one came from; null if it lies in a folder of its own. */
export const server = (): string | null => (ALONE ? said('server') : null);

/** What a question is answered with. */
export interface Answer {
  ok: boolean;
  text: string;
  /** What the text is called as a file, if it is one. */
  name: string | null;
}

/** A line over which both sides speak. */
export interface Wire {
  onmessage: ((text: string) => void) | null;
  /** With the code of the end, where there is one. */
  onclose: ((code?: number) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Host {
  /** Asks; nothing where nobody answers. A text is sent as it is, anything else as JSON. */
  ask(method: string, path: string, body: unknown, language: Language): Promise<Answer | null>;
  line(language: Language): Wire;
}

/** An answer that takes longer will not come: an import of a long game is the slowest. */
const LIMIT = 30_000;

class Server implements Host {
  async ask(method: string, path: string, body: unknown, language: Language): Promise<Answer | null> {
    const url = `/api${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
    const init: RequestInit = { method, headers: { Accept: 'application/json' } };
    if (typeof body === 'string') {
      init.body = body;
    } else if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    }
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT) });
      const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? null;
      return { ok: response.ok, text: await response.text(), name };
    } catch {
      return null;
    }
  }

  line(language: Language): Wire {
    const url = new URL('/api/socket', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('lang', language);
    const socket = new WebSocket(url);
    const wire: Wire = {
      onmessage: null,
      onclose: null,
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    };
    socket.onmessage = (event) => wire.onmessage?.(String(event.data));
    socket.onclose = (event) => wire.onclose?.(event.code);
    return wire;
  }
}

/** The house in this page comes by itself: the screens are there before it. */
class Page implements Host {
  private readonly house = () => import('./alone/house.svelte.ts').then(({ house }) => house);

  constructor() {
    // The first question finds the engine on its way. What could not be fetched is fetched again with that question.
    this.house().catch(() => undefined);
  }

  async ask(method: string, path: string, body: unknown, language: Language): Promise<Answer | null> {
    return (await this.house()).ask(method, path, body, language);
  }

  line(language: Language): Wire {
    const wire: Wire = { onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
    void this.house().then(
      (house) => house.connect(wire, language),
      () => wire.onclose?.(),
    );
    return wire;
  }
}

export const host: Host = import.meta.env.VITE_ALONE === '1' ? new Page() : new Server();
