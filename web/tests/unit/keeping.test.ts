// What a page without a server keeps: in which order, what happens where it cannot, and when another page was first.
import { afterEach, expect, test, vi } from 'vitest';
import { Books } from '../../src/lib/alone/books.ts';
import { Keeping } from '../../src/lib/alone/keeping.ts';
import type { Kept } from '../../src/lib/protocol.ts';

const table = (version: number, text: string, id = 'a'): Kept => ({ kind: 'table', id, version, text });

/** What a browser has, as two pages of it see it. */
class Shelf {
  readonly there = new Map<string, Kept>();
  full = false;
  async keep(kept: Kept): Promise<Kept | null> {
    if (this.full) throw new Error('full');
    const known = this.there.get(kept.id);
    if (known && known.version >= kept.version) return known;
    this.there.set(kept.id, kept);
    return null;
  }
  async forget({ id }: Kept): Promise<void> {
    this.there.delete(id);
  }
}

test('steps that wait behind one that was refused are not kept over what another page has kept', async () => {
  const [shelf, told] = [new Shelf(), vi.fn()];
  const [one, two] = [new Books(shelf, told), new Books(shelf, told)];
  expect(await one.keep(1, { keep: [table(5, 'both')], forget: [] })).toEqual([]);
  // The other page is first with the sixth; this one has done its sixth and its seventh by then.
  await two.keep(1, { keep: [table(6, 'theirs')], forget: [] });
  expect(await one.keep(2, { keep: [table(6, 'mine')], forget: [] })).toEqual([table(6, 'theirs')]);
  one.overtaken(3, table(6, 'theirs'));
  expect(await one.keep(3, { keep: [table(7, 'mine too'), table(1, 'another', 'b')], forget: [] })).toEqual([]);
  expect([...shelf.there.values()]).toEqual([table(6, 'theirs'), table(1, 'another', 'b')]);
  expect([one.isVoid(3, table(7, '')), one.isVoid(4, table(7, '')), one.isVoid(3, table(7, '', 'b'))]).toEqual([true, false, false]);
  // What is done with that in sight is kept again.
  await one.keep(4, { keep: [table(7, 'after theirs')], forget: [] });
  expect(shelf.there.get('a')).toEqual(table(7, 'after theirs'));
  expect(told).not.toHaveBeenCalled();
});

test('what could not be kept is said, and kept with the next step that can be', async () => {
  const [shelf, told] = [new Shelf(), vi.fn()];
  const books = new Books(shelf, told);
  shelf.full = true;
  await books.keep(1, { keep: [table(1, 'one')], forget: [] });
  await books.keep(2, { keep: [table(2, 'two')], forget: [] });
  expect(told.mock.calls).toEqual([[true]]);
  shelf.full = false;
  await books.keep(3, { keep: [table(1, 'another', 'b')], forget: [] });
  expect(told.mock.calls).toEqual([[true], [false]]);
  expect(shelf.there.get('a')).toEqual(table(2, 'two'));
  // Where nothing can be read, nobody is told that all is well.
  const blind = new Books(shelf, told);
  blind.fail();
  await blind.keep(1, { keep: [table(1, 'more', 'c')], forget: [] });
  expect(told.mock.calls).toEqual([[true], [false], [true]]);
});

/** As much of IndexedDB as is needed: one store, whose transactions end a little later, or break off. */
class Base {
  onclose: (() => void) | null = null;
  onversionchange: (() => void) | null = null;
  closed = false;
  constructor(private readonly disk: Disk) {}
  close(): void {
    this.closed = true;
  }
  transaction(): object {
    if (this.closed) throw new DOMException('closed', 'InvalidStateError');
    const { disk } = this;
    const changes: (() => void)[] = [];
    const transaction = { oncomplete: null as (() => void) | null, onabort: null as (() => void) | null, error: null as unknown, abort: () => (aborted = true), objectStore: () => store };
    let aborted = false;
    const request = <T>(result: T) => {
      const made = { result, onsuccess: null as (() => void) | null };
      setTimeout(() => made.onsuccess?.(), 0);
      return made;
    };
    const key = ([kind, id]: string[]) => `${kind}/${id}`;
    const store = {
      get: (of: string[]) => request(disk.there.get(key(of))),
      getAll: () => request([...disk.there.values()]),
      put: (kept: Kept) => changes.push(() => disk.there.set(key([kept.kind, kept.id]), kept)),
      delete: (of: string[]) => changes.push(() => disk.there.delete(key(of))),
    };
    setTimeout(() => {
      if (aborted || disk.full) {
        transaction.error = new DOMException('full', 'QuotaExceededError');
        transaction.onabort?.();
        return;
      }
      for (const change of changes) change();
      transaction.oncomplete?.();
    }, 2);
    return transaction;
  }
}

class Disk {
  readonly there = new Map<string, Kept>();
  readonly bases: Base[] = [];
  full = false;
  open() {
    const asked = { result: new Base(this), onsuccess: null as (() => void) | null };
    this.bases.push(asked.result);
    setTimeout(() => asked.onsuccess?.(), 0);
    return asked;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a browser that forbids keeping at once is none that fails: nothing is kept, and one hears of it', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  vi.stubGlobal('BroadcastChannel', class { constructor() { throw new DOMException('denied', 'SecurityError'); } });
  const keeping = new Keeping();
  await expect(keeping.all()).rejects.toThrow('denied');
  await expect(keeping.keep(table(1, 'x'))).rejects.toThrow('denied');
});

test('kept is what the browser says is kept at the end: a disk that is full at the last moment is no success', async () => {
  const disk = new Disk();
  vi.stubGlobal('indexedDB', disk);
  vi.stubGlobal('BroadcastChannel', undefined);
  const keeping = new Keeping();
  expect(await keeping.keep(table(1, 'one'))).toBeNull();
  disk.full = true;
  await expect(keeping.keep(table(2, 'two'))).rejects.toThrow();
  disk.full = false;
  expect(await keeping.all()).toEqual([table(1, 'one')]);
  expect(await keeping.keep(table(1, 'late'))).toEqual(table(1, 'one'));
});

test('a connection that was lost is opened anew, and one that is in the way is let go', async () => {
  const disk = new Disk();
  vi.stubGlobal('indexedDB', disk);
  vi.stubGlobal('BroadcastChannel', undefined);
  const keeping = new Keeping();
  await keeping.keep(table(1, 'one'));
  disk.bases[0]!.closed = true;
  disk.bases[0]!.onclose!();
  expect(await keeping.keep(table(2, 'two'))).toBeNull();
  // Nobody has said that this one is closed.
  disk.bases[1]!.closed = true;
  expect(await keeping.keep(table(3, 'three'))).toBeNull();
  disk.bases[2]!.onversionchange!();
  expect(disk.bases[2]!.closed).toBe(true);
  expect(await keeping.one('table', 'a')).toEqual(table(3, 'three'));
  expect(disk.bases).toHaveLength(4);
});
