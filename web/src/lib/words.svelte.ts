// The words of the house, from the same Fluent files as the terminal and the server.
//
// Only the language in use is loaded. `t('web-undo')` gives a text; an id that is missing shows itself in braces, and a
// test (`tests/unit/words.test.ts`) finds such ids, and texts that nobody asks for.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './protocol.ts';

export const LANGUAGES: { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'pt', name: 'Português' },
  { code: 'it', name: 'Italiano' },
];

const files = import.meta.glob<string>(
  '../../../crates/words/locales/*/{cards,countries,history,people,rules_terms,tournament,web}.ftl',
  { query: '?raw', import: 'default' },
);

// Texts of pages that few ever open.
const rare = import.meta.glob<string>('../../../crates/words/locales/*/{coming,event_screens,ladder,review,reviewing,study,verify}.ftl', { query: '?raw', import: 'default' });
/** Texts that come only when something asks for them: not needed to begin. */
const LATER = ['history'] as const;
type Later = (typeof LATER)[number];
const belongs = (path: string, name: string) => path.endsWith(`/${name}.ftl`);

class Words {
  language = $state<Language>('en');
  /** Changes whenever texts change, so that whatever shows a text is drawn again. */
  private bundle = $state.raw<FluentBundle | null>(null);
  /** Grows when texts are added to the bundle. */
  private added = $state(0);
  private learned = new Set<Later>();

  get ready(): boolean {
    return this.bundle !== null;
  }

  async load(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const wanted = Object.entries(files).filter(
      ([path]) => path.includes(`/locales/${language}/`) && LATER.every((name) => this.learned.has(name) || !belongs(path, name)),
    );
    const texts = await Promise.all(wanted.map(([, read]) => read()));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language === 'pt' ? 'pt-BR' : language;
  }

  /** Adds the texts of a file that is not loaded with the others. */
  async also(name: string): Promise<void> {
    const language = this.language;
    const read = Object.entries(rare).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1];
    if (read) this.bundle?.addResource(new FluentResource(await read()), { allowOverrides: true });
  }

  /** Fetches texts that are not there from the beginning. */
  learn(name: Later): void {
    if (this.learned.has(name)) return;
    this.learned.add(name);
    const bundle = this.bundle;
    const file = Object.entries(files).find(([path]) => path.includes(`/locales/${this.language}/`) && belongs(path, name));
    file?.[1]().then(
      (text) => {
        if (bundle && this.bundle === bundle) bundle.addResource(new FluentResource(text));
        this.added += 1;
      },
      // Without them the rest is still there; the next to ask tries again.
      () => this.learned.delete(name),
    );
  }

  text(id: string, args?: Record<string, FluentVariable>): string {
    const [name, attribute] = id.split('.') as [string, string?];
    void this.added;
    const message = this.bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern && this.bundle ? this.bundle.formatPattern(pattern, args) : `{${id}}`;
  }

  has(id: string): boolean {
    const [name, attribute] = id.split('.') as [string, string?];
    void this.added;
    const message = this.bundle?.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }
}

export const words = new Words();

export function t(id: string, args?: Record<string, FluentVariable>): string {
  return words.text(id, args);
}

/** The language of the browser, if it is one of ours. */
export function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find(({ code }) => tag.toLowerCase().startsWith(code));
    if (found) return found.code;
  }
  return 'en';
}
