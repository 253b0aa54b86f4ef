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
  private readonly channel = channel();
  private opened: Promise<IDBDatabase> | null = null;

  /** Hears what other pages do. */
  listen(heard: (done: Done) => void): void {
    if (this.channel) this.channel.onmessage = (event: MessageEvent<Done>) => heard(event.data);
  }

  all(): Promise<Kept[]> {
    return this.read((store) => store.getAll() as IDBRequest<Kept[]>);
  }

  one(kind: KeptKind, id: string): Promise<Kept | undefined> {
    return this.read((store) => store.get([kind, id]) as IDBRequest<Kept | undefined>);
  }

  /** Keeps it, unless another page was first: then what that one has kept is given back. */
  async keep(kept: Kept): Promise<Kept | null> {
    let first: Kept | null = null;
    await this.within('readwrite', (store, transaction) => {
      first = null;
      const asked = store.get([kept.kind, kept.id]) as IDBRequest<Kept | undefined>;
      asked.onsuccess = () => {
        if (asked.result && asked.result.version >= kept.version) {
          first = asked.result;
          return;
        }
        try {
          store.put(kept);
        } catch {
          transaction.abort();
        }
      };
    });
    if (!first) this.channel?.postMessage({ kind: kept.kind, id: kept.id, dropped: false } satisfies Done);
    return first;
  }

  async forget({ kind, id }: Kept): Promise<void> {
    await this.within('readwrite', (store) => void store.delete([kind, id]));
    this.channel?.postMessage({ kind, id, dropped: true } satisfies Done);
  }

  private async read<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    let asked: IDBRequest<T> | undefined;
    await this.within('readonly', (store) => void (asked = ask(store)));
    return asked!.result;
  }

  /** Done when the browser has it: a disk that is full may be found out only at the end. A connection that was lost is opened anew. */
  private async within(mode: IDBTransactionMode, work: (store: IDBObjectStore, transaction: IDBTransaction) => void): Promise<void> {
    const opened = this.open();
    try {
      await this.transact(await opened, mode, work);
    } catch (error) {
      // What was under way breaks off before one hears that the connection is gone.
      await new Promise((later) => setTimeout(later, 0));
      if (this.opened === opened) throw error;
      await this.transact(await this.open(), mode, work);
    }
  }

  private transact(base: IDBDatabase, mode: IDBTransactionMode, work: (store: IDBObjectStore, transaction: IDBTransaction) => void): Promise<void> {
    return new Promise((kept, failed) => {
      let transaction: IDBTransaction;
      try {
        transaction = base.transaction(STORE, mode);
      } catch (error) {
        // It was closed, and nobody has said so.
        this.opened = null;
        throw error;
      }
      transaction.oncomplete = () => kept();
      transaction.onabort = () => failed(transaction.error ?? new Error('nothing can be kept'));
      work(transaction.objectStore(STORE), transaction);
    });
  }

  private open(): Promise<IDBDatabase> {
    if (this.opened) return this.opened;
    const opened = this.connect(() => {
      if (this.opened === opened) this.opened = null;
    });
    this.opened = opened;
    return opened;
  }

  private async connect(lost: () => void): Promise<IDBDatabase> {
    try {
      // Where pages may keep nothing, a browser throws here or says so later.
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: ['kind', 'id'] });
      const base = await new Promise<IDBDatabase>((found, failed) => {
        asked.onsuccess = () => found(asked.result);
        asked.onerror = () => failed(asked.error ?? new Error('nothing can be kept'));
      });
      base.onclose = lost;
      // Another page has a newer form of it, or deletes it: whoever does not let go holds it up.
      base.onversionchange = () => {
        base.close();
        lost();
      };
      return base;
    } catch (error) {
      await Promise.resolve().then(lost);
      throw error;
    }
  }
}

function channel(): BroadcastChannel | null {
  try {
    return 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;
  } catch {
    return null;
  }
}
