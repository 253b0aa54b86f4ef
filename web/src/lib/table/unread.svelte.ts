// Up to which line the talk of a table was read on this device. Kept for the tables that were read last.
import type { ChatLine } from '../protocol.ts';

const KEY = 'detente-read';
const TABLES = 50;

function all(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export class Read {
  upTo = $state(0);

  constructor(readonly table: string) {
    this.upTo = all().find(([id]) => id === table)?.[1] ?? 0;
  }

  /** How many lines of others are new, as it stands at a tab; nothing if none is. */
  news(lines: ChatLine[], me: string | undefined): string {
    const count = lines.filter((line) => line.number > this.upTo && line.user !== me).length;
    return count > 0 ? String(count) : '';
  }

  /** Everything up to this line has been seen. */
  read(line: number): void {
    if (line <= this.upTo) return;
    this.upTo = line;
    try {
      const others = all().filter(([id]) => id !== this.table);
      localStorage.setItem(KEY, JSON.stringify([[this.table, line], ...others].slice(0, TABLES)));
    } catch {
      // A browser that keeps nothing counts again after a reload.
    }
  }
}
