// The board as drawn: where everything lies, in units of a 1920 by 1080 canvas whose upper 110 are left free.
//
// The JSON files beside this one hold the drawing and nothing else; what is printed on the map comes from the rules
// (`facts.ts`). What stands on it at the moment comes from the server.
import countriesJson from './countries.json';
import landJson from './land.json';
import linksJson from './links.json';
import regionsJson from './regions.json';
import * as facts from '../facts.ts';
import type { Language, TwilightView } from '../protocol.ts';

export interface Country extends facts.CountryFacts {
  x: number;
  y: number;
  /** Which region's colours its header wears. */
  palette: string;
  /** Its name, short enough for the box. */
  label: Record<Language, string>;
  size?: Record<Language, number>;
}

/** A connection as drawn; the one that leaves the map on one side and comes back on the other has two pieces. */
export interface Link extends facts.LinkFacts {
  points: number[][];
}

export interface Region extends facts.RegionFacts {
  palette: string;
  label: { x: number; y: number; w: number; h: number };
  path: string;
}

export interface Subregion extends facts.SubregionFacts {
  label: { x: number; y: number } | null;
  path: string;
}

/** What is printed, and where it is drawn, of the same thing. */
function drawn<F extends { id: string }, D extends { id: string }>(printed: F[], drawing: D[]): (F & D)[] {
  const by = new Map(printed.map((fact) => [fact.id, fact]));
  return drawing.map((place) => {
    const fact = by.get(place.id);
    if (!fact) throw new Error(`${place.id} is drawn and not on the map`);
    return { ...fact, ...place };
  });
}

export const countries: Country[] = drawn(facts.countries, countriesJson);
export const regions: Region[] = drawn(facts.regions, regionsJson.regions);
export const subregions: Subregion[] = drawn(facts.subregions, regionsJson.subregions);
export const superpowers = regionsJson.superpowers;

const ends = (a: string, b: string) => [a, b].sort().join(' ');
const kinds = new Map(facts.links.map((link) => [ends(link.a, link.b), link]));
export const links: Link[] = linksJson.flatMap(({ a, b, points }) => {
  const fact = kinds.get(ends(a, b));
  return fact ? [{ ...fact, points }] : [];
});

export const country = new Map(countries.map((c) => [c.id, c]));

/** What of a table the board shows. */
export type Position = Pick<TwilightView, 'countries' | 'closed' | 'militaryOps' | 'requiredMilitaryOps' | 'space' | 'china' | 'edition'>;

/** What the map shows at the beginning of the standard game. */
export const OPENING: Position = {
  countries: countries.filter((c) => c.us > 0 || c.ussr > 0).map(({ id, us, ussr, control }) => ({ id, us, ussr, control })),
  closed: { coups: [], realignments: [] },
  militaryOps: { us: 0, ussr: 0 },
  requiredMilitaryOps: 5,
  space: { us: 0, ussr: 0 },
  china: { holder: 'ussr', faceUp: true },
  edition: 'deluxe',
};

/** Half a box. */
export const HALF = { w: 50, h: 26 };

/** The part of the canvas that the table shows: all but the strip above the map. */
export const WORLD = { x: 0, y: 110, w: 1920, h: 970 };

/** The dotted land as one path, from the run lengths of its rows (sea, land, sea, …). */
export function landPath(): string {
  const { x, y, top, rows } = landJson;
  let path = '';
  rows.forEach((row, r) => {
    const offset = r % 2 === 0 ? x / 2 : x;
    let column = 0;
    row.split(' ').forEach((run, i) => {
      if (i % 2 === 1) {
        const at = Math.round((top + r * y) * 10) / 10;
        path += `M${offset + column * x} ${at}` + `h0m${x} 0`.repeat(Number(run) - 1) + 'h0';
      }
      column += Number(run);
    });
  });
  return path;
}

/** The countries that a link joins to this one. */
export function neighbours(id: string): Country[] {
  return links
    .filter((link) => link.a === id || link.b === id)
    .map((link) => country.get(link.a === id ? link.b : link.a))
    .filter((c) => c !== undefined);
}

/** Where an arrow key leads: along a link where one points that way, else to the nearest box there. */
export function step(from: Country, key: string): Country | undefined {
  const way: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const direction = way[key];
  if (!direction) return undefined;
  const best = (among: Country[], narrow: number): Country | undefined => {
    let found: Country | undefined;
    let least = Infinity;
    for (const c of among) {
      const dx = c.x - from.x;
      const dy = c.y - from.y;
      const along = dx * direction[0] + dy * direction[1];
      const across = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
      if (c.id === from.id || along <= 0 || across > along * narrow) continue;
      const far = along + across * 1.5;
      if (far < least) [found, least] = [c, far];
    }
    return found;
  };
  return best(neighbours(from.id), 1) ?? best(countries, 1.2) ?? best(countries, 4);
}

/** What the view should show for a region: its countries with some air about them. */
export function frame(ids: string[]): { x: number; y: number; w: number; h: number } {
  // Canada belongs to Europe and lies an ocean away from it.
  const boxes = ids.filter((id) => id !== 'canada').map((id) => country.get(id)).filter((c) => c !== undefined);
  const around = (places: number[], margin: number, least: number) => {
    const [from, to] = [Math.min(...places) - margin, Math.max(...places) + margin];
    const more = Math.max(0, least - (to - from)) / 2;
    return { from: from - more, size: to - from + 2 * more };
  };
  // A single country is shown among its neighbours, and the dice that land above it too.
  const across = around(boxes.map((c) => c.x), HALF.w + 40, 460);
  const down = around(boxes.map((c) => c.y), HALF.h + 40, 320);
  return { x: across.from, y: down.from, w: across.size, h: down.size };
}
