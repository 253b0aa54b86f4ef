// The rules in our own words, by section number: the same texts that `detente rules` prints. Everyday words find sections as in
// `crates/rulebook/src/search.rs`; both are held to the same examples.
import type { Language } from './protocol.ts';
import { plainly } from './search.ts';

export interface Section {
  number: string;
  title: string;
  depth: number;
  /** A figure is drawn: `iran:0/2 iraq:0/1` a part of the board, `countries asia` a list, `table south=2/2/0+4 …` Guerra Fría. */
  blocks: { kind: 'p' | 'item' | 'example' | 'figure'; text: string }[];
}

const files = import.meta.glob<string>('../../../crates/rulebook/text/*/*/*.md', { query: '?raw', import: 'default' });

const lists = import.meta.glob<string>('../../../crates/rulebook/search/*/*.txt', { query: '?raw', import: 'default' });
const places = import.meta.glob<string>('../../../crates/rulebook/places/*.txt', { query: '?raw', import: 'default' });

/** Where a section is taught and where it is played. */
export interface Places {
  lesson: string | null;
  tournament: string | null;
}

async function file(of: Record<string, () => Promise<string>>, ending: string): Promise<string> {
  const found = Object.entries(of).find(([path]) => path.endsWith(ending));
  return found ? found[1]() : '';
}

/** The places of every section that has its own. */
export async function placesOf(game: string): Promise<Map<string, Places>> {
  const rows = (await file(places, `/places/${game}.txt`)).split('\n').filter((line) => line && !line.startsWith('#'));
  const named = (word: string | undefined) => (word && word !== '-' ? word : null);
  return new Map(
    rows.map((row) => {
      const [section, lesson, tournament] = row.split(/\s+/);
      return [section!, { lesson: named(lesson), tournament: named(tournament) }];
    }),
  );
}

/** The places of a section: its own, or those of the section above it. */
export function placeOf(all: Map<string, Places>, number: string): Places {
  for (let at = number; at; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    const found = all.get(at);
    if (found) return found;
  }
  return { lesson: null, tournament: null };
}

/** Everyday words by section; under `stop` those that say nothing. */
export type Topics = Map<string, Set<string>>;

export async function topics(game: string, language: Language): Promise<Topics> {
  return topicsOf(await file(lists, `/search/${game}/${language}.txt`));
}

export function topicsOf(text: string): Topics {
  const rows = text.split('\n').filter((line) => !line.startsWith('#') && line.includes(': '));
  return new Map(
    rows.map((row) => {
      const at = row.indexOf(': ');
      const key = row.slice(0, at);
      const all = wordsOf(row.slice(at + 2));
      return [key, new Set(key === 'stop' ? all : all.map(stem))];
    }),
  );
}

const wordsOf = (text: string) => plainly(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** A word without the ending that makes it plural or feminine. */
function stem(word: string): string {
  let short = word;
  if (short.length > 4 && short.endsWith('s')) short = short.slice(0, -1);
  if (short.length > 4 && /[aeio]$/.test(short)) short = short.slice(0, -1);
  return short;
}

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
    } else if (line.startsWith('! ')) {
      section.blocks.push({ kind: 'figure', text: line.slice(2) });
      open = false;
    } else if (open) {
      section.blocks.at(-1)!.text += ` ${line}`;
    } else {
      section.blocks.push({ kind: 'p', text: line });
      open = true;
    }
  }
  return found;
}

// What a word is worth that is among a section's everyday words, in its title, in its text.
const WORTH = { topic: 6, title: 3, text: 1 };

/** What is looked for: a section by its number with those under it, or what answers everyday words, the best first. */
export function found(all: Section[], query: string, known: Topics = new Map()): Section[] {
  const wanted = query.trim();
  if (/^\d[\d.]*$/.test(wanted)) return all.filter(({ number }) => number === wanted || number.startsWith(wanted.replace(/\.?$/, '.')));
  const typed = wordsOf(wanted);
  const telling = typed.filter((word) => !known.get('stop')?.has(word));
  // A question of empty words alone is looked for as it stands.
  const stems = (telling.length > 0 ? telling : typed).map(stem);
  const rated = all.map((section, at) => {
    const title = new Set(wordsOf(section.title).map(stem));
    const text = new Set(section.blocks.flatMap((block) => wordsOf(block.text)).map(stem));
    const topic = known.get(section.number);
    const worths = stems.map((word) => (topic?.has(word) ? WORTH.topic : 0) + (title.has(word) ? WORTH.title : 0) + (text.has(word) ? WORTH.text : 0));
    const matched = worths.filter((worth) => worth > 0).length;
    const byTopic = worths.some((worth) => worth >= WORTH.topic);
    const kept = matched > 0 && (matched === stems.length || (byTopic && matched * 2 >= stems.length));
    return { section, at, kept, score: worths.reduce((sum, worth) => sum + worth, 0) };
  });
  return rated
    .filter(({ kept }) => kept)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ section }) => section);
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
