// The rules in our own words, by section number: the same texts that `detente rules` prints.
import type { Language } from './protocol.ts';
import { matches } from './search.ts';

export interface Section {
  number: string;
  title: string;
  depth: number;
  blocks: { kind: 'p' | 'item' | 'example'; text: string }[];
}

const files = import.meta.glob<string>('../../../crates/rulebook/text/*/*/*.md', { query: '?raw', import: 'default' });

export async function sections(game: string, language: Language): Promise<Section[]> {
  const wanted = Object.entries(files)
    .filter(([path]) => path.includes(`/text/${game}/${language}/`))
    .sort(([a], [b]) => a.localeCompare(b));
  const texts = await Promise.all(wanted.map(([, read]) => read()));
  return texts.flatMap(parse);
}

/** A heading is `#`, number, title; a block is a paragraph, `- an item` or `> an example`, its lines joined. */
export function parse(text: string): Section[] {
  const found: Section[] = [];
  let open = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const heading = /^(#+) (\S+) ?(.*)$/.exec(line);
    const section = found.at(-1);
    if (heading) {
      found.push({ number: heading[2]!, title: heading[3]!, depth: heading[1]!.length, blocks: [] });
      open = false;
    } else if (!line || !section) {
      open = false;
    } else if (line.startsWith('- ')) {
      section.blocks.push({ kind: 'item', text: line.slice(2) });
      open = true;
    } else if (line.startsWith('> ')) {
      section.blocks.push({ kind: 'example', text: line.slice(2) });
      open = true;
    } else if (open) {
      section.blocks.at(-1)!.text += ` ${line}`;
    } else {
      section.blocks.push({ kind: 'p', text: line });
      open = true;
    }
  }
  return found;
}

/** What is looked for: a section by its number with those under it, or words anywhere in the text. */
export function found(all: Section[], query: string): Section[] {
  const wanted = query.trim();
  if (/^\d[\d.]*$/.test(wanted)) return all.filter(({ number }) => number === wanted || number.startsWith(wanted.replace(/\.?$/, '.')));
  return all.filter((s) => matches([s.title, ...s.blocks.map((b) => b.text)].join(' '), wanted));
}

/** Pieces of a text: plain, `*a card's name*`, `` `an option` ``. */
export function pieces(text: string): { kind: 'text' | 'name' | 'code'; text: string }[] {
  return text
    .split(/(\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.length > 2 && part.startsWith('*')) return { kind: 'name' as const, text: part.slice(1, -1) };
      if (part.length > 2 && part.startsWith('`')) return { kind: 'code' as const, text: part.slice(1, -1) };
      return { kind: 'text' as const, text: part };
    });
}
