// Finding by words: every word must occur, accents and case do not count.
export function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

export function matches(text: string, query: string): boolean {
  const hay = plainly(text);
  return plainly(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => hay.includes(word));
}
