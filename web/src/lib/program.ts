// A program that a page runs itself: it is loaded where it is wanted, is handed a text, answers with a text and asks nobody. A
// server that was built without it does not have the file.

type Surface = { memory: WebAssembly.Memory; space: (bytes: number) => number; ask: () => number; reply: () => number };

export class Program {
  private surface: Promise<Surface | null> | null = null;

  constructor(private readonly place: string) {}

  private async load(): Promise<Surface | null> {
    const answer = await fetch(this.place);
    if (!answer.ok) return null;
    const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer());
    return instance.exports as unknown as Surface;
  }

  /** What the program answers; nothing where this server has none. */
  async ask(text: string): Promise<string | null> {
    // What could not be fetched may be there the next time.
    this.surface ??= this.load().catch((error: unknown) => {
      this.surface = null;
      throw error;
    });
    const surface = await this.surface;
    if (!surface) return null;
    const bytes = new TextEncoder().encode(text);
    const place = surface.space(bytes.length);
    new Uint8Array(surface.memory.buffer, place, bytes.length).set(bytes);
    const length = surface.ask();
    return new TextDecoder().decode(new Uint8Array(surface.memory.buffer, surface.reply(), length));
  }
}
