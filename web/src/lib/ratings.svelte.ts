// The ratings of people who are named in lists.
import { ask } from './api.ts';
import { paceOf } from './clocks.ts';
import type { Profile, RatingView, TableSummary } from './protocol.ts';

/** Of so many people at a list's tables the ratings are asked for; a list without ratings is still a list. */
const MANY = 24;

class Ratings {
  private known = $state.raw<Map<string, RatingView[]>>(new Map());
  private asked = new Set<string>();

  /** What was known is asked for again: games have been played since. */
  forget(): void {
    this.asked.clear();
  }

  /** Asks for those who are not known yet. */
  private want(users: string[]): void {
    const fresh = [...new Set(users)].filter((user) => user && !this.asked.has(user)).slice(0, Math.max(0, MANY - this.asked.size));
    for (const user of fresh) {
      this.asked.add(user);
      ask<Profile>('GET', `/players/${encodeURIComponent(user)}`).then(
        (found) => (this.known = new Map([...this.known, [user, found.ratings]])),
        () => {},
      );
    }
  }

  wantAll(tables: TableSummary[], me?: string): void {
    this.want([...(me ? [me] : []), ...tables.flatMap(({ seats }) => seats.flatMap(({ sitter }) => (sitter.type === 'person' ? [sitter.user] : [])))]);
  }

  /** Somebody's rating by the clock of a table. */
  of(user: string, table: TableSummary): RatingView | undefined {
    const pace = paceOf(table.clock);
    return this.known.get(user)?.find((one) => one.game === table.game && one.pace === pace);
  }
}

export const ratings = new Ratings();
