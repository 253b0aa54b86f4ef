// The networks of the strong levels: each a file of its own, fetched when it is first wanted; how far it has come is told.

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
      this.progress(loaded, total || Math.max(4_419_927, loaded + 1));
    }
    this.progress(0, 0);
    return new Blob(parts as BlobPart[]).arrayBuffer();
  }
}
