// The options of a game as a form has them: a preset, and what was changed of it.
import type { GameOption, Preset } from '../protocol.ts';
import { t, words } from '../words.svelte.ts';

export type Changes = Record<string, string>;

/** What an option is by the preset alone. */
function usual(option: GameOption, preset: Preset | undefined): string {
  const word = preset?.options.find((one) => one.startsWith(`${option.key}=`));
  return word?.slice(option.key.length + 1) ?? option.default;
}

export const valueOf = (option: GameOption, preset: Preset | undefined, changed: Changes): string => changed[option.key] ?? usual(option, preset);

export const isChanged = (option: GameOption, preset: Preset | undefined, changed: Changes): boolean => option.key in changed && changed[option.key] !== usual(option, preset);

export const valueName = (value: string): string => (words.has(`web-value-${value}`) ? t(`web-value-${value}`) : value);

/** The words that a table is made with. */
export function wordsOf(options: GameOption[], preset: Preset | undefined, changed: Changes): string[] {
  return [...(preset ? [preset.id] : []), ...options.filter((option) => isChanged(option, preset, changed)).map((option) => `${option.key}=${valueOf(option, preset, changed)}`)];
}
