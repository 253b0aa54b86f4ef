import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { puzzles } from './scripts/puzzles.ts';
import { assetNames, site } from './scripts/site.ts';

// `npm run dev` talks to a server started with `detente serve`; the built files are served by that program itself.
const server = process.env['DETENTE'] ?? 'http://127.0.0.1:1989';

// `npm run site` makes the page that needs no server. Its addresses are relative, so that the folder may lie anywhere.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), puzzles(), ...(mode === 'site' ? [site()] : [])],
  // What is not for this page is left out when it is built, and not looked for.
  define: { 'import.meta.env.VITE_ALONE': JSON.stringify(mode === 'site' ? '1' : '') },
  base: mode === 'site' ? './' : '/',
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  worker: { format: 'es' as const },
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: mode === 'site' ? 'dist-site' : 'dist', emptyOutDir: true, rolldownOptions: { output: { assetFileNames: assetNames } } },
}));
