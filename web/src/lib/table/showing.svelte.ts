// What somebody else did, shown one moment after the other, and again if it is wished. The board stands where it stood then;
// a decision is asked when everything has been seen. Nothing here holds up the table: only the eye.
import type { GameView, GuerraFriaView, TwilightView } from '../protocol.ts';
import { pace, settings } from '../settings.svelte.ts';
import { framesOf, hurried, STANDS, type Frame, type Place } from './frames.ts';
import { closedAs, during, moved, movedGf } from './positions.ts';

export class Showing {
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  /** Somebody steps by hand, and time stands still. */
  held = $state(false);
  /** Where the table stood before the first frame, and where it stands after the last. */
  private base = $state.raw<GameView | null>(null);
  private now = $state.raw<GameView | null>(null);
  /** When the player's own clock begins to count, if it is about to: by then everything has been shown. */
  private until = $state<number | null>(null);
  /** What is shown is news, and not looked at once more. */
  private news = false;

  get active(): boolean {
    return this.frames.length > 0;
  }

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }

  /** The frames of the play that is shown. */
  get play(): Frame[] {
    return this.frames.filter((frame) => frame.play === this.frame?.play);
  }

  /** How long the frame stands by itself; 0 if it waits for somebody. */
  get stands(): number {
    const frame = this.frame;
    if (!frame || this.held) return 0;
    if (this.until !== null && this.news) return hurried(this.frames.slice(this.at), this.until - performance.now(), pace);
    return frame.waits ? 0 : pace(STANDS[frame.kind]);
  }

  /** The player's own clock counts from so many milliseconds on; or it does not run. */
  charged(after: number | null): void {
    this.until = after === null ? null : performance.now() + after;
  }

  /** Something happened: it is shown, or comes behind what is shown already. */
  add(frames: Frame[], before: GameView, after: GameView): void {
    this.now = after;
    // Without motion nothing passes by itself; what stays until it has been seen is still seen.
    const seen = pace(1) > 0 ? frames : settings.pace === 'off' ? [] : frames.filter((frame) => frame.waits);
    if (seen.length === 0) return;
    if (this.active) {
      this.frames = [...this.frames, ...seen];
      return;
    }
    this.base = before;
    this.at = 0;
    this.held = false;
    this.news = true;
    this.frames = seen;
  }

  /** From a place on once more. */
  again(plays: Parameters<typeof framesOf>[0], since: Place, after: GameView, until = Infinity): void {
    const frames = framesOf(plays, since).filter((frame) => frame.play < until);
    if (frames.length === 0) return;
    let base = after;
    for (const play of plays.slice(since.play).reverse()) {
      const first = play === plays[since.play] ? since.moment : 0;
      for (const moment of play.moments.slice(first).reverse()) {
        base = base.type === 'twilight' ? { type: 'twilight', view: moved(base.view, moment, 'undone') } : { type: 'guerra-fria', view: movedGf(base.view, moment, 'undone') };
      }
    }
    this.base = base;
    this.now = after;
    this.at = 0;
    this.held = pace(1) === 0;
    this.news = false;
    this.frames = frames;
  }

  next(): void {
    if (this.at + 1 < this.frames.length) this.at += 1;
    else this.end();
  }

  back(): void {
    this.held = true;
    this.at = Math.max(0, this.at - 1);
  }

  go(frame: Frame): void {
    this.held = true;
    this.at = Math.max(0, this.frames.indexOf(frame));
  }

  /** To the next play, or to the end. */
  skip(): void {
    const play = this.frame?.play;
    const next = this.frames.findIndex((frame, i) => i > this.at && frame.play !== play);
    if (next >= 0) {
      this.at = next;
      this.held = false;
    } else this.end();
  }

  end(): void {
    this.frames = [];
    this.at = 0;
    this.base = null;
  }

  /** How many lines of the log have been shown; all if nothing is. */
  lines(all: number): number {
    const later = this.frames.slice(this.at + 1).flatMap((frame) => frame.lines);
    return later.length > 0 ? Math.min(all, ...later) : all;
  }

  /** The board of Twilight Struggle as it stood at the frame. */
  get twilight(): TwilightView | null {
    if (!this.active || this.base?.type !== 'twilight') return null;
    let view = this.base.view;
    for (const frame of this.frames.slice(0, this.at + 1)) {
      view = during(view, frame.of);
      for (const moment of frame.moments) view = moved(view, moment, 'done');
    }
    return closedAs(view, this.base.view, ...(this.now?.type === 'twilight' ? [this.now.view] : []));
  }

  /** The table of Guerra Fría as it stood at the frame. */
  get guerraFria(): GuerraFriaView | null {
    if (!this.active || this.base?.type !== 'guerra-fria') return null;
    let view: GuerraFriaView = { ...this.base.view, own: null, revealed: [], arsenals: this.base.view.arsenals.map((arsenal) => ({ ...arsenal, chosen: false })) };
    const past = this.frames.slice(0, this.at + 1);
    for (const frame of past) for (const moment of frame.moments) view = movedGf(view, moment, 'done');
    // What the pairs would bring is told with the view; between the two it changes with the missiles.
    const carried = past.some(({ kind }) => kind === 'missiles');
    return carried && this.now?.type === 'guerra-fria' ? { ...view, forces: this.now.view.forces } : view;
  }
}
