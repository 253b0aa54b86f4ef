import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Pure code only; what needs a browser and a server lies in `tests/browser`.
export default defineConfig({
  plugins: [svelte()],
  test: { include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'] },
});
