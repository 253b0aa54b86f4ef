// What is asked back before a choice counts: a warning, points that would be lost, a roll that cannot be taken back.
import type { Choice, TwilightView } from '../protocol.ts';
import { t } from '../words.svelte.ts';

export interface Asking {
  title: string;
  text: string;
  yes: string;
  /** Stepping back is what is usually meant; otherwise going on is. */
  grave: boolean;
  choice: Choice;
}

/** How much is asked: whether the player wants questions at all, and whether the play waits for “Done” anyway. */
export interface Wishes {
  confirm: boolean;
  waits: boolean;
}

/** The question before this choice, if there is one. */
export function asks(choice: Choice, view: TwilightView, wishes: Wishes): Asking | null {
  if (choice.warning) return { title: choice.label, text: choice.warning, yes: t('web-all-the-same'), grave: true, choice };
  if (!wishes.confirm) return null;
  const operations = view.operations;
  const left = operations ? operations.points - operations.spent : 0;
  if (choice.action === 'done' && left > 0 && operations?.kind === 'influence') {
    return { title: t('web-ask-unused', { n: left }), text: t('web-ask-unused-text'), yes: t('web-end-anyway'), grave: false, choice };
  }
  // Dice cannot be taken back. Where the play waits for “Done” nothing is rolled before that.
  const rolled = rolls(choice, view);
  if (wishes.waits || !rolled || !choice.hint) return null;
  return { title: rolled, text: choice.hint, yes: t('web-roll'), grave: false, choice };
}

/** The name of a roll that this choice leads to: “Coup: Iran”. */
export function rolls(choice: Choice, view: TwilightView): string {
  const kind = view.operations?.kind;
  if (choice.action === 'space') return choice.label;
  if (choice.kind !== 'country' || (kind !== 'coup' && kind !== 'realign')) return '';
  return `${t(kind === 'coup' ? 'term-coup' : 'term-realignment')}: ${choice.label}`;
}
