// The networks of the strong levels: each a file of its own, fetched when it is first wanted; how far it has come is told.

/** How long each is about, for a server that does not say. */
const LONG: Record<string, number> = { twilight: 4_420_000, 'guerra-fria': 410_000 };

/** Where they are kept, as the worker of the folder has it (`site/offline.js`). */
const LARGE = 'detente-network';

export class Networks {
  private readonly bytes = new Map<string, Promise<ArrayBuffer>>();

  /** Where each lies, by its game. */
  constructor(
    private readonly places: Record<string, string>,
    private readonly progress: (loaded: number, total: number) => void,
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
    if (!place || !('caches' in self)) return;
    const cache = await caches.open(LARGE);
    if (!(await cache.match(place))) await cache.put(place, new Response(bytes));
  }

  private async fetch(game: string): Promise<ArrayBuffer> {
    const place = this.places[game];
    if (!place) throw new Error(`there is no network of ${game}`);
    const answer = await fetch(place);
    if (!answer.ok || !answer.body) throw new Error(`the network: ${answer.status}`);
    // What is packed on its way is longer than its header says.
    const total = answer.headers.has('Content-Encoding') ? 0 : Number(answer.headers.get('Content-Length') ?? 0);
    const parts: Uint8Array[] = [];
    let loaded = 0;
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      loaded += part.value.length;
      this.progress(loaded, total || Math.max(LONG[game] ?? 0, loaded + 1));
    }
    this.progress(0, 0);
    return new Blob(parts as BlobPart[]).arrayBuffer();
  }
}
