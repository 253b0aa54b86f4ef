// Who this device was last, to notice that the server no longer knows it.
import { ALONE } from './host.ts';
import type { Me } from './protocol.ts';

/** Whoever plays on the device is nobody that a server could forget, though its page may be sent by that server. */
const KEY = ALONE ? 'detente-me-here' : 'detente-me';

class Session {
  /** The server has forgotten who this was, and another guest has come in its place. */
  ended = $state(false);
  /** Who this was before the server forgot. */
  private lost: string | null = null;

  /** What the device remembers: the id of whoever it was. */
  private get last(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  /** Has this device been somebody? */
  get known(): boolean {
    return this.last !== null;
  }

  private keep(id: string | null): void {
    try {
      if (id === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, id);
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** One has come in, by oneself or again. */
  is(me: Me): Me {
    // Who comes again as the guest in place of another, after a lost line say, has still lost that other.
    if (this.lost === me.id || !me.guest) {
      this.ended = false;
      this.lost = null;
    }
    this.keep(me.id);
    return me;
  }

  /** The server knows nobody behind this device, and a guest is made in place of whoever it was. */
  replaced(): void {
    if (this.last === null) return;
    this.lost ??= this.last;
    this.ended = true;
  }

  left(): void {
    this.keep(null);
    this.lost = null;
    this.ended = false;
  }
}

export const session = new Session();
