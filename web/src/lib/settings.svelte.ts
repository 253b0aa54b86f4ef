// What a player has chosen for this device: language, colours, size, motion, sound, what the log says. Kept in the browser.
import type { Reasons } from './panes/reasons.ts';
import type { CoachWish } from './table/coach.svelte.ts';
import type { Language } from './protocol.ts';
import { browserLanguage, words } from './words.svelte.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'full' | 'fast' | 'none';
/** How fast the plays of others are shown, one moment after the other. */
export type Pace = 'off' | 'quick' | 'normal' | 'slow';
/** When a play that is laid waits for “Done”: always, unless nothing could be chosen otherwise, or never. */
export type Finish = 'always' | 'stakes' | 'never';

export interface Settings {
  language: Language;
  theme: Theme;
  colours: 'standard' | 'safe';
  size: 'normal' | 'large' | 'larger';
  motion: Motion;
  sound: boolean;
  /** Notices of the browser while the tab is in the background. */
  notices: boolean;
  /** Is this browser woken when it is its person\'s turn and no page is open? */
  away: boolean;
  /** The column beside the board is open. */
  beside: boolean;
  /** Ask before something that cannot be taken back. */
  confirm: boolean;
  finish: Finish;
  pace: Pace;
  /** Where the log says why bots do what they do. */
  reasons: Reasons;
  /** How much the coach of a first game says. */
  coach: CoachWish;
  /** Which pane stands beside the board. */
  pane: string;
  /** Where games against the computer are played, if a server offers both. */
  place: 'server' | 'device';
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
    notices: false,
    away: false,
    beside: true,
    confirm: true,
    finish: 'stakes',
    pace: 'normal',
    reasons: 'alone',
    coach: 'usual',
    pane: 'log',
    place: 'server',
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

/** How long a moment of somebody's play stands that takes `ms` at the normal pace; 0 if plays are not shown by themselves. */
export function pace(ms: number): number {
  if (motion(1) === 0) return 0;
  return { off: 0, quick: ms / 2, normal: ms, slow: ms * 2 }[settings.pace];
}

/** How long a movement of `ms` takes under the player's wishes. */
export function motion(ms: number): number {
  if (settings.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return settings.motion === 'fast' ? ms / 2 : ms;
}
