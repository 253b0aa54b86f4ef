// The house that runs in this page: its worker, and what is said to it and by it. Everything is a message of the protocol.
import engine from '../../../engine/engine.wasm?url';
import twilight from '../../../../crates/learned/weights/learned.net?url';
import guerraFria from '../../../../crates/learned/weights/guerra-fria.net?url';
import { FRAMED, type Answer, type Wire } from '../host.ts';
import type { AnalysisTask, EngineReply, HouseAnswer, HouseRequest, Language, ServerMessage } from '../protocol.ts';
import { budget, type Battery, type Budget } from './budget.ts';
import { shelfOf } from './shelves.ts';

/** What the page says to the worker. */
export type ToHouse =
  /** `scope` is the folder of the page; where it `keeps` nothing, nothing that is kept is read either. */
  | { type: 'begin'; networks: Record<string, string>; scope: string; language: Language; budget: Budget; keeps: boolean }
  /** The engine, when it is here. */
  | { type: 'engine'; module: WebAssembly.Module }
  | { type: 'call'; id: number; request: HouseRequest }
  | { type: 'analyse'; id: number; task: AnalysisTask }
  | { type: 'budget'; budget: Budget }
  /** The network of a game is wanted before anybody plays by it. */
  | { type: 'fetch'; game: string }
  | { type: 'now' };

/** What the worker says to the page. */
export type FromHouse =
  | { type: 'answer'; id: number; answer: HouseAnswer | null }
  /** What a position comes to; nothing if the engine has failed. */
  | { type: 'analysed'; id: number; reply: EngineReply | null }
  | { type: 'messages'; messages: ServerMessage[] }
  /** How much of the network is here, in bytes, all of it when it has come; both 0 when there is nothing to wait for. */
  | { type: 'network'; loaded: number; total: number }
  /** The games whose strong levels cannot play, because their network could not be fetched; an ordinary one plays for them. */
  | { type: 'missing'; games: string[] }
  /** A network that was wanted is here, or could not be fetched. */
  | { type: 'fetched'; game: string; here: boolean }
  /** Is a bot at work? */
  | { type: 'thinking'; on: boolean }
  /** How far a search is, in lines of play; both 0 when there is none. */
  | { type: 'search'; lines: number; limit: number }
  /** A bot has failed, and an ordinary one decides for it; or it decides again. */
  | { type: 'stumbled'; on: boolean }
  /** Something could not be kept in this browser; or all of it is kept again. */
  | { type: 'unkept'; on: boolean }
  | { type: 'failed'; why: string };

const NETWORKS = { twilight, 'guerra-fria': guerraFria };

/** The folder of this page. */
const scope = (): string => new URL('./', document.baseURI).href;

/** The battery as the browser tells of it; its numbers change, and it says when. */
type Watched = Battery & EventTarget;

