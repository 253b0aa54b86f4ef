// What a player has chosen for this device: language, colours, size, motion, sound, what the log says. Kept in the browser.
import type { Reasons } from './panes/reasons.ts';
import type { Language } from './protocol.ts';
import { browserLanguage, words } from './words.svelte.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'full' | 'fast' | 'none';

export interface Settings {
  language: Language;
  theme: Theme;
  colours: 'standard' | 'safe';
  size: 'normal' | 'large' | 'larger';
  motion: Motion;
  sound: boolean;
  /** Ask before something that cannot be taken back. */
  confirm: boolean;
  /** Where the log says why bots do what they do. */
  reasons: Reasons;
  /** Which pane stands beside the board. */
  pane: string;
}

const KEY = 'detente-settings';

function read(): Settings {
  const defaults: Settings = {
    language: browserLanguage(),
    theme: 'system',
    colours: 'standard',
    size: 'normal',
    motion: 'full',
    sound: false,
    confirm: true,
    reasons: 'alone',
    pane: 'log',
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

export const settings = $state<Settings>(read());

const dark = matchMedia('(prefers-color-scheme: dark)');

function dress(): void {
  const root = document.documentElement;
  const isDark = settings.theme === 'dark' || (settings.theme === 'system' && dark.matches);
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  root.dataset['colours'] = settings.colours;
  root.dataset['size'] = settings.size;
  root.dataset['motion'] = settings.motion;
}

/** Applies a change and remembers it. */
export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  dress();
  if (part.language) void words.load(part.language);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function begin(): Promise<void> {
  dress();
  dark.addEventListener('change', dress);
  return words.load(settings.language);
}

/** How long a movement of `ms` takes under the player's wishes. */
export function motion(ms: number): number {
  if (settings.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return settings.motion === 'fast' ? ms / 2 : ms;
}
