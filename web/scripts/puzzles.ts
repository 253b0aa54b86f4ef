// The puzzles as the page has them: a short list of all, which comes with whoever asks for it, and the puzzles of a game themselves,
// which come with the first that is opened. Both are made of the files that the program carries.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../crates/review/puzzles');
const GAMES = ['twilight', 'guerra-fria'];
const NAME = 'virtual:puzzles';

interface Line {
  id: string;
  theme: string;
  difficulty: number;
  /** What the seat sees: a page has that from the position. */
  view?: string;
}

const lines = (game: string): Line[] =>
  readFileSync(join(folder, `${game}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => ({ ...(JSON.parse(line) as Line), view: undefined }))
    .sort((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1));

export function puzzles(): Plugin {
  return {
    name: 'puzzles',
    resolveId: (id) => (id === NAME || GAMES.some((game) => id === `${NAME}/${game}`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      for (const game of GAMES) this.addWatchFile(join(folder, `${game}.jsonl`));
      const game = id.slice(NAME.length + 2);
      // What is read as JSON is read faster than what is read as a program.
      const told = game ? lines(game) : GAMES.flatMap((each) => lines(each).map(({ id, theme, difficulty }) => ({ id, game: each, theme, difficulty })));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(told))});`;
    },
  };
}
