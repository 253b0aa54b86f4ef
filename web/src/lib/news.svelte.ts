// What one is told of rounds, deadlines, invitations and challenges: the server keeps it until there is too much of it, with whether it was
// read, and tells it over the line to whoever is here.
import { ask } from './api.ts';
import type { PageNotice } from './protocol.ts';
import { session } from './session.svelte.ts';
import { connection } from './socket.svelte.ts';

class News {
  /** The newest first; what does not hold any more is not among it. */
  all = $state.raw<PageNotice[]>([]);
  loaded = $state(false);
  /** What came while this page was open and was neither read nor put aside. */
  private came = $state.raw<number[]>([]);
  private begun = false;
  private latest = 0;

  get unread(): number {
    return this.all.filter((one) => !one.read).length;
  }

  get fresh(): PageNotice[] {
    return this.all.filter((one) => !one.read && this.came.includes(one.id));
  }

  /** Listens from now on, as long as the page is open. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    connection.listen(
      (message) => {
        if (message.type !== 'notice') return;
        this.came = [...this.came, message.notice.id];
        void this.load();
      },
      () => void this.load(),
    );
  }

  /** In the language of the page; of several questions the last one counts. */
  async load(): Promise<void> {
    if (!session.known) return;
    const asked = ++this.latest;
    try {
      const all = await ask<PageNotice[]>('GET', '/me/notices');
      if (asked !== this.latest) return;
      this.all = all;
      this.loaded = true;
    } catch {
      // The line opens again, or the next news come.
    }
  }

  /** Shown for long enough; it stays unread. */
  aside(ids: number[]): void {
    this.came = this.came.filter((id) => !ids.includes(id));
  }

  async read(ids: number[]): Promise<void> {
    const mine = ids.filter((id) => this.all.some((one) => one.id === id && !one.read));
    if (mine.length === 0) return;
    this.all = this.all.map((one) => (mine.includes(one.id) ? { ...one, read: true } : one));
    try {
      await ask<void>('POST', '/me/notices/read', { ids: mine });
    } catch {
      void this.load();
    }
  }
}

export const news = new News();
