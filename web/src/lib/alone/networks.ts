// The networks of the strong levels: each a file of its own, fetched when it is first wanted; how far it has come is told. Its name
// carries a digest of its content: a server may answer anything with a page of its own, and what is no network is never kept.
import { sha256 } from '../sha256.ts';
import { shelfOf, stemOf } from './shelves.ts';

/** How long each is about, for a server that does not say. */
export const LONG: Record<string, number> = { twilight: 4_419_930, 'guerra-fria': 442_799 };

/** So long a server may send nothing, in milliseconds. A line that was lost is not always noticed by who waits at its end, and a bot
 *  would wait for ever. */
const PATIENCE = 20_000;

/** The beginning of the SHA-256 of its content, by the name of a network; null for one that was not built. */
export const digestIn = (place: string): string | null => /-([0-9a-f]{16})\.net$/.exec(place.split(/[?#]/)[0]!)?.[1] ?? null;

/** Is this what the name says? */
export async function isWhole(place: string, bytes: ArrayBuffer): Promise<boolean> {
  const wanted = digestIn(place);
  if (wanted === null) return true;
  // The browser's own is there only on secure pages.
  const own = globalThis.crypto?.subtle;
  const digest = own ? [...new Uint8Array(await own.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('') : sha256(new Uint8Array(bytes));
  return digest.startsWith(wanted);
}

export class Networks {
  private readonly bytes = new Map<string, Promise<ArrayBuffer>>();

  /** Where each lies, by its game, and the folder of the page. */
  constructor(
    private readonly places: Record<string, string>,
    private readonly scope: string,
    private readonly progress: (loaded: number, total: number) => void,
    private readonly patience = PATIENCE,
  ) {}

  of(game: string): Promise<ArrayBuffer> {
    const known = this.bytes.get(game);
    if (known) return known;
    const coming = this.fetch(game).catch((error: unknown) => {
      // What could not be fetched may be there the next time.
      this.bytes.delete(game);
      this.progress(0, 0);
      throw error;
    });
    this.bytes.set(game, coming);
    return coming;
  }

  /** Sees to it that a network is kept, also where no worker keeps what this page fetches yet. */
  async keep(game: string): Promise<void> {
    const [place, bytes] = [this.places[game], await this.of(game)];
    if (!place || !('caches' in globalThis)) return;
    const cache = await caches.open(shelfOf(this.scope));
    const there = await cache.match(place);
    if (there && (await isWhole(place, await there.arrayBuffer()))) return;
    // An older one of the same name goes, as the worker of the folder has it go.
    const stem = stemOf(new URL(place, this.scope).href);
    for (const old of await cache.keys()) if (stemOf(old.url) === stem) await cache.delete(old);
    await cache.put(place, new Response(bytes));
  }

  /** It is of no use: it is fetched again when it is wanted again. */
  discard(game: string): void {
    this.bytes.delete(game);
    const place = this.places[game];
    if (!place || !('caches' in globalThis)) return;
    void caches.open(shelfOf(this.scope)).then((cache) => cache.delete(place)).catch(() => false);
  }

  private async fetch(game: string): Promise<ArrayBuffer> {
    const place = this.places[game];
    if (!place) throw new Error(`there is no network of ${game}`);
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(new Error('the network: nothing comes any more')), this.patience);
    };
    wait();
    try {
      const bytes = await this.read(game, await fetch(place, { signal: stop.signal }), wait);
      if (!(await isWhole(place, bytes))) {
        this.discard(game);
        throw new Error('the network: what came is something else');
      }
      this.progress(bytes.byteLength, bytes.byteLength);
      return bytes;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Reads an answer; `came` is called with every part of it. */
  private async read(game: string, answer: Response, came: () => void): Promise<ArrayBuffer> {
    if (!answer.ok || !answer.body) throw new Error(`the network: ${answer.status}`);
    // What is packed on its way is longer than its header says.
    const total = answer.headers.has('Content-Encoding') ? 0 : Number(answer.headers.get('Content-Length') ?? 0);
    const parts: Uint8Array[] = [];
    let loaded = 0;
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      came();
      parts.push(part.value);
      loaded += part.value.length;
      this.progress(loaded, total || Math.max(LONG[game] ?? 0, loaded + 1));
    }
    return new Blob(parts as BlobPart[]).arrayBuffer();
  }
}
