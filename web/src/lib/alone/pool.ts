// The bots: as many workers as the machine may use now. A bot goes back to the worker that knows it; one that thinks in rounds has its
// worlds played by all of them.
import type { AnalysisTask, BotRound, BotTask, BotThought, EngineReply, ReviewWork } from '../protocol.ts';
import { spared, type Budget } from './budget.ts';
import { Crew, type Hand } from './crew.ts';
import type { Networks } from './networks.ts';

/** What the pool tells the house. */
export interface Told {
  /** How far a search is, in lines of play. */
  search(lines: number, limit: number): void;
  /** The games whose strong levels cannot play now, because their network cannot be fetched or is damaged. */
  missing(games: string[]): void;
  /** A bot has failed, and an ordinary one, or nobody, has decided for it; or all decide by themselves again. */
  stumbled(on: boolean): void;
}

/** A review that fails so often cannot be made here. */
const STUMBLES = 5;
/** The level that plays for one that cannot. */
const ORDINARY = 'greedy';

export class Pool {
  private budget: Budget = { workers: 1, sparing: false };
  private readonly crew: Crew;
  /** What is thought about now, by the place where that is done; and what of it is thought in rounds. */
  private readonly tasks = new Map<BotTask, number>();
  private readonly inRounds = new Set<BotTask>();
  private readonly hurried = new Set<BotTask>();
  /** Games whose network could not be used when a bot wanted it. */
  private readonly missing = new Set<string>();
  /** Those that have failed when they were last asked, by table and seat. */
  private readonly stumbled = new Set<string>();

  constructor(
    module: WebAssembly.Module,
    private readonly networks: Networks,
    private readonly told: Told,
    make?: () => Hand,
  ) {
    const refused = (game: string) => {
      this.networks.discard(game);
      this.miss(game, true);
    };
    this.crew = new Crew(module, networks, refused, make);
  }

  allow(budget: Budget): void {
    this.budget = budget;
    this.crew.allow(budget.workers);
  }

  /** What a bot comes to; nothing if nobody wants to know it any more. Where its network cannot be had, the page is told and an
   *  ordinary level plays in its place, and the next time it is tried again; the page is also told where a bot has failed otherwise.
   *  Where the ordinary level fails too, or is the one that failed, the house plays whatever is legal: that is told as well. */
  async think(asked: BotTask): Promise<BotThought | null> {
    const task = { ...asked, level: this.budget.sparing ? spared(asked.level) : asked.level };
    // Whoever left the table and came back, or was overtaken by another page, has the bot of a seat begin anew.
    this.dismiss((other) => other.table === task.table && other.seat === task.seat);
    const place = this.place(task);
    this.tasks.set(task, place);
    this.crew.hold(place);
    try {
      const reply = await this.strong(place, task).catch(() => null);
      if (!this.tasks.has(task)) return null;
      if (reply?.type === 'thought') {
        this.stumble(task, false);
        return reply.thought;
      }
      // Where a network is missing that is what is said, and an ordinary bot that answers in another worker has not failed.
      const failed = task.level !== ORDINARY && !(task.network && this.missing.has(task.network));
      if (failed) this.stumble(task, true);
      const ordinary = await this.crew.ask(place, { type: 'think', task: { ...task, level: ORDINARY, network: null } }, null);
      if (!this.tasks.has(task)) return null;
      if (ordinary?.type === 'thought') {
        if (!failed) this.stumble(task, false);
        return ordinary.thought;
      }
      this.stumble(task, true);
      return { table: task.table, seat: task.seat, sitter: task.sitter, version: task.version, action: null, failed: true };
    } finally {
      this.crew.release(place);
      this.end(task);
    }
  }

  /** Whoever thinks at a table that nobody looks at any longer stops. */
  only(watched: string[]): void {
    this.dismiss((task) => !watched.includes(task.table));
    for (const one of [...this.stumbled]) if (!watched.some((table) => one.startsWith(`${table}/`))) this.recover(one);
  }

  /** What a bot of any level comes to; nothing if its engine has failed. */
  private async strong(place: number, task: BotTask): Promise<EngineReply | null> {
    if (task.network) {
      const here = await this.networks.of(task.network).then(() => true, () => false);
      if (!this.tasks.has(task)) return null;
      if (!here) {
        this.miss(task.network, true);
        return null;
      }
    }
    let reply = this.hurried.has(task) ? null : await this.crew.ask(place, { type: 'think', task }, task.network, task);
    while (reply?.type === 'round' && this.tasks.has(task)) {
      this.inRounds.add(task);
      this.told.search(reply.round.lines, reply.round.limit);
      reply = await this.round(place, task, reply.round);
    }
    // Whoever is told to move now, and does not think in rounds, plays what seems best at first sight.
    if (this.hurried.delete(task) && reply === null) reply = await this.crew.ask(place, { type: 'think', task: { ...task, level: task.network ? 'learned' : ORDINARY } }, task.network, null, true);
    if (task.network && reply?.type === 'thought') this.miss(task.network, false);
    return reply;
  }

