// A card as it is printed: its facts, and its words in the language in use.
import * as facts from '../facts.ts';
import { pieces } from '../panes/reasons.ts';
import type { NamedCard } from '../protocol.ts';
import { t, words } from '../words.svelte.ts';

export type Card = facts.CardFacts & { name: string; summary: string };

const byId = new Map(facts.cards.map((card) => [card.id, card]));

/** A card by its id, as an edition prints it. */
export function cardOf(id: string, edition: string): Card | undefined {
  const card = byId.get(id);
  if (!card) return undefined;
  const first = edition === 'first';
  return {
    ...card,
    ops: first ? card.firstEditionOps : card.ops,
    name: t(`card-${id}`),
    summary: first && words.has(`card-${id}.summary-first`) ? t(`card-${id}.summary-first`) : t(`card-${id}.summary`),
  };
}

/** Which card has this title, in the language in use: for the texts of the rules, which name cards by their titles. */
export function cardTitled(title: string): string | undefined {
  return facts.cards.find((card) => t(`card-${card.id}`) === title)?.id;
}

/** A text cut at the titles of some cards, of which it was made. A title may be a part of another: the longer one is found first. */
export function titled(text: string, cards: string[], titleOf = (card: string) => t(`card-${card}`)): { text: string; card?: string }[] {
  const names: NamedCard[] = [];
  const titles = [...new Set(cards)].map((card) => ({ card, title: titleOf(card) })).sort((a, b) => b.title.length - a.title.length);
  for (const { card, title } of titles) {
    let from = text.indexOf(title);
    const taken = () => names.some((name) => from < name.to && from + title.length > name.from);
    while (from >= 0 && taken()) from = text.indexOf(title, from + 1);
    if (from >= 0) names.push({ card, from, to: from + title.length });
  }
  return pieces({ text, names: names.sort((a, b) => a.from - b.from) });
}
