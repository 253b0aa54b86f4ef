// What the page without a server has beside the others: a manifest and icons to install it by, and a worker that keeps all files for
// when there is no network.
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const own = join(import.meta.dirname, '../site');

/** Nothing is fetched from anywhere else, and nothing is run that does not lie in the folder. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

export function site(): Plugin {
  let folder = '';
  return {
    name: 'site',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith(sep)) folder = config.build.outDir;
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#1c2530' }, injectTo: 'head' },
    ],
    closeBundle() {
      // Nobody sends notices here.
      rmSync(join(folder, 'notices.js'), { force: true });
      cpSync(own, folder, { recursive: true });
      const all = files(folder)
        .map((path) => relative(folder, path).split(sep).join('/'))
        .filter((name) => name !== 'offline.js')
        .sort();
      const digest = createHash('sha256');
      for (const name of all) digest.update(name).update('\0').update(readFileSync(join(folder, name)));
      // The network is large, and comes when it is wanted.
      const kept = all.filter((name) => !name.endsWith('.net') && name !== 'index.html');
      const worker = readFileSync(join(own, 'offline.js'), 'utf8');
      const filled = worker.replace("'VERSION'", JSON.stringify(digest.digest('hex').slice(0, 16))).replace("['FILES']", JSON.stringify(['./', ...kept]));
      writeFileSync(join(folder, 'offline.js'), filled);
    },
  };
}
