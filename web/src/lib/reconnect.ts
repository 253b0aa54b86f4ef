// How long to wait before a lost line is opened again.

/** What a server says that stops for a moment while others, or its next start, go on. */
export const RESTART = 1012;

/** In milliseconds, after so many tries that came to nothing (this one included). `chance` is between 0 and 1: whoever lost the same server comes back at another moment. */
export function pauseBefore(tries: number, code: number | undefined, chance: number): number {
  // Another server is there already.
  if (code === RESTART && tries <= 1) return 50 + 450 * chance;
  return 1000 * Math.min(15, 2 ** Math.min(tries - 1, 4));
}
