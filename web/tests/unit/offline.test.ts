// The worker that keeps the files of a page without a server, and the networks: what is kept is what was built, and each folder keeps
// its own.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { digestIn, isWhole, LONG, Networks } from '../../src/lib/alone/networks.ts';
import { shelfOf } from '../../src/lib/alone/shelves.ts';
import { assetNames } from '../../scripts/site.ts';

const digest = (content: string) => createHash('sha256').update(content).digest('hex');
const source = readFileSync(join(import.meta.dirname, '../../site/offline.js'), 'utf8');
const FOLDER = 'https://host.example/games/cold-war/';
const NETWORK = 'forty weights';
const LEARNED = `${FOLDER}assets/learned-${digest(NETWORK).slice(0, 16)}.net`;

/** The shelves of one host. */
class Shelves {
  readonly all = new Map<string, Map<string, Response>>();
  readonly keys = async () => [...this.all.keys()];
  readonly delete = async (name: string) => this.all.delete(name);
  readonly open = async (name: string) => {
    const shelf = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, shelf);
    const url = (of: Request | string) => (typeof of === 'string' ? new URL(of, FOLDER).href : of.url);
    return {
      match: async (of: Request | string) => shelf.get(url(of))?.clone(),
      put: async (of: Request | string, answer: Response) => void shelf.set(url(of), answer),
      delete: async (of: Request | string) => shelf.delete(url(of)),
      keys: async () => [...shelf.keys()].map((one) => ({ url: one })),
    };
  };
}

/** A worker over a folder of such files, on a host whose answers are these. */
function worker(caches: Shelves, version: string, files: Record<string, string>, host: Record<string, string>, scope = FOLDER) {
  const heard = new Map<string, (event: object) => void>();
  const listed = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, digest(content)]));
  class Asked extends Request {
    constructor(input: string, init?: RequestInit) {
      super(new URL(input, scope), init);
    }
  }
  const fetched: string[] = [];
  const fetch = async (request: Request) => {
    fetched.push(request.url);
    const content = host[request.url.slice(scope.length) || './'];
    return content === undefined ? new Response('', { status: 404 }) : new Response(content);
  };
  const registration = { scope };
  const self = { registration, clients: { claim: async () => undefined }, skipWaiting: async () => undefined };
  const filled = source.replace("'VERSION'", JSON.stringify(version)).replace("{ FILES: '' }", JSON.stringify(listed));
  runInNewContext(filled, { self, caches, crypto, fetch, Request: Asked, URL, TextEncoder, Uint8Array, addEventListener: (what: string, hear: (event: object) => void) => heard.set(what, hear) });
  const event = async (what: string, more: object = {}): Promise<Response | undefined> => {
    const until: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    heard.get(what)!({ ...more, waitUntil: (done: Promise<unknown>) => until.push(done), respondWith: (given: Promise<Response>) => (answer = given) });
    const given = await answer;
    await Promise.all(until);
    return given;
  };
  return { install: () => event('install'), activate: () => event('activate'), get: async (url: string) => (await event('fetch', { request: new Request(url) }))?.text(), fetched };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a version is installed when every file is what was built, and not when some are of another', async () => {
  const caches = new Shelves();
  const files = { './': '<head><p>one', 'a.js': 'one()' };
  await worker(caches, 'one', files, files).install();
  expect(await caches.keys()).toEqual([`detente ${FOLDER} one`]);
  // A server writes where it is into the first page.
  const told = { ...files, './': '<head><meta name="detente-server" content="/" /><p>one' };
  await worker(caches, 'two', files, told).install();
  for (const host of [{ ...files, 'a.js': 'two()' }, { ...files, './': '<p>not found' }, { './': files['./'] }]) {
    await expect(worker(caches, 'three', files, host).install()).rejects.toThrow(/a\.js|\.\//);
    expect(await caches.keys()).toEqual([`detente ${FOLDER} one`, `detente ${FOLDER} two`]);
  }
});

