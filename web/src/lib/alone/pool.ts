// The workers in which bots think: as many as the machine has cores to spare, without anything shared. A bot goes back to the
// worker that knows it.
import type { BotTask, BotThought, EngineReply, EngineRequest } from '../protocol.ts';
import type { FromBot, ToBot } from './bot.worker.ts';

/** More than this nobody needs: so many bots sit at one table. */
const MOST = 4;

interface Thinker {
  worker: Worker;
  networked: boolean;
  waiting: Map<number, (reply: EngineReply | null) => void>;
}

export class Pool {
  private readonly thinkers: (Thinker | undefined)[] = [];
  private readonly size = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency - 1));
  private next = 1;
  /** What is thought about now, by the place where that is done. */
  private readonly tasks = new Map<BotTask, number>();
  private readonly hurried = new Set<BotTask>();
  private bytes: Promise<ArrayBuffer> | null = null;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly network: string,
    private readonly progress: (loaded: number, total: number) => void,
  ) {}

  /** What a bot comes to. A bot that fails says so, and its worker is replaced. */
  async think(task: BotTask): Promise<BotThought> {
    const failed: BotThought = { table: task.table, seat: task.seat, sitter: task.sitter, version: task.version, action: null, failed: true };
    const place = this.place(task);
    this.tasks.set(task, place);
    try {
      let reply = await this.ask(place, { type: 'think', task }, task.network);
      // Whoever is told to move now plays what seems best at first sight.
      if (this.hurried.delete(task)) reply = await this.ask(place, { type: 'think', task: { ...task, level: task.network ? 'learned' : 'greedy' } }, task.network);
      return reply?.type === 'thought' ? reply.thought : failed;
    } catch {
      // The network could not be fetched: the house is told, and something is played all the same.
      return failed;
    } finally {
      this.tasks.delete(task);
    }
  }

  /** Nobody thinks any longer: an engine at work hears nothing, so its worker ends, and another one answers at first sight. */
  hurry(): void {
    const places = new Set(this.tasks.values());
    for (const task of this.tasks.keys()) this.hurried.add(task);
    for (const place of places) {
      const thinker = this.thinkers[place];
      if (thinker) this.replace(place, thinker);
    }
  }

  /** Asks the engine of one of the workers. */
  async ask(place: number, request: EngineRequest, network: boolean): Promise<EngineReply | null> {
    const bytes = network ? await this.fetched() : null;
    const thinker = (this.thinkers[place] ??= this.made());
    if (bytes && !thinker.networked) {
      thinker.networked = true;
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
    const thinker: Thinker = { worker, networked: false, waiting: new Map() };
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

  /** The same seat of the same table always thinks in the same worker. */
  private place(task: BotTask): number {
    let sum = 0;
    for (const letter of `${task.table}/${task.seat}`) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    return sum % this.size;
  }

  /** The file of the network, fetched once; how far it has come is told. */
  private fetched(): Promise<ArrayBuffer> {
    this.bytes ??= this.fetch().catch((error: unknown) => {
      // What could not be fetched may be there the next time.
      this.bytes = null;
      this.progress(0, 0);
      throw error;
    });
    return this.bytes;
  }

  private async fetch(): Promise<ArrayBuffer> {
    const answer = await fetch(this.network);
    if (!answer.ok || !answer.body) throw new Error(`the network: ${answer.status}`);
    // What is packed on its way is longer than its header says.
    const total = answer.headers.has('Content-Encoding') ? 0 : Number(answer.headers.get('Content-Length') ?? 0);
    const parts: Uint8Array[] = [];
    let loaded = 0;
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      loaded += part.value.length;
      this.progress(loaded, total || Math.max(4_419_927, loaded + 1));
    }
    this.progress(0, 0);
    return new Blob(parts as BlobPart[]).arrayBuffer();
  }
}
