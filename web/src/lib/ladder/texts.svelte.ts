// Texts that come with what shows them: a file of their own, fetched again when the language changes.
import { words } from '../words.svelte.ts';

/** To be called while a component is made; what it gives says whether the texts are there in the language of the page. */
export function texts(name: string): { readonly ready: boolean } {
  let known = $state('');
  $effect(() => {
    const language = words.language;
    words.also(name).then(
      () => (known = language),
      // Without them nothing is shown that would need them; the next language, or the next visit, tries again.
      () => (known = ''),
    );
  });
  return {
    get ready() {
      return known === words.language;
    },
  };
}
