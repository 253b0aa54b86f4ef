// The workers in which bots think, without anything shared: as many as the machine may use now. A bot goes back to the worker that
// knows it; one that thinks in rounds has its worlds played by all of them.
import type { BotRound, BotTask, BotThought, EngineReply, EngineRequest, ReviewWork } from '../protocol.ts';
import type { FromBot, ToBot } from './bot.worker.ts';
import { spared, type Budget } from './budget.ts';
import { Networks } from './networks.ts';

interface Thinker {
  worker: Worker;
  /** The networks that it has, by their game. */
  networks: Set<string>;
  waiting: Map<number, (reply: EngineReply | null) => void>;
}

/** What the pool tells the house. */
export interface Told {
  /** How much of a network has come, in bytes. */
  network(loaded: number, total: number): void;
  /** How far a search is, in lines of play. */
  search(lines: number, limit: number): void;
  /** The games whose strong levels cannot play now, because their network cannot be fetched. */
  missing(games: string[]): void;
}

/** A review that fails so often cannot be made here. */
const STUMBLES = 5;

export class Pool {
  budget: Budget = { workers: 1, sparing: false };
  private readonly thinkers: (Thinker | undefined)[] = [];
  private next = 1;
  /** What is thought about now, by the place where that is done; and what of it is thought in rounds. */
  private readonly tasks = new Map<BotTask, number>();
  private readonly inRounds = new Set<BotTask>();
  private readonly hurried = new Set<BotTask>();
  private readonly networks: Networks;
  /** Games whose network could not be fetched when a bot wanted it. */
  private readonly missing = new Set<string>();

  constructor(
    private readonly module: WebAssembly.Module,
    networks: Record<string, string>,
    private readonly told: Told,
  ) {
    this.networks = new Networks(networks, (loaded, total) => told.network(loaded, total));
  }

  /** What a bot comes to. Where its network cannot be fetched, the page is told and an ordinary level plays in its place; the next
   *  time it is tried again. A bot that fails altogether says so, and its worker is replaced. */
  async think(asked: BotTask): Promise<BotThought> {
    const task = this.budget.sparing ? { ...asked, level: spared(asked.level) } : asked;
    const place = this.place(task);
    this.tasks.set(task, place);
    try {
      const reply = await this.strong(place, task).catch(() => null);
      if (reply?.type === 'thought') return reply.thought;
      const ordinary = await this.ask(place, { type: 'think', task: { ...task, level: 'greedy', network: null } }, null);
      if (ordinary?.type === 'thought') return ordinary.thought;
      return { table: task.table, seat: task.seat, sitter: task.sitter, version: task.version, action: null, failed: true };
    } finally {
      this.tasks.delete(task);
      this.inRounds.delete(task);
      this.hurried.delete(task);
      this.told.search(0, 0);
    }
  }

  /** What a bot of any level comes to; nothing if its engine has failed. */
  private async strong(place: number, task: BotTask): Promise<EngineReply | null> {
    if (task.network) {
      const here = await this.networks.of(task.network).then(() => true, () => false);
      if (this.missing.has(task.network) === here) {
        this.missing[here ? 'delete' : 'add'](task.network);
        this.told.missing([...this.missing]);
      }
      if (!here) return null;
    }
    let reply = await this.ask(place, { type: 'think', task }, task.network);
    while (reply?.type === 'round') {
      this.inRounds.add(task);
      this.told.search(reply.round.lines, reply.round.limit);
      reply = await this.round(place, task, reply.round);
    }
    // Whoever is told to move now, and does not think in rounds, plays what seems best at first sight.
    if (this.hurried.delete(task) && reply === null) reply = await this.ask(place, { type: 'think', task: { ...task, level: task.network ? 'learned' : 'greedy' } }, task.network);
    return reply;
  }

  /** Fetches the network of a game to be kept; says whether it is here. */
  async fetch(game: string): Promise<boolean> {
    const here = await this.networks.keep(game).then(() => true, () => false);
    if (here && this.missing.delete(game)) this.told.missing([...this.missing]);
    return here;
  }

