// People are named with a way to their page.

/** The page of a player. */
export const playerPath = (name: string): string => `/player/${encodeURIComponent(name)}`;
