// What the playing levels of the machine are called. A level that has no name yet is shown by its own word.
import { t, words } from './words.svelte.ts';

export function levelName(level: string): string {
  return words.has(`web-level-${level}`) ? t(`web-level-${level}`) : level;
}
