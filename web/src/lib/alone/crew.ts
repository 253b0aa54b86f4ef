// The workers in which bots think, without anything shared. Each does one thing after the other; what waits for one waits here, so
// that it can be withdrawn, and so that nobody loses anything by the end of a worker but whoever it was working for.
import type { EngineReply, EngineRequest } from '../protocol.ts';
import type { FromBot, ToBot } from './bot.worker.ts';
import type { Networks } from './networks.ts';

/** What is needed of a worker. */
export type Hand = Pick<Worker, 'onmessage' | 'onerror' | 'terminate'> & { postMessage(message: ToBot): void };

interface Job {
  id: number;
  request: EngineRequest;
  network: { game: string; bytes: ArrayBuffer } | null;
  /** For whom it is done; null for what nobody withdraws. */
  whose: object | null;
  told: (reply: EngineReply | null) => void;
}

interface Thinker {
  hand: Hand;
  /** The networks that it has, by their game. */
  networks: Set<string>;
  at: Job | null;
  waiting: Job[];
}

const made = (): Hand => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });

export class Crew {
  private size = 1;
  private readonly thinkers: (Thinker | undefined)[] = [];
  /** How many searches go back to the worker of a place. */
  private readonly held = new Map<number, number>();
  /** For whom nothing is done any more. */
  private readonly gone = new WeakSet<object>();
  private next = 1;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly networks: Networks,
    /** The engine does not take what was fetched as the network of a game. */
    private readonly refused: (game: string) => void,
    private readonly make: () => Hand = made,
  ) {}

  /** How many there may be. One too many ends when it has nothing to do and no search goes back to it. */
  allow(size: number): void {
    this.size = size;
    this.trim();
  }

  hold(place: number): void {
    this.held.set(place, (this.held.get(place) ?? 0) + 1);
  }

  release(place: number): void {
    this.held.set(place, (this.held.get(place) ?? 1) - 1);
    this.trim();
  }

  /** Asks the engine of one of them, which is given the network of a game first; nothing if the engine has failed, or the question was
   *  withdrawn. Whoever asks at the `front` waits only for what the worker is at. */
  async ask(place: number, request: EngineRequest, game: string | null, whose: object | null = null, front = false): Promise<EngineReply | null> {
    const network = game === null ? null : { game, bytes: await this.networks.of(game) };
    if (whose && this.gone.has(whose)) return null;
    const thinker = (this.thinkers[place] ??= this.begin());
    return new Promise((told) => {
      thinker.waiting[front ? 'unshift' : 'push']({ id: this.next++, request, network, whose, told });
      this.work(thinker);
    });
  }

  /** Nothing is done for somebody any more: what waits is dropped, and with `end` a worker that is at it ends. */
  withdraw(whose: object, end: boolean): void {
    for (const [place, thinker] of [...this.thinkers.entries()]) {
      if (!thinker) continue;
      const dropped = thinker.waiting.filter((job) => job.whose === whose);
      thinker.waiting = thinker.waiting.filter((job) => job.whose !== whose);
      if (end && thinker.at?.whose === whose) this.replace(place, thinker);
      for (const job of dropped) job.told(null);
    }
  }

  /** The same, and nothing will ever be done for them. */
  dismiss(whose: object, end: boolean): void {
    this.gone.add(whose);
    this.withdraw(whose, end);
  }

  private begin(): Thinker {
    const hand = this.make();
    const thinker: Thinker = { hand, networks: new Set(), at: null, waiting: [] };
    hand.onmessage = (event: MessageEvent<FromBot>) => this.hear(thinker, event.data);
    hand.onerror = () => this.replace(this.thinkers.indexOf(thinker), thinker);
    hand.postMessage({ type: 'begin', module: this.module });
    return thinker;
  }

  private work(thinker: Thinker): void {
    const job = thinker.at ? undefined : thinker.waiting.shift();
    if (!job) return;
    thinker.at = job;
    const { id, request, network } = job;
    if (network && !thinker.networks.has(network.game)) {
      thinker.networks.add(network.game);
      thinker.hand.postMessage({ type: 'network', ...network });
    }
    thinker.hand.postMessage({ type: 'request', id, request });
  }

  private hear(thinker: Thinker, message: FromBot): void {
    if ('refused' in message) {
      thinker.networks.delete(message.refused);
      this.refused(message.refused);
      return;
    }
    const job = thinker.at;
    if (job?.id !== message.id) return;
    if (message.reply === null) {
      // An engine that has stumbled is not asked again.
      this.replace(this.thinkers.indexOf(thinker), thinker);
      return;
    }
    thinker.at = null;
    job.told(message.reply);
    this.work(thinker);
    this.trim();
  }

  /** A worker ends. What it was at is lost; what waits for it waits for the next one. */
  private replace(place: number, thinker: Thinker): void {
    thinker.hand.terminate();
    const { at, waiting } = thinker;
    thinker.at = null;
    thinker.waiting = [];
    if (place >= 0) this.thinkers[place] = undefined;
    at?.told(null);
    if (waiting.length === 0) return;
    if (place < 0) {
      for (const job of waiting) job.told(null);
      return;
    }
    const next = (this.thinkers[place] ??= this.begin());
    next.waiting.push(...waiting);
    this.work(next);
  }

  private trim(): void {
    for (let place = this.size; place < this.thinkers.length; place++) {
      const thinker = this.thinkers[place];
      if (!thinker || thinker.at || thinker.waiting.length > 0 || (this.held.get(place) ?? 0) > 0) continue;
      thinker.hand.terminate();
      this.thinkers[place] = undefined;
    }
  }
}
