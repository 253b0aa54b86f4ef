// The worker of the house: it hands calls to the engine, keeps what is to be kept, and only then tells the page and asks the bots.
import type { AnalysisTask, BotTask, EngineReply, HouseReply, HouseRequest, KeptKind, Language } from '../protocol.ts';
import { Engine } from './engine.ts';
import type { Budget } from './budget.ts';
import type { FromHouse, ToHouse } from './house.svelte.ts';
import { Keeping } from './keeping.ts';
import { Pool } from './pool.ts';

/** A timer of the browser waits at most so long. */
const LONGEST = 2 ** 31 - 1;

const post = (message: FromHouse) => postMessage(message);

class Keeper {
  /** What was said before the engine is here, and the answers in their order. */
  private ready: Promise<void>;
  private engine!: Engine;
  private pool!: Pool;
  private keeping: Keeping | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private budget: Budget;
  private working = 0;
  /** The engine, which the page fetches and compiles. */
  supply!: (module: WebAssembly.Module) => void;
  private readonly compiled = new Promise<WebAssembly.Module>((come) => (this.supply = come));
  /** What is done about one reply comes before what is done about the next. */
  private order: Promise<void> = Promise.resolve();

  constructor({ networks, language, budget }: Beginning) {
    this.budget = budget;
    this.ready = this.begin(networks, language);
    this.ready.catch((error: unknown) => post({ type: 'failed', why: String(error) }));
  }

  private async begin(networks: Record<string, string>, language: Language): Promise<void> {
    // What is kept is read while the engine comes.
    const keeping = Keeping.open().then(
      async (keeping) => ({ keeping, kept: await keeping.all().catch(() => null) }),
      () => ({ keeping: null, kept: null }),
    );
    const module = await this.compiled;
    this.engine = await Engine.of(module);
    this.pool = new Pool(module, networks, {
      network: (loaded, total) => post({ type: 'network', loaded, total }),
      search: (lines, limit) => post({ type: 'search', lines, limit }),
      missing: (games) => post({ type: 'missing', games }),
    });
    this.pool.budget = this.budget;
    const { keeping: found, kept } = await keeping;
    this.keeping = found;
    if (!kept) post({ type: 'unkept' });
    this.keeping?.listen(({ kind, id, dropped }) => void this.elsewhere(kind, id, dropped));
    this.call(null, { type: 'open', kept: kept ?? [], language });
  }

  async hear(id: number, request: HouseRequest): Promise<void> {
    await this.ready;
    this.call(id, request);
  }

  private call(id: number | null, request: HouseRequest): void {
    const bytes = crypto.getRandomValues(new Uint8Array(64));
    const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    let told: EngineReply;
    try {
      told = this.engine.answer({ type: 'house', call: { now: Date.now(), random, request } });
    } catch (error) {
      // An engine that has stumbled is not asked again; everything up to here is kept.
      return post({ type: 'failed', why: String(error) });
    }
    if (told.type !== 'house') return post({ type: 'failed', why: told.type === 'refused' ? told.why : told.type });
    const { reply } = told;
    this.order = this.order.then(() => this.carry(id, reply));
  }

  private async carry(id: number | null, reply: HouseReply): Promise<void> {
    const overtaken = await this.keep(reply);
    post({ type: 'messages', messages: reply.messages });
    if (id !== null) post({ type: 'answer', id, answer: reply.answer });
    for (const task of reply.think) void this.think(task);
    if (reply.review) {
      const { id } = reply.review;
      void this.pool.review(reply.review, (findings) => this.call(null, { type: 'found', id, findings }));
    }
    clearTimeout(this.timer);
    if (reply.wake !== null) this.timer = setTimeout(() => this.call(null, { type: 'wake' }), Math.min(LONGEST, Math.max(1, reply.wake - Date.now())));
    for (const kept of overtaken) this.call(null, { type: 'overtaken', kept });
  }

  /** Keeps what is to be kept; gives what another page has kept first. */
  private async keep(reply: HouseReply) {
    const overtaken = [];
    try {
      for (const kept of reply.keep) {
        const first = await this.keeping?.keep(kept);
        if (first) overtaken.push(first);
      }
      for (const gone of reply.forget) await this.keeping?.forget(gone);
    } catch {
      // The disk is full, or the browser has withdrawn its leave: the game goes on, and the page says that it is not kept.
      post({ type: 'unkept' });
    }
    return overtaken;
  }

  private async elsewhere(kind: KeptKind, id: string, dropped: boolean): Promise<void> {
    await this.ready;
    if (dropped) return this.call(null, { type: 'dropped', kind, id });
    const kept = await this.keeping?.one(kind, id);
    if (kept) this.call(null, { type: 'overtaken', kept });
  }

  /** A position is judged where bots think. */
  async analyse(id: number, task: AnalysisTask): Promise<void> {
    await this.ready;
    this.work(1);
    const reply = await this.pool.ask(0, { type: 'analyse', task }, task.game).catch(() => null);
    this.work(-1);
    post({ type: 'analysed', id, reply });
  }

  hurry(): void {
    this.pool?.hurry();
  }

  /** Has the network of a game fetched before anybody plays by it; says whether it is here. */
  async fetch(game: string): Promise<void> {
    await this.ready;
    post({ type: 'fetched', game, here: await this.pool.fetch(game) });
  }

  /** The machine may work more or less from now on. */
  allow(budget: Budget): void {
    this.budget = budget;
    if (this.pool) this.pool.budget = budget;
  }

  private async think(task: BotTask): Promise<void> {
    this.work(1);
    const thought = await this.pool.think(task);
    this.work(-1);
    this.call(null, { type: 'thought', thought });
  }

  private work(more: number): void {
    this.working += more;
    post({ type: 'thinking', on: this.working > 0 });
  }
}

type Beginning = Extract<ToHouse, { type: 'begin' }>;

let house: Keeper | null = null;

addEventListener('message', (event: MessageEvent<ToHouse>) => {
  const message = event.data;
  if (message.type === 'begin') house ??= new Keeper(message);
  else if (message.type === 'engine') house?.supply(message.module);
  else if (message.type === 'call') void house?.hear(message.id, message.request);
  else if (message.type === 'analyse') void house?.analyse(message.id, message.task);
  else if (message.type === 'fetch') void house?.fetch(message.game);
  else if (message.type === 'budget') house?.allow(message.budget);
  else house?.hurry();
});
