// Looking for a game, and challenges: asked for while any page of the house is open, whatever it shows. A search goes on while one
// walks about, and after the page was loaded again.
import { api, ApiError, ask, somebody } from '../api.ts';
import type { Challenge, Created, CreateTable, NewChallenge, Seek, SeekState } from '../protocol.ts';
import { go, router } from '../router.svelte.ts';
import { session } from '../session.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { sound } from '../sound.ts';
import { t } from '../words.svelte.ts';

const KEY = 'detente-seek';
/** How often it is asked whether somebody was found, and whether somebody has challenged one, in milliseconds. */
const OFTEN = 2_500;
const SELDOM = 20_000;
/** One's own challenges, to notice what becomes of them. */
const SENT = 'detente-challenges';
/** From these screens nobody is taken away. */
const BUSY = new Set(['table', 'replay', 'lesson']);

/** The search of this tab: its id, and since when. */
const tab = {
  get: (): { id: string; began: number } | null => {
    try {
      const [id, began] = (sessionStorage.getItem(KEY) ?? '').split(' ');
      return id ? { id, began: Number(began) || Date.now() } : null;
    } catch {
      return null;
    }
  },
  set: (id: string | null, began = 0) => {
    try {
      if (id === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, `${id} ${began}`);
    } catch {
      // A browser that keeps nothing forgets its search when the page is loaded again.
    }
  },
};

/** A challenge that one has sent: the server forgets it with its answer, and so its answer is looked for. */
export interface Sent {
  id: string;
  to: string;
  toUser: string;
  at: number;
  table: CreateTable;
  /** What became of it, once it is known. */
  answer?: { table: string | null };
}

const device = {
  get: (): Sent[] => {
    try {
      return JSON.parse(localStorage.getItem(SENT) ?? '[]') as Sent[];
    } catch {
      return [];
    }
  },
  set: (sent: Sent[]) => {
    try {
      localStorage.setItem(SENT, JSON.stringify(sent));
    } catch {
      // Then an answer is seen among one's own games.
    }
  },
};

