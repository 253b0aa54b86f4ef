// The worker of the house: it hands calls to the engine, keeps what is to be kept, and only then tells the page and asks the bots.
import type { AnalysisTask, BotTask, EngineReply, HouseReply, HouseRequest, KeptKind } from '../protocol.ts';
import { Engine } from './engine.ts';
import { Books } from './books.ts';
import type { Budget } from './budget.ts';
import type { FromHouse, ToHouse } from './house.svelte.ts';
import { Keeping } from './keeping.ts';
import { Networks } from './networks.ts';
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
  private books: Books | null = null;
  /** Counts what the engine was asked. */
  private calls = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private budget: Budget;
  private working = 0;
  /** The engine, which the page fetches and compiles. */
  supply!: (module: WebAssembly.Module) => void;
  private readonly compiled = new Promise<WebAssembly.Module>((come) => (this.supply = come));
  /** What is done about one reply comes before what is done about the next. */
  private order: Promise<void> = Promise.resolve();

  constructor(beginning: Beginning) {
    this.budget = beginning.budget;
    this.ready = this.begin(beginning);
    this.ready.catch((error: unknown) => post({ type: 'failed', why: String(error) }));
  }

  private async begin({ networks, scope, language, keeps }: Beginning): Promise<void> {
    // What is kept is read while the engine comes.
    const keeping = keeps ? new Keeping() : null;
    // What another page does from now on may be missing in what is read, and is told after it.
    keeping?.listen(({ kind, id, dropped }) => void this.elsewhere(kind, id, dropped).catch(() => undefined));
    const read = keeping?.all().catch(() => null) ?? [];
    const module = await this.compiled;
    this.engine = await Engine.of(module);
    this.pool = new Pool(module, new Networks(networks, scope, (loaded, total) => post({ type: 'network', loaded, total })), {
      search: (lines, limit) => post({ type: 'search', lines, limit }),
      missing: (games) => post({ type: 'missing', games }),
      stumbled: (on) => post({ type: 'stumbled', on }),
    });
    this.pool.allow(this.budget);
    const kept = await read;
    if (keeping) {
      this.keeping = keeping;
      this.books = new Books(keeping, (on) => post({ type: 'unkept', on }));
      if (!kept) this.books.fail();
    }
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
    this.calls += 1;
    try {
      told = this.engine.answer({ type: 'house', call: { now: Date.now(), random, request } });
    } catch (error) {
      // An engine that has stumbled is not asked again; everything up to here is kept.
      return post({ type: 'failed', why: String(error) });
    }
    if (told.type !== 'house') return post({ type: 'failed', why: told.type === 'refused' ? told.why : told.type });
    const [{ reply }, number] = [told, this.calls];
    // What fails here fails for all that wait behind it: the page makes another worker, which begins with what is kept.
    this.order = this.order.then(() => this.carry(number, id, reply)).catch((error: unknown) => post({ type: 'failed', why: String(error) }));
  }

  private async carry(number: number, id: number | null, reply: HouseReply): Promise<void> {
    const overtaken = (await this.books?.keep(number, reply)) ?? [];
    for (const kept of overtaken) this.books?.overtaken(this.calls, kept);
    post({ type: 'messages', messages: reply.messages });
    if (id !== null) post({ type: 'answer', id, answer: reply.answer });
    this.pool.only(reply.watched);
    for (const task of reply.think) if (!this.books?.isVoid(number, { kind: 'table', id: task.table })) void this.think(task);
    if (reply.review) {
      const { id } = reply.review;
      void this.pool.review(reply.review, (findings) => this.call(null, { type: 'found', id, findings }));
    }
    clearTimeout(this.timer);
    if (reply.wake !== null) this.timer = setTimeout(() => this.call(null, { type: 'wake' }), Math.min(LONGEST, Math.max(1, reply.wake - Date.now())));
    for (const kept of overtaken) this.call(null, { type: 'overtaken', kept, lost: true });
  }

  private async elsewhere(kind: KeptKind, id: string, dropped: boolean): Promise<void> {
    await this.ready;
    if (dropped) {
      this.books?.overtaken(this.calls, { kind, id });
      return this.call(null, { type: 'dropped', kind, id });
    }
    const kept = await this.keeping?.one(kind, id);
    if (kept) this.call(null, { type: 'overtaken', kept, lost: false });
  }

  /** A position is judged where bots think. */
  async analyse(id: number, task: AnalysisTask): Promise<void> {
    await this.ready;
    this.work(1);
    const reply = await this.pool.analyse(task);
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
    this.pool?.allow(budget);
  }

  private async think(task: BotTask): Promise<void> {
    this.work(1);
    const thought = await this.pool.think(task);
    this.work(-1);
    // Nothing, where nobody wants to know it any more.
    if (thought) this.call(null, { type: 'thought', thought });
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
