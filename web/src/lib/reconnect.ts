// How long to wait before a lost line is opened again.

/** What a server says that stops for a moment while others, or its next start, go on. */
export const RESTART = 1012;

/** A server that is restarted, or another one in its place, is there within this, in milliseconds; it is asked this often meanwhile. */
const RESTARTS = 5_000;
const QUICKLY = 250;

/** The pauses between the tries to open a line. */
export class Pauses {
  /** When the server said that it restarts, if the line was not open since. */
  private restarted: number | null = null;
  private tries = 0;

  constructor(
    private readonly now: () => number = Date.now,
    /** Between 0 and 1: whoever lost the same server comes back at another moment. */
    private readonly chance: () => number = Math.random,
  ) {}

  /** The line is open. */
  opened(): void {
    this.restarted = null;
    this.tries = 0;
  }

  /** The line was lost, with this code if it was closed with one, or could not be opened. In milliseconds. */
  before(code: number | undefined): number {
    if (code === RESTART && this.restarted === null) {
      this.restarted = this.now();
      return 50 + 450 * this.chance();
    }
    if (this.restarted !== null && this.now() - this.restarted < RESTARTS) return QUICKLY * (0.8 + 0.4 * this.chance());
    this.tries += 1;
    return 1000 * Math.min(15, 2 ** Math.min(this.tries - 1, 4));
  }
}
