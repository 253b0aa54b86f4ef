// What this player has laid, kept on the device: a page that is loaded again in the middle of a play knows what it was about.
// The server tells how many steps are laid, not which; if anything else has happened since, nothing is remembered.
import type { TableView } from '../protocol.ts';
import type { LaidStep } from './table.svelte.ts';

const KEY = 'detente-laid';

interface Kept {
  table: string;
  seat: string;
  version: number;
  /** The words of the steps are those of this language. */
  language: string;
  steps: LaidStep[];
}

/** Of one table only: that of the last step. */
export function keep(view: TableView, language: string, steps: LaidStep[]): void {
  try {
    if (view.seat === null || steps.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ table: view.table.id, seat: view.seat, version: view.version, language, steps } satisfies Kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function recall(view: TableView, language: string): LaidStep[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    const same = kept?.table === view.table.id && kept.seat === view.seat && kept.version === view.version && kept.language === language && kept.steps.length === view.laid;
    return same ? kept.steps : [];
  } catch {
    return [];
  }
}
