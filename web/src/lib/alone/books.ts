// What is kept in which order. Steps follow each other faster than they are kept: by the time one is refused, because another page was
// first, others wait behind it that were done without knowing of that, and none of them may be kept.
import type { HouseReply, Kept, KeptKind } from '../protocol.ts';
import type { Keeping } from './keeping.ts';

const key = ({ kind, id }: Pick<Kept, 'kind' | 'id'>): string => `${kind}/${id}`;

export class Books {
  /** What could not be kept yet: it is tried again with every step. */
  private readonly unkept = new Map<string, Kept>();
  /** Up to which call what was done is void, for another page was first. */
  private readonly voided = new Map<string, number>();
  private said = false;
  private blind = false;

  constructor(
    private readonly keeping: Pick<Keeping, 'keep' | 'forget'>,
    /** Is there something that could not be kept? */
    private readonly told: (unkept: boolean) => void,
  ) {}

  /** Nothing can be read here, and so whether anything is kept cannot be seen. */
  fail(): void {
    this.blind = true;
    this.say(true);
  }

  /** Keeps what came of a call; gives what another page has kept first. */
  async keep(call: number, { keep, forget }: Pick<HouseReply, 'keep' | 'forget'>): Promise<Kept[]> {
    for (const kept of keep) if (!this.isVoid(call, kept)) this.unkept.set(key(kept), kept);
    for (const gone of forget) this.unkept.delete(key(gone));
    const overtaken: Kept[] = [];
    let failed = false;
    for (const [of, kept] of [...this.unkept]) {
      try {
        const first = await this.keeping.keep(kept);
        this.unkept.delete(of);
        if (first) overtaken.push(first);
      } catch {
        // The disk is full, or the browser has withdrawn its leave: the game goes on, and the page says that it is not kept.
        failed = true;
      }
    }
    for (const gone of forget) await this.keeping.forget(gone).catch(() => (failed = true));
    this.say(failed || this.blind);
    return overtaken;
  }

  /** Another page was first: what was done up to this call is void. */
  overtaken(call: number, kept: Pick<Kept, 'kind' | 'id'>): void {
    this.voided.set(key(kept), call);
    this.unkept.delete(key(kept));
  }

  isVoid(call: number, kept: { kind: KeptKind; id: string }): boolean {
    return call <= (this.voided.get(key(kept)) ?? 0);
  }

  private say(unkept: boolean): void {
    if (this.said === unkept) return;
    this.said = unkept;
    this.told(unkept);
  }
}
