// How much this machine may work: by its cores, and by its battery where the browser tells of one. A telephone in a pocket must not
// get hot, and a level is as strong on any machine: what changes is how many workers play its lines, and only where the battery is
// nearly empty how many lines.

/** What the browser says of the battery; only some do. */
export interface Battery {
  charging: boolean;
  level: number;
}

export interface Budget {
  /** Workers that think side by side. */
  workers: number;
  /** Levels that try their ideas try half as many lines. */
  sparing: boolean;
}

/** More than this nobody needs: so many bots sit at one table, and a round of a search has few worlds. */
const MOST = 4;
/** On a battery. */
const MOST_ON_BATTERY = 2;
/** Below this share of the battery half the effort must do. */
const LOW = 0.2;

/** One core is left for the page. `held` is a machine that is held in the hand, where nothing is known of its battery. */
export function budget(cores: number, battery: Battery | null, held: boolean): Budget {
  const spare = Math.max(1, (Number.isFinite(cores) ? cores : 1) - 1);
  const unplugged = battery ? !battery.charging : held;
  const sparing = battery !== null && !battery.charging && battery.level <= LOW;
  return { workers: Math.min(spare, sparing ? 1 : unplugged ? MOST_ON_BATTERY : MOST), sparing };
}

/** What levels that try their ideas are by another name, with their effort in lines of play (`detente_learned::levels`). */
const EFFORTS: Record<string, string> = { marshal: 'marshal@200n', general: 'marshal@32n' };

/** The level that is asked where half the effort must do. An effort may be in lines or in time, with so many cores behind it. */
export function spared(level: string): string {
  const [, name, number, rest] = /^(.+@)(\d+(?:\.\d+)?)((?:n|ms|s)(?:\+.*)?)$/.exec(EFFORTS[level] ?? level) ?? [];
  if (!name || !rest) return level;
  const half = Number(number) / 2;
  return `${name}${rest.startsWith('s') ? half : Math.max(1, Math.floor(half))}${rest}`;
}
