// One table as this client knows it: what the server last sent, and nothing computed from it but what to light up.
import { api, ApiError } from '../api.ts';
import { due, firstWords } from '../fair.ts';
import { phone } from '../phone.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { connection } from '../socket.svelte.ts';
import type { ChatLine, Choice, ClientMessage, GameView, LogLine, Play, Question, ServerMessage, TableCommand, TableView } from '../protocol.ts';
import { t, words } from '../words.svelte.ts';
import { rolls } from './asking.ts';
import { framesOf, newLines, newSince, type Frame, type Place } from './frames.ts';
import { keep, recall } from './laid.ts';
import { Showing } from './showing.svelte.ts';

/** The view with what has changed about the table beside its game: who is there, who waits. */
export function present(view: TableView, news: Extract<ServerMessage, { type: 'presence' }>): TableView {
  const seats = view.table.seats.map((seat) =>
    seat.sitter.type === 'person' ? { ...seat, sitter: { ...seat.sitter, connected: news.connected.includes(seat.seat) } } : seat,
  );
  const { watching, queued, waiting, clocks } = news;
  return { ...view, table: { ...view.table, seats }, watching, queued, waiting, clocks };
}

export type Missing = 'none' | 'gone' | 'aside';

/** A step that this player has laid: what was asked, and what was chosen. */
export interface LaidStep {
  question: Question;
  choice: Choice;
  /** What is rolled for once the play is told: “Coup: Iran”. */
  roll: string;
}

