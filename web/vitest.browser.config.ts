import { defineConfig } from 'vitest/config';

// A real browser against the real server, one file after the other: they share two cores with the server and its bots.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'forks',
  },
});
