// The worker of the house: in which order it reads, hears and answers, and what it says where it cannot go on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromHouse, ToHouse } from '../../src/lib/alone/house.svelte.ts';
import type { Done } from '../../src/lib/alone/keeping.ts';
import type { EngineRequest, HouseReply, HouseRequest, Kept } from '../../src/lib/protocol.ts';

const shelf = vi.hoisted(() => ({
  read: null as unknown as Promise<Kept[]>,
  one: undefined as Kept | undefined,
  heard: null as ((done: Done) => void) | null,
}));
vi.mock('../../src/lib/alone/keeping.ts', () => ({
  Keeping: class {
    listen(heard: (done: Done) => void) {
      shelf.heard = heard;
    }
    all = () => shelf.read;
    one = async () => shelf.one;
    keep = async () => null;
    forget = async () => undefined;
  },
}));
const engine = vi.hoisted(() => ({ answer: (_: unknown): unknown => null }));
vi.mock('../../src/lib/alone/engine.ts', () => ({ Engine: { of: async () => engine } }));

const nothing: HouseReply = { keep: [], forget: [], answer: null, messages: [], think: [], review: null, watched: [], wake: null };
const quiet = () => new Promise((later) => setTimeout(later, 5));

let say: (message: ToHouse) => void;
let told: FromHouse[];
let asked: HouseRequest[];

/** A worker of its own for each test. */
beforeEach(async () => {
  vi.resetModules();
  [told, asked] = [[], []];
  shelf.read = Promise.resolve([]);
  engine.answer = (request) => {
    asked.push((request as Extract<EngineRequest, { type: 'house' }>).call.request);
    return { type: 'house', reply: nothing };
  };
  vi.stubGlobal('postMessage', (message: FromHouse) => void told.push(message));
  vi.stubGlobal('addEventListener', (_: string, hear: (event: object) => void) => (say = (message) => hear({ data: message })));
  await import('../../src/lib/alone/house.worker.ts');
  say({ type: 'begin', networks: {}, scope: 'https://host.example/', language: 'en', budget: { workers: 1, sparing: false }, keeps: true });
});
afterEach(() => vi.unstubAllGlobals());

const began = () => say({ type: 'engine', module: {} as WebAssembly.Module });

test('what another page keeps while the engine is on its way is heard, after what was read', async () => {
  let read!: (kept: Kept[]) => void;
  shelf.read = new Promise((come) => (read = come));
  const [before, after] = [1, 2].map((version) => ({ kind: 'table', id: 'a', version, text: '' }) as Kept);
  // It was read before the other page kept it, and comes after that.
  shelf.one = after;
  shelf.heard!({ kind: 'table', id: 'a', dropped: false });
  shelf.heard!({ kind: 'replay', id: 'b', dropped: true });
  began();
  await quiet();
  read([before!]);
  await quiet();
  expect(asked).toEqual([
    { type: 'open', kept: [], language: 'en' },
    { type: 'dropped', kind: 'replay', id: 'b' },
    { type: 'overtaken', kept: after, lost: false },
  ]);
});

test('an answer that the worker does not understand is told as a failure, and whoever waits behind it is answered', async () => {
  began();
  await quiet();
  // As an engine of another version would answer.
  engine.answer = () => ({ type: 'house', reply: { ...nothing, think: undefined } });
  say({ type: 'call', id: 1, request: { type: 'greet' } });
  await quiet();
  expect(told.at(-1)).toMatchObject({ type: 'failed' });
  engine.answer = () => ({ type: 'house', reply: nothing });
  say({ type: 'call', id: 2, request: { type: 'greet' } });
  await quiet();
  expect(told.at(-1)).toEqual({ type: 'answer', id: 2, answer: null });
});
