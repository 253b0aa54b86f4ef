declare module 'virtual:puzzles' {
  const index: import('./puzzles.svelte.ts').PuzzleLine[];
  export default index;
}
declare module 'virtual:puzzles/twilight' {
  const puzzles: import('./puzzles.svelte.ts').Puzzle[];
  export default puzzles;
}
declare module 'virtual:puzzles/guerra-fria' {
  const puzzles: import('./puzzles.svelte.ts').Puzzle[];
  export default puzzles;
}
