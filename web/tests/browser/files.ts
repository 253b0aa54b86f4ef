// A plain file server for the page without a server: it knows files and nothing else, and lets nobody keep anything.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { browse, outdated, root } from './house.ts';

/** The folder that `cargo xtask site` has built. */
export const folder = process.env['DETENTE_SITE'] ?? join(root, 'web/dist-site');

const KINDS: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' };

/** Is the folder there? It is not where the compiler for the browser is missing, and that is said. */
export function built(): boolean {
  const there = existsSync(join(folder, 'offline.js'));
  if (!there) console.log('SKIPPED the page without a server: it was not built (cargo xtask site)');
  return there && !outdated();
}

/** Notes from now on whenever the page says that a level could not play or has failed; gives what it has said so far. */
export async function substitutes(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => document.querySelectorAll('[data-missing], [data-stumbled]').forEach((bar) => seen.add(bar.textContent ?? ''));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

export class Files {
  browser!: Browser;
  url = '';
  /** What was asked for since `asked` was last emptied. */
  asked: string[] = [];
  /** The folder is of another version: the worker that keeps its files says so. */
  renewed = false;
  /** Another text for a file, for a test that wants something to happen that otherwise seldom does. */
  rewrite: ((name: string, text: string) => string) | null = null;
  private server: Server | null = null;
  private port = 0;

  /** Opens the folder, some way down from the root: it may lie anywhere. */
  async open(): Promise<void> {
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://files').pathname);
      this.asked.push(path);
      const name = path.startsWith('/games/cold-war/') ? path.slice('/games/cold-war/'.length) : null;
      const file = name === null || name.includes('..') ? null : join(folder, name === '' ? 'index.html' : name);
      if (!file || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      // As many a plain server, this one has never heard of WebAssembly.
      response.writeHead(200, { 'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-store' });
      const bytes = readFileSync(file);
      if (this.rewrite && name?.endsWith('.js')) return void response.end(this.rewrite(name, bytes.toString()));
      response.end(this.renewed && name === 'offline.js' ? bytes.toString().replace(/const version = "\w+"/, 'const version = "another"') : bytes);
    });
    await new Promise<void>((listening) => server.listen(this.port, '127.0.0.1', listening));
    this.port = (server.address() as AddressInfo).port;
    this.url = `http://127.0.0.1:${this.port}/games/cold-war/`;
    this.server = server;
  }

  /** The network is cut: nothing answers any more. */
  async cut(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (!server) return;
    await new Promise<void>((gone) => {
      server.close(() => gone());
      server.closeAllConnections();
    });
  }
}

/** A file server for the tests of a file: open before them, closed after them. */
export function shelved(): Files {
  const files = new Files();
  beforeAll(async () => {
    await files.open();
    files.browser = await browse();
  });
  // A test that has failed leaves nothing of its own to the next.
  beforeEach(() => {
    files.renewed = false;
    files.rewrite = null;
  });
  afterAll(async () => {
    await files.browser?.close();
    await files.cut();
  });
  return files;
}
