// The card that is looked at: shown beside its name while the pointer or the focus is on it, held by a click, a tap or `i`.

interface Looked {
  id: string;
  /** Where its name stands on the screen. */
  at: DOMRect;
  /** It stays until it is put away. */
  held: boolean;
}

class Peek {
  shown = $state.raw<Looked | null>(null);
  /** As which edition the cards are printed, here and now. */
  edition = $state('deluxe');
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer or the focus came to a name. A pointer that only passes shows nothing. */
  look(id: string, at: DOMRect, wait: number): void {
    clearTimeout(this.timer);
    if (this.shown?.held) return;
    this.timer = setTimeout(() => (this.shown = { id, at, held: false }), wait);
  }

  leave(): void {
    clearTimeout(this.timer);
    if (this.shown && !this.shown.held) this.shown = null;
  }

  hold(id: string, at: DOMRect): void {
    clearTimeout(this.timer);
    this.shown = this.shown?.held && this.shown.id === id ? null : { id, at, held: true };
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}

export const peek = new Peek();
