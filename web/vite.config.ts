import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `npm run dev` talks to a server started with `detente serve`; the built files are served by that program itself.
const server = process.env['DETENTE'] ?? 'http://127.0.0.1:1989';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
