// A reason of the judge in words, as `crates/review/src/told.rs` says it: what comes out differently after a better choice.
import { t } from '../words.svelte.ts';

/** What came out differently, in the mean or in how many games of a hundred. */
export interface Why {
  /** `control`, `coup`, `scored-europe`, `lost-defcon` and so on. */
  what: string;
  of?: string;
  seat?: string;
  defcon?: number;
  played: number;
  best: number;
}

const REGION = 'scored-';

/** A whole number with the minus of print. */
const printed = (value: number): string => String(Math.round(value) || 0).replace('-', '−');

/** Why an answer to a puzzle is not the best. */
export function because({ what, of, seat, defcon, played, best }: Why): string {
  const region = what.startsWith(REGION) ? what.slice(REGION.length) : null;
  return t(`review-why-${region === null ? what : 'scored'}`, {
    told: 'wrong',
    name: seat ? t(`seat-${seat}`) : '',
    the: seat ? t(`seat-${seat}.the`) : '',
    side: seat ?? '',
    before: printed(played),
    after: printed(best),
    ...(of ? { country: t(`country-${of}`) } : {}),
    ...(defcon === undefined ? {} : { defcon: String(defcon) }),
    ...(region === null ? {} : { region: t(`region-${region}`) }),
  });
}
