// What is kept in the browser: one text for each table and each game that was brought in. Another page of the same browser may
// keep the same table; whoever comes second is told what the first has kept, and nothing is overwritten.
import type { Kept, KeptKind } from '../protocol.ts';

const NAME = 'detente';
const STORE = 'kept';

/** What another page has done. */
export interface Done {
  kind: KeptKind;
  id: string;
  dropped: boolean;
}

export class Keeping {
  private readonly channel = 'BroadcastChannel' in self ? new BroadcastChannel(NAME) : null;

  private constructor(private readonly base: IDBDatabase) {}

  static open(): Promise<Keeping> {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: ['kind', 'id'] });
    return done(asked).then((base) => new Keeping(base));
  }

  /** Hears what other pages do. */
  listen(heard: (done: Done) => void): void {
    if (this.channel) this.channel.onmessage = (event: MessageEvent<Done>) => heard(event.data);
  }

  all(): Promise<Kept[]> {
    return done(this.store('readonly').getAll() as IDBRequest<Kept[]>);
  }

  one(kind: KeptKind, id: string): Promise<Kept | undefined> {
    return done(this.store('readonly').get([kind, id]) as IDBRequest<Kept | undefined>);
  }

  /** Keeps it, unless another page was first: then what that one has kept is given back. */
  async keep(kept: Kept): Promise<Kept | null> {
    const store = this.store('readwrite');
    const there = await done(store.get([kept.kind, kept.id]) as IDBRequest<Kept | undefined>);
    if (there && there.version >= kept.version) return there;
    await done(store.put(kept));
    this.channel?.postMessage({ kind: kept.kind, id: kept.id, dropped: false } satisfies Done);
    return null;
  }

  async forget({ kind, id }: Kept): Promise<void> {
    await done(this.store('readwrite').delete([kind, id]));
    this.channel?.postMessage({ kind, id, dropped: true } satisfies Done);
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.base.transaction(STORE, mode).objectStore(STORE);
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error ?? new Error('nothing can be kept'));
  });
}
