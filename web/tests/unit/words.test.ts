// Every text that the client asks for is there in all four languages, and `web.ftl` holds none that nobody asks for.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const languages = ['en', 'es', 'pt', 'it'];

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !file.name.endsWith('.test.ts'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}

function ids(language: string, names: string[]): Set<string> {
  const found = new Set<string>();
  for (const name of names) {
    const text = readFileSync(join(root, `../crates/words/locales/${language}/${name}.ftl`), 'utf8');
    const bundle = new FluentBundle(language);
    const errors = bundle.addResource(new FluentResource(text));
    expect(errors).toEqual([]);
    let message = '';
    for (const line of text.split('\n')) {
      const head = /^([a-z][\w-]*) =/.exec(line);
      const attribute = /^ {4}\.([a-z]+) =/.exec(line);
      if (head) {
        message = head[1]!;
        found.add(message);
      } else if (attribute) {
        found.add(`${message}.${attribute[1]}`);
      }
    }
  }
  return found;
}

const code = sources(join(root, 'src'));
/** Ids written out: `'web-undo'`. Ids put together: `` `web-tab-${…}` `` become patterns. */
const written = new Set([...code.matchAll(/'((?:web|coming|ladder|reviewing|study|puzzle|term|seat|era|game|region|country|card|space)-[\w.-]+)'/g)].map((m) => m[1]!));
const patterns = [...code.matchAll(/`((?:web|coming|ladder|reviewing|study|puzzle|term|seat|era|game|region|country|card|space)-[^`]*\$\{[^`]*)`/g)].map(
  (m) => new RegExp(`^${m[1]!.replace(/\$\{[^}]*\}+/g, '\u0000').replace(/[.]/g, '\\.').replace(/\u0000/g, '[\\w-]+')}$`),
);

test.each(languages)('every text that is asked for by name exists in %s', (language) => {
  const known = ids(language, ['cards', 'coming', 'countries', 'event_screens', 'ladder', 'people', 'reviewing', 'rules_terms', 'study', 'web']);
  const missing = [...written].filter((id) => /^(web|coming|ladder|reviewing|study|puzzle)-/.test(id) && !known.has(id));
  expect(missing).toEqual([]);
});

test('no text of the web table is left over', () => {
  const unused = [...ids('en', ['coming', 'event_screens', 'ladder', 'people', 'reviewing', 'web'])].filter((id) => !written.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(unused).toEqual([]);
});

test('no text of the puzzles is left over but those of the terminal', () => {
  const unused = [...ids('en', ['study'])].filter((id) => id.startsWith('study-') && !written.has(id) && !patterns.some((pattern) => pattern.test(id)));
  // Said by the program that runs the boards.
  expect(unused).toEqual(['study-over']);
});

test('all languages hold the same texts', () => {
  const english = [...ids('en', ['coming', 'event_screens', 'ladder', 'people', 'reviewing', 'web'])].sort();
  for (const language of languages) expect([...ids(language, ['coming', 'event_screens', 'ladder', 'people', 'reviewing', 'web'])].sort()).toEqual(english);
});