/** Where a table hears and speaks: the socket, or a program in this browser. */
export interface Line {
  /** Hears every message; `opened` runs when the line is open, now or later. */
  listen(listener: (message: ServerMessage) => void, opened: () => void): () => void;
  send(message: ClientMessage): void;
  /** Carries a command out; a refusal is thrown. */
  command(table: string, command: TableCommand): Promise<string | null>;
  /** Everything in the language of now. */
  speak(): void;
}

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

  /** The own steps that are laid, as far as they were laid on this device. */
  steps = $state.raw<LaidStep[]>([]);
  /** What was asked before the first of them, and the view of then. */
  private opening = $state.raw<TableView | null>(null);

  /** What others did, moment by moment. */
  readonly showing = new Showing();
  /** Plays that came, until the view comes that goes with them. */
  private fresh: Place | null = null;
  /** The step that is on its way, seen by whoever takes it. */
  private acting: Choice | null = null;

  private seat: string | null = null;
  /** With several players at one screen: the seat whose player has said that nobody else is looking. */
  private uncovered = $state<string | null>(null);
  /** The view with which `changes` compares. */
  private since: TableView | null = null;
  private stop: () => void;

  constructor(
    readonly id: string,
    private readonly line: Line = connection,
  ) {
    this.stop = line.listen(
      (message) => this.hear(message),
      () => this.watch(),
    );
  }

  /** Is this no table of a server? Then there is nobody to offer anything to. */
  get apart(): boolean {
    return this.line !== connection;
  }

  close(): void {
    this.line.send({ type: 'unwatch', id: null, table: this.id });
    this.stop();
  }

  /** Several players share this screen, and it is for the player of this seat to take the place; nothing is shown before. */
  get handOver(): { seat: string; ready: boolean } | null {
    const view = this.view;
    // Everybody at the screen looks at what happened first.
    if (!view || view.table.status !== 'playing' || this.showing.active) return null;
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
    this.contribute(firstWords(this.id));
    this.line.send({ type: 'watch', id: 0, table: this.id, seat: this.seat, since: null });
  }

  /** One's own part in the dice goes out by itself. */
  private contribute(commands: TableCommand[]): void {
    for (const command of commands) this.line.send({ type: 'command', id: null, table: this.id, command });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.view.table.id === this.id) this.receive(message.view);
        break;
      case 'presence':
        if (message.table === this.id && this.view) {
          this.view = present(this.view, message);
          this.showing.charged(charged(this.view));
        }
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
          const since = newSince(before, this.plays, message.from, message.known);
          this.news = { since, lines: newLines(this.plays, this.log, since) };
          // What was taken back shows nothing, and what was being shown may be gone.
          if (momentsIn(this.plays) > momentsIn(before)) this.fresh = since;
          else this.showing.end();
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
        if (message.id === 0 && message.code === 'set-aside') {
          this.missing = 'aside';
          this.trouble = message.text;
        }
        break;
    }
  }

  private receive(view: TableView): void {
    const before = this.view;
    this.contribute(due(view));
    this.view = view;
    this.missing = 'none';
    if (this.fresh && before) this.show(this.fresh, before, view);
    this.showing.charged(charged(view));
    this.fresh = null;
    if (!before || before.seat !== view.seat) {
      this.since = view;
    } else if (before.version !== view.version && turnsOver(before, view)) {
      this.since = before;
    }
    if (view.laid === 0) this.opening = view;
    // While a command is under way its own step is not counted yet.
    if (!this.busy) {
      this.steps = this.steps.slice(0, view.laid);
      if (this.steps.length < view.laid) this.steps = recall(view, words.language);
    }
    const from = view.laid > 0 && this.opening?.seat === view.seat ? this.opening : this.since;
    this.changes = differ((from ?? view).view, view.view);
  }

  /** The line of chat that is being reported, or somebody here, or the table itself. */
  reported = $state.raw<ChatLine | 'here' | null>(null);

  /** The people who sit here, but for the reader. */
  get others(): { user: string; name: string }[] {
    const people = new Map<string, string>();
    for (const { sitter, mine } of this.view?.table.seats ?? []) if (sitter.type === 'person' && !mine) people.set(sitter.user, sitter.name);
    return [...people].map(([user, name]) => ({ user, name }));
  }

  /** Says something at the table; false if it was refused, and `trouble` tells why. */
  async say(text: string): Promise<boolean> {
    await this.command({ type: 'chat', text });
    return this.trouble === '';
  }

  /** The reader's own id, as far as the table tells it. */
  get me(): string {
    const own = this.view?.table.seats.find((seat) => seat.mine)?.sitter;
    return own?.type === 'person' ? own.user : '';
  }

  /** How the host sets the pause between lines of the chat; nobody else can. */
  get onslow(): ((seconds: number) => void) | undefined {
    const host = this.view?.table.host;
    const mine = this.view?.table.seats.some((seat) => seat.mine && seat.sitter.type === 'person' && seat.sitter.user === host);
    return mine ? (seconds) => void this.command({ type: 'slow-mode', seconds }) : undefined;
  }

  /** Shows what is new, but for what this player has just done before everybody's eyes. */
  private show(since: Place, before: TableView, view: TableView): void {
    if (before.seat !== view.seat || view.laid > 0) return;
    const own = (frame: Frame) => {
      const choice = this.acting;
      const placed = frame.kind === 'change' && choice?.kind === 'country' && frame.countries.length === 1 && frame.countries[0] === choice.target;
      return placed || (frame.kind === 'card' && choice?.kind === 'card' && frame.card === choice.target && frame.seat === view.seat);
    };
    const frames = framesOf(this.plays, since);
    this.showing.add(frames[0] && own(frames[0]) ? frames.slice(1) : frames, before.view, view.view);
  }

  /** What is asked of this player, once what happened has been seen. */
  get question(): Question | null {
    return this.showing.active ? null : (this.view?.question ?? null);
  }

  get choices(): Choice[] {
    return this.busy ? [] : (this.question?.choices ?? []);
  }

  async act(choice: Choice): Promise<void> {
    const question = this.question;
    const view = this.view;
    if (!question || !view) return;
    // With a card a play begins: what the other did has been seen.
    if (choice.kind === 'card') this.since = view;
    const before = this.steps.slice(0, view.laid);
    const roll = view.view.type === 'twilight' ? rolls(choice, view.view.view) : '';
    this.steps = [...before, { question, choice, roll }];
    this.acting = choice;
    await this.command({ type: 'act', seat: question.seat, version: view.version, action: choice.action, lay: this.waits(question, choice) });
    this.acting = null;
    this.steps = this.steps.slice(0, this.view?.laid ?? 0);
    if (this.view) keep(this.view, words.language, this.steps);
  }

  /** Does the play wait for “Done” if this choice completes it? */
  private waits(question: Question, choice: Choice): boolean {
    // The word itself says so after other steps; and what is done at any time is nobody's play.
    const says = choice.action === 'done' && (this.view?.laid ?? 0) > 0;
    if (says || choice.action === 'commit' || choice.interruption) return false;
    // A list that scrolls under the thumb must not play a card by a touch.
    if (phone.sheet && choice.kind !== 'country') return true;
    if (settings.finish !== 'stakes') return settings.finish === 'always';
    return [...this.steps, { question }].some((step) => step.question.choices.length > 1);
  }

  /** Tells the play that lies complete. */
  async confirm(): Promise<void> {
    const view = this.view;
    if (view?.seat && view.mayConfirm) await this.command({ type: 'confirm', seat: view.seat, version: view.version });
  }

  /** Takes up all own steps that are laid. */
  async startOver(): Promise<void> {
    const view = this.view;
    if (view?.seat) await this.command({ type: 'start-over', seat: view.seat, version: view.version });
  }

  /** What was asked before anything was laid. */
  get first(): Question | null {
    const opening = this.opening?.seat === this.view?.seat ? this.opening?.question : undefined;
    return opening ?? this.steps[0]?.question ?? null;
  }

  /** The card with which the play could begin instead, while another one is laid. */
  instead(card: string): Choice | undefined {
    const view = this.view;
    if (!view || view.laid === 0 || this.question?.choices.some((choice) => choice.target === card)) return undefined;
    return this.first?.choices.find((choice) => choice.kind === 'card' && choice.target === card);
  }

  /** The target of a roll that could be chosen instead, while another one is laid and nothing was rolled yet. */
  aim(country: string): Choice | undefined {
    const last = this.steps.at(-1);
    if (!this.view?.mayConfirm || this.busy || last?.choice.kind !== 'country' || !this.rolls) return undefined;
    return last.question.choices.find((choice) => choice.kind === 'country' && choice.target === country && choice.action !== last.choice.action);
  }

  /** Dice follow the last step that is laid. */
  get rolls(): boolean {
    return Boolean(this.steps.at(-1)?.roll);
  }

  /** Takes up whatever is laid and lays these steps, one after the other. Is the last of them done? */
  async lay(actions: string[]): Promise<boolean> {
    if ((this.view?.laid ?? 0) > 0) await this.startOver();
    for (const action of actions) {
      const choice = this.question?.choices.find((each) => each.action === action);
      if (!choice || this.trouble) return false;
      await this.act(choice);
    }
    return this.trouble === '';
  }

  /** Takes up steps until so many are left, and takes another one. */
  async change(choice: Choice, left: number): Promise<void> {
    if (left === 0) await this.startOver();
    else while ((this.view?.laid ?? 0) > left && !this.trouble) await this.undo();
    const again = this.question?.choices.find((each) => each.action === choice.action);
    if (again) await this.act(again);
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
    this.steps = this.steps.slice(0, this.view?.laid ?? 0);
    if (this.view) keep(this.view, words.language, this.steps);
  }

  /** Sends a command; a refusal becomes `trouble`. Gives the new table of a rematch, if it is one. */
  async command(command: TableCommand): Promise<string | null> {
    this.busy = true;
    try {
      const created = await this.line.command(this.id, command);
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
    this.line.speak();
    this.log = [];
    this.plays = [];
    // The words of what is laid were those of the other language.
    this.steps = [];
    this.watch();
  }
}

const momentsIn = (plays: Play[]) => plays.reduce((sum, play) => sum + play.moments.length, 0);

/** In how many milliseconds the own clock counts; null while it does not run. */
function charged(view: TableView): number | null {
  const own = view.clocks.find(({ seat }) => seat === view.seat);
  return own?.running ? own.stillMs : null;
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
