// A card as it is printed: its facts, and its words in the language in use.
import * as facts from '../facts.ts';
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