  /** Fetches the network of a game to be kept; says whether it is here. */
  async fetch(game: string): Promise<boolean> {
    const here = await this.networks.keep(game).then(() => true, () => false);
    if (here) this.miss(game, false);
    return here;
  }

  /** Has the worlds of a round played, each worker some of them, and hands over what they come to. */
  private async round(place: number, task: BotTask, { table, seat, search, worlds }: BotRound): Promise<EngineReply | null> {
    const on = (values: number[][] | null) => this.crew.ask(place, { type: 'round', table, seat, search, values }, task.network, task);
    if (this.hurried.delete(task)) return on(null);
    const { workers } = this.budget;
    const share = Math.ceil(worlds.count / workers);
    const parts = [];
    for (let done = 0; done < worlds.count; done += share) parts.push({ ...worlds, first: worlds.first + done, count: Math.min(share, worlds.count - done) });
    // The first part is for the worker of the bot itself.
    const played = await Promise.all(parts.map((part, n) => this.crew.ask((place + n) % workers, { type: 'worlds', task: part }, task.network, task)));
    if (!this.tasks.has(task)) return null;
    const values = played.flatMap((reply) => (reply?.type === 'values' ? reply.values : []));
    // Where a worker has failed, the bot chooses by what it has.
    return on(values.length === worlds.count ? values : null);
  }

  /** Has a position judged; nothing if the engine has failed. */
  analyse(task: AnalysisTask): Promise<EngineReply | null> {
    return this.crew.ask(0, { type: 'analyse', task }, task.game).catch(() => null);
  }

  /** Works on a review, each worker on one piece after the other, and hands over what was found; nothing if it cannot be done. A bot that
   *  is asked meanwhile waits for the piece that its worker is at. */
  async review(work: ReviewWork, found: (findings: string[]) => void): Promise<void> {
    const waiting = [...work.tasks];
    let stumbles = 0;
    const lane = async (place: number): Promise<void> => {
      // The first goes on with fewer workers too.
      const open = () => stumbles < STUMBLES && (place === 0 || place < this.budget.workers);
      for (let task = waiting.shift(); task !== undefined; task = open() ? waiting.shift() : undefined) {
        const reply = await this.crew.ask(place, { type: 'review', work: { ...work, tasks: [task] } }, work.game).catch(() => null);
        if (reply?.type === 'findings') found(reply.findings);
        else {
          // Its worker has failed: another one tries.
          waiting.push(task);
          stumbles += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: this.budget.workers }, (_, place) => lane(place)));
    if (waiting.length > 0) found([]);
  }

  /** Nobody thinks any longer: whoever thinks in rounds chooses after this one. Any other engine that is at such a question hears
   *  nothing, so its worker ends, and another one answers at first sight; what else is done in that worker goes on. */
  hurry(): void {
    for (const task of [...this.tasks.keys()]) {
      this.hurried.add(task);
      if (!this.inRounds.has(task)) this.crew.withdraw(task, true);
    }
  }

  /** Stops whoever thinks about what nobody wants to know. A round ends soon and leaves the worker to others; any other thought may
   *  last, and its worker ends. */
  private dismiss(unwanted: (task: BotTask) => boolean): void {
    for (const task of [...this.tasks.keys()].filter(unwanted)) {
      const inRounds = this.inRounds.has(task);
      this.end(task);
      this.crew.dismiss(task, !inRounds);
    }
  }

  private end(task: BotTask): void {
    this.tasks.delete(task);
    this.hurried.delete(task);
    if (this.inRounds.delete(task) && this.inRounds.size === 0) this.told.search(0, 0);
  }

  private miss(game: string, missing: boolean): void {
    if (this.missing.has(game) === missing) return;
    this.missing[missing ? 'add' : 'delete'](game);
    this.told.missing([...this.missing]);
  }

  private stumble(task: BotTask, on: boolean): void {
    const one = `${task.table}/${task.seat}`;
    if (!on) this.recover(one);
    else if (!this.stumbled.has(one)) {
      this.stumbled.add(one);
      if (this.stumbled.size === 1) this.told.stumbled(true);
    }
  }

  private recover(one: string): void {
    if (this.stumbled.delete(one) && this.stumbled.size === 0) this.told.stumbled(false);
  }

  /** The same seat of the same table thinks in the same worker, as long as there are as many. */
  private place(task: BotTask): number {
    let sum = 0;
    for (const letter of `${task.table}/${task.seat}`) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    return sum % this.budget.workers;
  }
}
