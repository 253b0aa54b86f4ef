// What can be done to an event on its page, and who may.
import type { EventRight, EventView } from '../protocol.ts';

export type Deed = 'withdraw' | 'ask-more' | 'begin' | 'pair' | 'enter' | 'remove' | 'extend' | 'forfeit' | 'adjudicate' | 'substitute' | 'staff' | 'announce' | 'call-off';

export const RIGHTS: EventRight[] = ['register', 'pair', 'extend', 'forfeit', 'adjudicate', 'substitute', 'announce'];

/** Which deeds stand in the bar: those of the reader's rights that fit what the event is doing. Whether one is done is the server's to say. */
export function deeds(view: EventView): Deed[] {
  const has = (right: EventRight) => view.rights.includes(right);
  const { status } = view.summary;
  const open: Deed[] = status === 'open' ? [...(has('pair') ? (['begin'] as const) : []), ...(has('register') ? (['enter'] as const) : [])] : [];
  const running: Deed[] =
    status === 'running'
      ? [
          ...(has('pair') && view.terms.format.type !== 'league' ? (['pair'] as const) : []),
          ...(['extend', 'forfeit', 'adjudicate', 'substitute'] as const).filter(has),
        ]
      : [];
  const going: Deed[] = status === 'open' || status === 'running' ? [...(has('register') ? (['remove'] as const) : []), ...(view.organiser ? (['staff', 'call-off'] as const) : [])] : [];
  return [...open, ...running, ...(has('announce') ? (['announce'] as const) : []), ...going];
}
