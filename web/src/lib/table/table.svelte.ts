// One table as this client knows it: what the server last sent, and nothing computed from it but what to light up.
import { api, ApiError } from '../api.ts';
import { connection } from '../socket.svelte.ts';
import type { ChatLine, Choice, GameView, LogLine, Play, Question, ServerMessage, TableCommand, TableView } from '../protocol.ts';
import { t } from '../words.svelte.ts';
import { newLines, newSince, type Place } from './pictures.ts';

export type Missing = 'none' | 'gone';

export class Table {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** What happened, for the eye; the lines of the log name their places in it. */
  plays = $state.raw<Play[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  missing = $state<Missing>('none');
  /** The last refusal, in words, until the next success. */
  trouble = $state('');
  private advice = $state.raw<{ version: number; text: string } | null>(null);
  /** An answer is on its way. */
  busy = $state(false);
  /** What has changed since the play of this seat began, or since the other's did: influence by country. */
  changes = $state.raw(new Map<string, { us: number; ussr: number }>());
  /** What came with the last message: where it begins in the plays, and its lines of the log. */
  news = $state.raw<{ since: Place; lines: LogLine[] }>({ since: { play: 0, moment: 0 }, lines: [] });

  private seat: string | null = null;
  /** With several players at one screen: the seat whose player has said that nobody else is looking. */
  private uncovered = $state<string | null>(null);
  /** The view with which `changes` compares. */
  private since: TableView | null = null;
  private stop: () => void;

  constructor(readonly id: string) {
    this.stop = connection.listen(
      (message) => this.hear(message),
      () => this.watch(),
    );
  }

  close(): void {
    connection.send({ type: 'unwatch', id: null, table: this.id });
    this.stop();
  }

  /** Several players share this screen, and it is for the player of this seat to take the place; nothing is shown before. */
  get handOver(): { seat: string; ready: boolean } | null {
    const view = this.view;
    if (!view || view.table.status !== 'playing') return null;
    const mine = view.table.seats.filter((s) => s.mine).map((s) => s.seat);
    if (mine.length < 2 || view.seat === null) return null;
    const awaited = view.awaited.filter((seat) => mine.includes(seat));
    const seat = awaited.includes(view.seat) ? view.seat : (awaited[0] ?? view.seat);
    const taken = seat === this.uncovered;
    return taken && seat === view.seat ? null : { seat, ready: !taken };
  }

  /** The player of this seat has taken the place at the screen. */
  sit(seat: string): void {
    this.uncovered = seat;
    if (this.view?.seat === seat) return;
    this.seat = seat;
    this.log = [];
    this.plays = [];
    this.watch();
  }

  watch(): void {
    connection.send({ type: 'watch', id: 0, table: this.id, seat: this.seat, since: null });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.view.table.id === this.id) this.receive(message.view);
        break;
      case 'log':
        if (message.table === this.id) {
          this.log = [...this.log.slice(0, message.from), ...message.lines];
        }
        break;
      case 'plays':
        if (message.table === this.id) {
          const before = this.plays;
          this.plays = [...before.slice(0, message.from), ...message.plays];
          // What had happened when one came, or comes again in another language, is no news.
          if (before.length === 0) break;
          const since = newSince(before, message.from, message.known);
          this.news = { since, lines: newLines(this.plays, this.log, since) };
        }
        break;
      case 'chat':
        if (message.table === this.id) {
          const known = new Set(this.chat.map((line) => line.number));
          this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.number))];
        }
        break;
      case 'gone':
        if (message.table === this.id) this.missing = 'gone';
        break;
      case 'error':
        // The answer to `watch`.
        if (message.id === 0 && (message.code === 'not-found' || message.code === 'forbidden')) this.missing = 'gone';
        break;
    }
  }

  private receive(view: TableView): void {
    const before = this.view;
    this.view = view;
    this.missing = 'none';
    if (!before || before.seat !== view.seat) {
      this.since = view;
    } else if (before.version !== view.version && turnsOver(before, view)) {
      this.since = before;
    }
    this.changes = differ((this.since ?? view).view, view.view);
  }

  get question(): Question | null {
    return this.view?.question ?? null;
  }

  get choices(): Choice[] {
    return this.busy ? [] : (this.question?.choices ?? []);
  }

  async act(choice: Choice): Promise<void> {
    const question = this.question;
    if (!question || !this.view) return;
    // With a card a play begins: what the other did has been seen.
    if (choice.kind === 'card') this.since = this.view;
    await this.command({ type: 'act', seat: question.seat, version: this.view.version, action: choice.action, lay: false });
  }

  /** Asks what a bot would do; the answer holds for this question only. */
  async askHint(): Promise<void> {
    const asked = this.view;
    if (!asked?.seat) return;
    try {
      const { text } = await api.hint(this.id, asked.seat);
      this.trouble = '';
      this.advice = { version: asked.version, text: t('web-hint-says', { hint: text }) };
    } catch (error) {
      if (error instanceof ApiError) this.trouble = error.message;
    }
  }

  /** What a bot would do now, if that was asked. */
  get hint(): string {
    return this.advice && this.advice.version === this.view?.version ? this.advice.text : '';
  }

  async undo(): Promise<void> {
    if (this.view?.seat) await this.command({ type: 'undo', seat: this.view.seat, version: this.view.version });
  }

  /** Sends a command; a refusal becomes `trouble`. Gives the new table of a rematch, if it is one. */
  async command(command: TableCommand): Promise<string | null> {
    this.busy = true;
    try {
      const created = await connection.command(this.id, command);
      this.trouble = '';
      return created;
    } catch (error) {
      if (error instanceof ApiError) {
        // The table moved on meanwhile: the new view is already on its way.
        this.trouble = error.code === 'stale' ? t('web-error-stale') : error.message;
        if (error.code === 'stale') this.watch();
      }
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Everything again in another language. */
  relearn(): void {
    connection.speak();
    this.log = [];
    this.plays = [];
    this.watch();
  }
}

/** Does the eye begin anew? For a player when their own decisions end, for one who looks on with every round. */
function turnsOver(before: TableView, after: TableView): boolean {
  if (before.seat !== null) return before.question?.awaited === true && after.question?.awaited !== true;
  const round = ({ view }: TableView) => (view.type === 'twilight' ? `${view.view.turn} ${view.view.round} ${view.view.phasing}` : '');
  return round(before) !== round(after);
}

/** Which influence changed between two views of Twilight Struggle. */
export function differ(before: GameView, after: GameView): Map<string, { us: number; ussr: number }> {
  const changes = new Map<string, { us: number; ussr: number }>();
  if (before.type !== 'twilight' || after.type !== 'twilight') return changes;
  const old = new Map(before.view.countries.map((c) => [c.id, c]));
  const now = new Map(after.view.countries.map((c) => [c.id, c]));
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const us = (now.get(id)?.us ?? 0) - (old.get(id)?.us ?? 0);
    const ussr = (now.get(id)?.ussr ?? 0) - (old.get(id)?.ussr ?? 0);
    if (us !== 0 || ussr !== 0) changes.set(id, { us, ussr });
  }
  return changes;
}
