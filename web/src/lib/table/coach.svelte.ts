// The coach of a first game: asked anew whenever the table has changed, so that a page that is loaded again hears the same.
import { api } from '../api.ts';
import type { CoachSays } from '../protocol.ts';
import { settings } from '../settings.svelte.ts';
import type { Table } from './table.svelte.ts';

/** What one wishes to hear: everything at first and then less, everything, less, nothing. */
export type CoachWish = 'usual' | 'more' | 'less' | 'silent';

export class Coach {
  private heard = $state.raw<{ version: number; says: CoachSays } | null>(null);
  /** What was asked last; an answer to anything older is not wanted any more. */
  private asking = '';

  constructor(private readonly table: Table) {}

  /** Is there a coach at this table? */
  get here(): boolean {
    const view = this.table.view;
    return view !== null && view.coached && view.seat !== null && view.table.status === 'playing';
  }

  /** What the coach says of the table as it is; nothing while an answer is on its way. */
  get says(): CoachSays | null {
    return this.heard && this.heard.version === this.table.view?.version && settings.coach !== 'silent' ? this.heard.says : null;
  }

  /** The danger in the play that is laid, in a sentence or two. */
  get danger(): string {
    return this.says?.laid.filter((note) => note.weight === 'danger').map((note) => note.text).join(' ') ?? '';
  }

  /** Asks, if there is something new to ask about. To be called from an effect: it reads what it depends on. */
  follow(): void {
    const view = this.table.view;
    const wish = settings.coach;
    if (!this.here || !view?.seat || wish === 'silent' || (!view.question?.awaited && view.laid === 0)) return;
    const key = `${view.seat} ${view.version} ${wish} ${settings.language}`;
    if (key === this.asking) return;
    this.asking = key;
    api.coach(this.table.id, view.seat, wish).then(
      (says) => {
        if (key === this.asking) this.heard = { version: view.version, says };
      },
      () => {
        // A coach that cannot be heard is silent; the next change asks again.
        if (key === this.asking) this.asking = '';
      },
    );
  }
}