test('a new version clears away the files of its own folder and nothing of another', async () => {
  const caches = new Shelves();
  const files = { './': 'page' };
  const other = `${FOLDER}beside/`;
  for (const [version, scope] of [['old', FOLDER], ['old', other], ['new', FOLDER]] as const) await worker(caches, version, files, files, scope).install();
  await caches.open(shelfOf(FOLDER));
  await caches.open(shelfOf(other));
  await caches.open('notices');
  // As versions before this rule have left them.
  await (await caches.open('detente-0123456789abcdef')).put(FOLDER, new Response('page'));
  await (await caches.open('detente-fedcba9876543210')).put(other, new Response('page'));
  const shared = await caches.open('detente-network');
  for (const folder of [FOLDER, other]) await shared.put(`${folder}assets/learned-B1x.net`, new Response(NETWORK));
  await worker(caches, 'new', files, files).activate();
  expect((await caches.keys()).sort()).toEqual([shelfOf(FOLDER), `detente ${FOLDER} new`, shelfOf(other), `detente ${other} old`, 'detente-fedcba9876543210', 'detente-network', 'notices'].sort());
  expect((await shared.keys()).map(({ url }) => url)).toEqual([`${other}assets/learned-B1x.net`]);
});

test('only what is the network of its name is kept, and what was damaged is fetched again', async () => {
  const caches = new Shelves();
  const name = LEARNED.slice(FOLDER.length);
  const page = worker(caches, 'one', {}, { [name]: '<!doctype html>' });
  expect(await page.get(LEARNED)).toBe('<!doctype html>');
  const shelf = await caches.open(shelfOf(FOLDER));
  expect(await shelf.keys()).toEqual([]);
  await shelf.put(LEARNED, new Response('thirty-nine weights'));
  await shelf.put(`${FOLDER}assets/learned-0123456789abcdef.net`, new Response('older'));
  const whole = worker(caches, 'one', {}, { [name]: NETWORK });
  expect(await whole.get(LEARNED)).toBe(NETWORK);
  expect((await shelf.keys()).map(({ url }) => url)).toEqual([LEARNED]);
  expect(await whole.get(LEARNED)).toBe(NETWORK);
  expect(whole.fetched).toEqual([LEARNED]);
});

test('the name that the build gives a network is what its content is checked by, also where the browser has no digest of its own', async () => {
  const bytes = new TextEncoder().encode(NETWORK);
  const named = assetNames({ names: ['learned.net'], source: bytes }).replace('[name]', 'learned').replace('[extname]', '.net');
  expect(`${FOLDER}${named}`).toBe(LEARNED);
  expect(assetNames({ names: ['page.css'], source: '' })).toContain('[hash]');
  expect(digestIn(`${LEARNED}?x=1`)).toBe(digest(NETWORK).slice(0, 16));
  for (const crypto of [globalThis.crypto, undefined]) {
    vi.stubGlobal('crypto', crypto);
    expect(await isWhole(LEARNED, bytes.slice().buffer)).toBe(true);
    expect(await isWhole(LEARNED, new TextEncoder().encode('thirty-nine').buffer as ArrayBuffer)).toBe(false);
  }
});

test('the page takes nothing else for a network either, keeps what it has checked, and tries again the next time', async () => {
  const shelves = new Shelves();
  vi.stubGlobal('caches', shelves);
  const fetch = vi.fn(async () => new Response('<!doctype html>'));
  vi.stubGlobal('fetch', fetch);
  const networks = new Networks({ twilight: LEARNED }, FOLDER, () => undefined);
  await expect(networks.keep('twilight')).rejects.toThrow('something else');
  const shelf = await shelves.open(shelfOf(FOLDER));
  await shelf.put(LEARNED, new Response('thirty-nine weights'));
  fetch.mockImplementation(async () => new Response(NETWORK));
  await networks.keep('twilight');
  expect(await (await shelf.match(LEARNED))!.text()).toBe(NETWORK);
  expect(fetch).toHaveBeenCalledTimes(2);
  networks.discard('twilight');
  await vi.waitFor(async () => expect(await shelf.keys()).toEqual([]));
});

