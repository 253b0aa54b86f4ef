import { defineConfig } from 'vitest/config';

// A real browser against the real server, one file after the other: they share two cores with the server and its bots.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    // Generous, because a machine under load is slow and nothing here is about speed.
    testTimeout: 900_000,
    hookTimeout: 240_000,
    // On a machine that is busy with something else a wait can run out though nothing is wrong; a second try tells the
    // two apart, and the report names it.
    retry: 1,
    pool: 'forks',
  },
});