  /** Has the worlds of a round played, each worker some of them, and hands over what they come to. */
  private async round(place: number, task: BotTask, { table, seat, worlds }: BotRound): Promise<EngineReply | null> {
    const on = (values: number[][] | null) => this.ask(place, { type: 'round', table, seat, values }, task.network);
    if (this.hurried.delete(task)) return on(null);
    const { workers } = this.budget;
    const share = Math.ceil(worlds.count / workers);
    const parts = [];
    for (let done = 0; done < worlds.count; done += share) parts.push({ ...worlds, first: worlds.first + done, count: Math.min(share, worlds.count - done) });
    // The first part is for the worker of the bot itself.
    const played = await Promise.all(parts.map((part, n) => this.ask((place + n) % workers, { type: 'worlds', task: part }, task.network)));
    const values = played.flatMap((reply) => (reply?.type === 'values' ? reply.values : []));
    // Where a worker has failed, the bot chooses by what it has.
    return on(values.length === worlds.count ? values : null);
  }

  /** Works on a review, each worker on one piece after the other, and hands over what was found; nothing if it cannot be done. A bot that
   *  is asked meanwhile waits for the piece that its worker is at. */
  async review(work: ReviewWork, found: (findings: string[]) => void): Promise<void> {
    const waiting = [...work.tasks];
    let stumbles = 0;
    const lane = async (place: number): Promise<void> => {
      for (let task = waiting.shift(); task !== undefined && stumbles < STUMBLES; task = waiting.shift()) {
        const reply = await this.ask(place, { type: 'review', work: { ...work, tasks: [task] } }, work.game).catch(() => null);
        if (reply?.type === 'findings') found(reply.findings);
        else {
          // Its worker was ended to make a bot move, or has failed: another one tries.
          waiting.push(task);
          stumbles += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: this.budget.workers }, (_, place) => lane(place)));
    if (waiting.length > 0) found([]);
  }

  /** Nobody thinks any longer: whoever thinks in rounds chooses after this one. Any other engine at work hears nothing, so its worker
   *  ends, and another one answers at first sight. */
  hurry(): void {
    const places = new Set([...this.tasks].filter(([task]) => !this.inRounds.has(task)).map(([, place]) => place));
    for (const task of this.tasks.keys()) this.hurried.add(task);
    for (const place of places) {
      const thinker = this.thinkers[place];
      if (thinker) this.replace(place, thinker);
    }
  }

  /** Asks the engine of one of the workers, which is given the network of a game first. */
  async ask(place: number, request: EngineRequest, network: string | null): Promise<EngineReply | null> {
    const bytes = network === null ? null : await this.networks.of(network);
    const thinker = (this.thinkers[place] ??= this.made());
    if (network !== null && bytes && !thinker.networks.has(network)) {
      thinker.networks.add(network);
      thinker.worker.postMessage({ type: 'network', bytes } satisfies ToBot);
    }
    const id = this.next++;
    const reply = await new Promise<EngineReply | null>((told) => {
      thinker.waiting.set(id, told);
      thinker.worker.postMessage({ type: 'request', id, request } satisfies ToBot);
    });
    // An engine that has stumbled is not asked again.
    if (reply === null) this.replace(place, thinker);
    return reply;
  }

  private made(): Thinker {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    const thinker: Thinker = { worker, networks: new Set(), waiting: new Map() };
    worker.onmessage = (event: MessageEvent<FromBot>) => {
      thinker.waiting.get(event.data.id)?.(event.data.reply);
      thinker.waiting.delete(event.data.id);
    };
    worker.onerror = () => this.replace(this.thinkers.indexOf(thinker), thinker);
    worker.postMessage({ type: 'begin', module: this.module } satisfies ToBot);
    return thinker;
  }

  private replace(place: number, thinker: Thinker): void {
    thinker.worker.terminate();
    if (this.thinkers[place] === thinker) this.thinkers[place] = undefined;
    for (const told of thinker.waiting.values()) told(null);
    thinker.waiting.clear();
  }

  /** The same seat of the same table thinks in the same worker, as long as there are as many. */
  private place(task: BotTask): number {
    let sum = 0;
    for (const letter of `${task.table}/${task.seat}`) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    return sum % this.budget.workers;
  }
}