test('a network that the page keeps takes the place of the older one of its name, and of no other', async () => {
  const shelves = new Shelves();
  vi.stubGlobal('caches', shelves);
  vi.stubGlobal('fetch', async () => new Response(NETWORK));
  const shelf = await shelves.open(shelfOf(FOLDER));
  const [older, other] = ['learned', 'guerra-fria'].map((name) => `${FOLDER}assets/${name}-0123456789abcdef.net`);
  for (const one of [older!, other!]) await shelf.put(one, new Response('older'));
  await new Networks({ twilight: LEARNED }, FOLDER, () => undefined).keep('twilight');
  expect((await shelf.keys()).map(({ url }) => url).sort()).toEqual([other, LEARNED].sort());
});

test('a server that stalls is not waited for, before its answer or in the middle of it, and is asked again the next time', async () => {
  const answers: ((response: ServerResponse) => void)[] = [
    () => undefined,
    (response) => response.writeHead(200, { 'Content-Length': NETWORK.length }).write(NETWORK.slice(0, 5)),
    (response) => response.end(NETWORK),
  ];
  const server = createServer((_, response) => answers.shift()!(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${LEARNED.split('/').at(-1)}`;
  const progress = vi.fn();
  const networks = new Networks({ twilight: place }, FOLDER, progress, 500);
  await expect(networks.of('twilight')).rejects.toThrow('nothing comes any more');
  await expect(networks.of('twilight')).rejects.toThrow('nothing comes any more');
  expect(progress.mock.calls).toEqual([[0, 0], [5, NETWORK.length], [0, 0]]);
  expect(new TextDecoder().decode(await networks.of('twilight'))).toBe(NETWORK);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

test('a server that is slow is waited for as long as something comes', async () => {
  vi.useFakeTimers();
  let more!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (more = controller) });
  let stopped = false;
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal!.addEventListener('abort', () => (stopped = true));
    return new Response(body);
  });
  const coming = new Networks({ twilight: LEARNED }, FOLDER, () => undefined).of('twilight');
  for (const letter of NETWORK) {
    await vi.advanceTimersByTimeAsync(15_000);
    more.enqueue(new TextEncoder().encode(letter));
  }
  more.close();
  expect(new TextDecoder().decode(await coming)).toBe(NETWORK);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stopped).toBe(false);
});

test('how long a network is about is known', () => {
  for (const [game, name] of [['twilight', 'learned'], ['guerra-fria', 'guerra-fria']] as const) {
    const { size } = statSync(join(import.meta.dirname, `../../../crates/learned/weights/${name}.net`));
    expect(Math.abs(LONG[game]! / size - 1), game).toBeLessThan(0.02);
  }
});

/** A page with a browser around it that has such workers: the one that controls the page, and the one of the folder that is active. */
async function page(controller: object | null, active: object | null) {
  vi.resetModules();
  const container = Object.assign(new EventTarget(), { controller, register: async () => registration });
  const registration = Object.assign(new EventTarget(), { active, waiting: null as object | null, installing: null as EventTarget | null });
  const location = { reload: vi.fn() };
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', { readyState: 'complete', baseURI: FOLDER });
  vi.stubGlobal('location', location);
  const { offline } = await import('../../src/lib/alone/offline.svelte.ts');
  await new Promise((later) => setTimeout(later, 0));
  /** A worker is installed behind the page. */
  const comes = (): object => {
    const worker = Object.assign(new EventTarget(), { state: 'installing' });
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  };
  const takes = (worker: object) => {
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
  };
  return { offline, location, comes, takes };
}

test('every page is loaded again with the new version, also one that was itself loaded past the worker; the first worker takes nothing away', async () => {
  const old = {};
  for (const controller of [old, null]) {
    const { offline, location, comes, takes } = await page(controller, old);
    const worker = comes();
    expect(offline.waiting).toBe(worker);
    // A worker that only takes over what was loaded past it brings nothing new.
    if (!controller) takes(old);
    expect(location.reload).not.toHaveBeenCalled();
    takes(worker);
    expect(location.reload).toHaveBeenCalledTimes(1);
  }
  const { offline, location, comes, takes } = await page(null, null);
  const first = comes();
  takes(first);
  expect(offline.waiting).toBeNull();
  expect(location.reload).not.toHaveBeenCalled();
  takes(comes());
  expect(location.reload).toHaveBeenCalledTimes(1);
});
