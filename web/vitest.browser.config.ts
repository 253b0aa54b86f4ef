import { defineConfig } from 'vitest/config';

// A real browser against the real server, two files at a time, each with a server of its own: much of a test is waiting, and two
// cores carry two of them.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    maxWorkers: 2,
    // Generous, because a machine under load is slow and nothing here is about speed.
    testTimeout: 900_000,
    hookTimeout: 240_000,
    // On a machine that is busy with something else a wait can run out though nothing is wrong; a second try tells the
    // two apart, and the report names it.
    retry: 1,
    pool: 'forks',
  },
});
