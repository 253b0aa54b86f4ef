// A program that a page runs itself: it is loaded where it is wanted, is handed a text, answers with a text and asks nobody. A
// server that was built without it does not have the file.

/** The names that such a program has for the outside. */
export type Surface = { memory: WebAssembly.Memory; space: (bytes: number) => number; ask: () => number; reply: () => number };

/** Puts bytes into the space of a program. */
export function fill(surface: Surface, bytes: Uint8Array): void {
  const place = surface.space(bytes.length);
  new Uint8Array(surface.memory.buffer, place, bytes.length).set(bytes);
}

/** Hands a text over and gives the answer. */
export function converse(surface: Surface, text: string): string {
  fill(surface, new TextEncoder().encode(text));
  const length = surface.ask();
  return new TextDecoder().decode(new Uint8Array(surface.memory.buffer, surface.reply(), length));
}

export class Program {
  private surface: Promise<Surface | null> | null = null;

  /** A file that lies beside the page. */
  constructor(private readonly name: string) {}

  private async load(): Promise<Surface | null> {
    const answer = await fetch(`${import.meta.env.BASE_URL}${this.name}`);
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
    return surface && converse(surface, text);
  }
}