/** Fetches the engine, and compiles it while it comes, unless the server does not know what the file is. */
async function compile(): Promise<WebAssembly.Module> {
  const answer = await fetch(new URL(engine, document.baseURI));
  if (!answer.ok) throw new Error(`the engine: ${answer.status}`);
  const known = answer.headers.get('Content-Type')?.startsWith('application/wasm');
  return known ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** The engine comes while nobody has asked anything yet, beside the worker that will hold it. */
let compiled: Promise<WebAssembly.Module> | null = compile();
compiled.catch(() => (compiled = null));

let asked = false;

/** A browser that is short of room clears away what pages keep, unless it was asked not to; most then decide by themselves. */
function keep(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

class House {
  /** How far the network has come, from 0 to 1; null when nobody waits for it. */
  loading = $state<number | null>(null);
  /** It has come. */
  arrived = $state(false);
  /** Games whose strong levels cannot play now: an ordinary one plays for them. */
  missing = $state.raw<string[]>([]);
  /** A bot is at work. */
  thinking = $state(false);
  /** How far the search of the strongest level is. */
  search = $state.raw<{ lines: number; limit: number } | null>(null);
  /** How much this machine may work now. */
  budget = $state.raw<Budget>(budget(navigator.hardwareConcurrency, null, matchMedia('(pointer: coarse)').matches));
  /** A bot has failed, and an ordinary one has decided for it. */
  stumbled = $state(false);
  /** Not everything can be kept in this browser: a game lasts as long as the page is open. */
  unkept = $state(false);

  /** Made with the first question, and again if it has failed. */
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, (answer: HouseAnswer | null) => void>();
  private readonly judged = new Map<number, (reply: EngineReply | null) => void>();
  private readonly fetching = new Map<string, ((here: boolean) => void)[]>();
  private next = 1;
  private wire: Wire | null = null;

  constructor() {
    const asked = (navigator as Navigator & { getBattery?: () => Promise<Watched> }).getBattery?.();
    asked?.then((battery) => {
      const weigh = () => {
        this.budget = budget(navigator.hardwareConcurrency, battery, matchMedia('(pointer: coarse)').matches);
        this.worker?.postMessage({ type: 'budget', budget: this.budget } satisfies ToHouse);
      };
      weigh();
      battery.addEventListener('chargingchange', weigh);
      battery.addEventListener('levelchange', weigh);
    }, () => {});
  }

  private hear(message: FromHouse): void {
    if (message.type === 'answer') {
      this.waiting.get(message.id)?.(message.answer);
      this.waiting.delete(message.id);
    } else if (message.type === 'analysed') {
      this.judged.get(message.id)?.(message.reply);
      this.judged.delete(message.id);
    } else if (message.type === 'messages') {
      for (const one of message.messages) this.wire?.onmessage?.(JSON.stringify(one));
    } else if (message.type === 'network') {
      this.arrived = message.total > 0 && message.loaded >= message.total;
      this.loading = message.total > 0 && !this.arrived ? message.loaded / message.total : null;
    } else if (message.type === 'missing') {
      this.missing = message.games;
    } else if (message.type === 'fetched') {
      for (const told of this.fetching.get(message.game) ?? []) told(message.here);
      this.fetching.delete(message.game);
    } else if (message.type === 'thinking') {
      this.thinking = message.on;
    } else if (message.type === 'search') {
      this.search = message.limit > 0 ? { lines: message.lines, limit: message.limit } : null;
    } else if (message.type === 'stumbled') {
      this.stumbled = message.on;
    } else if (message.type === 'unkept') {
      this.unkept = message.on;
    } else {
      this.fail();
    }
  }

  private begin(language: Language): Worker {
    const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<FromHouse>) => this.hear(event.data);
    worker.onerror = () => this.fail();
    const absolute = (address: string) => new URL(address, document.baseURI).href;
    const networks = { twilight: absolute(NETWORKS.twilight), 'guerra-fria': absolute(NETWORKS['guerra-fria']) };
    // What another page shows in a frame is not kept, and the games of whoever reads that page are none of its business.
    worker.postMessage({ type: 'begin', networks, scope: scope(), language, budget: this.budget, keeps: !FRAMED } satisfies ToHouse);
    const coming = (compiled ??= compile());
    coming.then(
      (module) => worker.postMessage({ type: 'engine', module } satisfies ToHouse),
      () => {
        // It may be there the next time.
        compiled = null;
        if (this.worker === worker) this.fail();
      },
    );
    return worker;
  }

  /** The worker is gone, or never came: whoever waits is told, and the next question makes another. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    this.thinking = false;
    this.loading = null;
    this.search = null;
    // The next worker says anew what cannot be played or kept.
    this.stumbled = false;
    this.missing = [];
    this.unkept = false;
    for (const answered of this.waiting.values()) answered(null);
    this.waiting.clear();
    for (const told of this.judged.values()) told(null);
    this.judged.clear();
    for (const told of [...this.fetching.values()].flat()) told(false);
    this.fetching.clear();
    this.wire?.onclose?.();
  }

  private call(request: HouseRequest, language: Language): Promise<HouseAnswer | null> {
    const worker = (this.worker ??= this.begin(language));
    const id = this.next++;
    return new Promise((answered) => {
      this.waiting.set(id, answered);
      worker.postMessage({ type: 'call', id, request } satisfies ToHouse);
    });
  }

  async ask(method: string, path: string, body: unknown, language: Language): Promise<Answer | null> {
    const url = new URL(path, 'https://house.invalid');
    // From the first game on the browser is asked not to clear away what is kept.
    if (method === 'POST' && /^\/(tables|records|replays)$/.test(url.pathname)) keep();
    const sent = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    const query = Object.fromEntries(url.searchParams);
    const answer = await this.call({ type: 'ask', method, path: url.pathname, query, body: sent, language }, language);
    return answer && { ok: answer.status < 400, text: answer.body, name: answer.name };
  }

  /** Is the network of a game kept in this browser? Null where a browser keeps no files for a page. */
  async strong(game: string): Promise<boolean | null> {
    const place = (NETWORKS as Record<string, string>)[game];
    if (!place || !('caches' in window)) return null;
    const kept = await caches.open(shelfOf(scope())).then((cache) => cache.match(new URL(place, document.baseURI)), () => null);
    return kept === null ? null : kept !== undefined;
  }

  /** Fetches the network of a game to be kept; says whether it is here. */
  fetch(game: string, language: Language): Promise<boolean> {
    const worker = (this.worker ??= this.begin(language));
    return new Promise((told) => {
      const waiting = this.fetching.get(game) ?? [];
      this.fetching.set(game, [...waiting, told]);
      if (waiting.length === 0) worker.postMessage({ type: 'fetch', game } satisfies ToHouse);
    });
  }

  /** Has a position judged by the engine; nothing if that has failed. */
  analyse(task: AnalysisTask): Promise<EngineReply | null> {
    const worker = (this.worker ??= this.begin(task.language));
    const id = this.next++;
    return new Promise((told) => {
      this.judged.set(id, told);
      worker.postMessage({ type: 'analyse', id, task } satisfies ToHouse);
    });
  }

  connect(wire: Wire, language: Language): void {
    this.wire = wire;
    wire.send = (text) => void this.call({ type: 'say', message: JSON.parse(text) }, language);
    wire.close = () => {
      if (this.wire === wire) this.wire = null;
    };
    void this.call({ type: 'greet' }, language);
  }

  /** Whoever thinks is to say at once what seems best so far. */
  now(): void {
    this.worker?.postMessage({ type: 'now' } satisfies ToHouse);
  }
}

export const house = new House();