class Pairing {
  /** What one looks for and how far that is; none if one does not look. */
  seek = $state.raw<SeekState | null>(null);
  /** The table that was found and not gone to yet. */
  found = $state<string | null>(null);
  /** The search has ended without having been cancelled. */
  ended = $state(false);
  trouble = $state('');
  /** Challenges to one. */
  challenges = $state.raw<Challenge[]>([]);
  /** Challenges by one, with their answers until these are put aside. */
  sent = $state.raw<Sent[]>(device.get());
  /** For how long one has waited, as of now and by the clock of this device. */
  waited = $state(0);
  private began = 0;
  private timers: ReturnType<typeof setInterval>[] = [];
  private asking = false;
  /** From now on until the page goes. */
  begin(): void {
    if (this.timers.length > 0) return;
    const before = tab.get();
    if (before && !this.seek) void this.look(before.id);
    this.timers = [
      setInterval(() => this.seek && void this.look(this.seek.id), OFTEN),
      setInterval(() => (this.waited = this.seek ? Date.now() - this.began : 0), 500),
      setInterval(() => document.visibilityState === 'visible' && void this.ask(), SELDOM),
    ];
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.ask());
    void this.ask();
  }

  private attempt = async (run: () => Promise<void>): Promise<boolean> => {
    this.trouble = '';
    try {
      await run();
      return true;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : t('web-error-internal');
      return false;
    }
  };

  async start(seek: Seek): Promise<void> {
    this.ended = false;
    this.found = null;
    await this.attempt(async () => {
      await somebody();
      this.take(await ask<SeekState>('POST', '/seeks', seek));
    });
    this.begin();
  }

  async cancel(): Promise<void> {
    const id = this.seek?.id;
    this.forget();
    if (id) await this.attempt(() => ask<void>('DELETE', `/seeks/${id}`));
  }

  private forget(): void {
    this.seek = null;
    this.waited = 0;
    tab.set(null);
  }

  private take(state: SeekState): void {
    if (state.table) {
      this.forget();
      this.arrive(state.table);
      return;
    }
    if (!this.seek) {
      const before = tab.get();
      this.began = before?.id === state.id ? before.began : Date.now();
      tab.set(state.id, this.began);
    }
    this.seek = state;
  }

  /** Somebody was found: whoever is not at another table is led there. */
  private arrive(table: string): void {
    if (settings.sound) sound('turn');
    if (BUSY.has(router.parts[0] ?? '')) this.found = table;
    else go(`/table/${table}`);
  }

  private isOwn(id: string): boolean {
    return this.seek?.id === id || tab.get()?.id === id;
  }

  private async look(id: string): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const state = await ask<SeekState>('GET', `/seeks/${id}`);
      // It may have been cancelled while it was asked for.
      if (this.isOwn(id)) this.take(state);
    } catch (error) {
      if (error instanceof ApiError && ['not-found', 'not-logged-in'].includes(error.code) && this.isOwn(id)) {
        this.ended = this.seek !== null;
        this.forget();
      }
    } finally {
      this.asking = false;
    }
  }

  private keep(sent: Sent[]): void {
    this.sent = sent;
    device.set(sent);
  }

  /** Which challenges there are, and what became of one's own. */
  async ask(): Promise<void> {
    if (!session.known) return;
    try {
      const before = new Set(this.challenges.map(({ id }) => id));
      const all = await ask<Challenge[]>('GET', '/challenges');
      this.challenges = all.filter(({ mine }) => mine);
      const own = all.filter(({ mine }) => !mine);
      const open = new Set(own.map(({ id }) => id));
      const known = this.sent.filter((one) => one.answer || open.has(one.id));
      const gone = this.sent.filter((one) => !one.answer && !open.has(one.id));
      // Sent from another device, perhaps.
      const fresh = own.filter(({ id }) => !this.sent.some((one) => one.id === id)).map<Sent>(({ id, to, toUser, at, table }) => ({ id, to, toUser, at, table }));
      const answers = gone.length > 0 ? await this.answers(gone) : [];
      this.keep([...known, ...fresh, ...answers]);
      if (settings.sound && (answers.length > 0 || this.challenges.some(({ id }) => !before.has(id)))) sound('turn');
    } catch {
      // The next time will do.
    }
  }

  /** Whoever has accepted sits at a table with one that is younger than the challenge. */
  private async answers(gone: Sent[]): Promise<Sent[]> {
    const { mine } = await api.lobby();
    return gone.map((one) => {
      const made = mine.find((table) => table.created >= one.at && table.seats.some(({ sitter, mine: own }) => !own && sitter.type === 'person' && sitter.user === one.toUser));
      return { ...one, answer: { table: made?.id ?? null } };
    });
  }

  async challenge(wish: NewChallenge): Promise<boolean> {
    const sent = await this.attempt(async () => {
      await somebody();
      await ask<Challenge>('POST', '/challenges', wish);
    });
    this.begin();
    await this.ask();
    return sent;
  }

  async answer(challenge: Challenge, accept: boolean): Promise<void> {
    await this.attempt(async () => {
      const made = await ask<Partial<Created>>('POST', `/challenges/${challenge.id}`, { accept });
      if (made.id) go(`/table/${made.id}`);
    });
    await this.ask();
  }

  async withdraw(sent: Sent): Promise<void> {
    const done = await this.attempt(() => ask<void>('DELETE', `/challenges/${sent.id}`));
    if (done) this.aside(sent);
    await this.ask();
  }

  /** Its answer has been read. */
  aside(sent: Sent): void {
    this.keep(this.sent.filter(({ id }) => id !== sent.id));
  }

  goTo(sent: Sent): void {
    this.aside(sent);
    go(`/table/${sent.answer!.table}`);
  }

  goFound(): void {
    const table = this.found;
    this.found = null;
    if (table) go(`/table/${table}`);
  }

  /** A game against the computer while one waits. */
  async meanwhile(level: string): Promise<void> {
    const { playMachine } = await import('../start.ts');
    await this.attempt(async () => {
      const game = (await api.games()).find(({ id }) => id === this.seek?.seek.game)!;
      await playMachine(game, level, 'lot', game.presets[0] ? [game.presets[0].id] : []);
    });
  }
}

export const pairing = new Pairing();
