// The house that runs in this page: its worker, and what is said to it and by it. Everything is a message of the protocol.
import engine from '../../../engine/engine.wasm?url';
import twilight from '../../../../crates/learned/weights/learned.net?url';
import guerraFria from '../../../../crates/learned/weights/guerra-fria.net?url';
import type { Answer, Wire } from '../host.ts';
import type { AnalysisTask, EngineReply, HouseAnswer, HouseRequest, Language, ServerMessage } from '../protocol.ts';
import { budget, type Battery, type Budget } from './budget.ts';

/** What the page says to the worker. */
export type ToHouse =
  | { type: 'begin'; engine: string; networks: Record<string, string>; language: Language; budget: Budget }
  | { type: 'call'; id: number; request: HouseRequest }
  | { type: 'analyse'; id: number; task: AnalysisTask }
  | { type: 'budget'; budget: Budget }
  | { type: 'now' };

/** What the worker says to the page. */
export type FromHouse =
  | { type: 'answer'; id: number; answer: HouseAnswer | null }
  /** What a position comes to; nothing if the engine has failed. */
  | { type: 'analysed'; id: number; reply: EngineReply | null }
  | { type: 'messages'; messages: ServerMessage[] }
  /** How much of the network is here, in bytes; both 0 when there is nothing to wait for. */
  | { type: 'network'; loaded: number; total: number }
  /** Is a bot at work? */
  | { type: 'thinking'; on: boolean }
  /** How far a search is, in lines of play; both 0 when there is none. */
  | { type: 'search'; lines: number; limit: number }
  /** This browser keeps nothing. */
  | { type: 'unkept' }
  | { type: 'failed'; why: string };

/** The battery as the browser tells of it; its numbers change, and it says when. */
type Watched = Battery & EventTarget;

class House {
  /** How far the network has come, from 0 to 1; null when nobody waits for it. */
  loading = $state<number | null>(null);
  /** A bot is at work. */
  thinking = $state(false);
  /** How far the search of the strongest level is. */
  search = $state.raw<{ lines: number; limit: number } | null>(null);
  /** How much this machine may work now. */
  budget = $state.raw<Budget>(budget(navigator.hardwareConcurrency, null, matchMedia('(pointer: coarse)').matches));
  /** Nothing can be kept in this browser: a game lasts as long as the page is open. */
  unkept = $state(false);

  /** Made with the first question, and again if it has failed. */
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, (answer: HouseAnswer | null) => void>();
  private readonly judged = new Map<number, (reply: EngineReply | null) => void>();
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
      this.loading = message.total > 0 && message.loaded < message.total ? message.loaded / message.total : null;
    } else if (message.type === 'thinking') {
      this.thinking = message.on;
    } else if (message.type === 'search') {
      this.search = message.limit > 0 ? { lines: message.lines, limit: message.limit } : null;
    } else if (message.type === 'unkept') {
      this.unkept = true;
    } else {
      this.fail();
    }
  }

  private begin(language: Language): Worker {
    const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<FromHouse>) => this.hear(event.data);
    worker.onerror = () => this.fail();
    const absolute = (address: string) => new URL(address, document.baseURI).href;
    const networks = { twilight: absolute(twilight), 'guerra-fria': absolute(guerraFria) };
    worker.postMessage({ type: 'begin', engine: absolute(engine), networks, language, budget: this.budget } satisfies ToHouse);
    return worker;
  }

  /** The worker is gone, or never came: whoever waits is told, and the next question makes another. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    this.thinking = false;
    this.loading = null;
    this.search = null;
    for (const answered of this.waiting.values()) answered(null);
    this.waiting.clear();
    for (const told of this.judged.values()) told(null);
    this.judged.clear();
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
    const sent = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    const query = Object.fromEntries(url.searchParams);
    const answer = await this.call({ type: 'ask', method, path: url.pathname, query, body: sent, language }, language);
    return answer && { ok: answer.status < 400, text: answer.body, name: answer.name };
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
