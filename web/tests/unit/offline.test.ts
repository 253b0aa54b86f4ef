// The worker that keeps the files of a page without a server, and the networks: what is kept is what was built, and each folder keeps
// its own.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { digestIn, isWhole, Networks } from '../../src/lib/alone/networks.ts';
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

afterEach(() => vi.unstubAllGlobals());

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
