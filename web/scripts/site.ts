// What the page without a server has beside the others: a manifest and icons to install it by, and a worker that keeps all files for
// when there is no network.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
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

/** Lies in a folder while it is built: one in which a build was broken off is known by it (`xtask/src/site.rs`). */
const MARK = '.detente-site';

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** A network carries the beginning of its digest in its name, so that whoever fetches it, keeps it or sends it can tell whether it is
 *  the one that is meant (`digestIn`, `site/offline.js`, `crates/server/src/page.rs`). */
export const assetNames = ({ names, source }: { names: string[]; source: string | Uint8Array }): string =>
  names.some((name) => name.endsWith('.net')) ? `assets/[name]-${sha256(source).slice(0, 16)}[extname]` : 'assets/[name]-[hash][extname]';

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
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#1c2530' }, injectTo: 'head' },
    ],
    // What lies there is cleared away before.
    renderStart: {
      order: 'post',
      handler() {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, MARK), '');
      },
    },
    closeBundle() {
      // Nobody sends notices here.
      rmSync(join(folder, 'notices.js'), { force: true });
      cpSync(own, folder, { recursive: true });
      const all = files(folder)
        .map((path) => relative(folder, path).split(sep).join('/'))
        // Files with a dot before them, this build's mark among them, are sent by few servers.
        .filter((name) => name !== 'offline.js' && !name.split('/').some((part) => part.startsWith('.')))
        .sort();
      const digest = createHash('sha256');
      for (const name of all) digest.update(name).update('\0').update(readFileSync(join(folder, name)));
      // The network is large, and comes when it is wanted.
      const kept = all.filter((name) => !name.endsWith('.net'));
      // The first page is asked for by the folder.
      const digests = Object.fromEntries(kept.map((name) => [name === 'index.html' ? './' : name, sha256(readFileSync(join(folder, name)))]));
      const worker = readFileSync(join(own, 'offline.js'), 'utf8');
      digest.update(worker);
      const filled = worker.replace("'VERSION'", JSON.stringify(digest.digest('hex').slice(0, 16))).replace("{ FILES: '' }", JSON.stringify(digests));
      writeFileSync(join(folder, 'offline.js'), filled);
      rmSync(join(folder, MARK), { force: true });
    },
  };
}
