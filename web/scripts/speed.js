// How fast the engine is in Chromium, beside a program of this machine that was built from the same code for instructions as wide:
// by turns, in one run. `cargo xtask speed` builds what it needs and calls it; MEASURE is that program, CHROMIUM the browser.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const rounds = Number(process.argv[2] ?? 3);
const folder = join(import.meta.dirname, '../dist-site');
const KINDS = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', svg: 'image/svg+xml' };

const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://files').pathname);
  const file = join(folder, path === '/' ? 'index.html' : path);
  if (path.includes('..') || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': KINDS[file.split('.').at(-1)] ?? 'application/octet-stream', 'Cache-Control': 'no-store' });
  return response.end(readFileSync(file));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const url = `http://127.0.0.1:${server.address().port}/`;
const asset = (wanted) => `assets/${readdirSync(join(folder, 'assets')).find((name) => wanted.test(name))}`;

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

/** From an empty browser to the first decision against `greedy`, in milliseconds, and to a first look at the page. */
async function first() {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 720 } });
  await context.addInitScript(() => localStorage.setItem('detente-settings', JSON.stringify({ motion: 'none' })));
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(url);
  await page.locator('[data-action="machine-twilight"]').click();
  const seen = performance.now() - began;
  await page.waitForSelector('.country.legal, .card.playable');
  const decided = performance.now() - began;
  await context.close();
  return { seen, decided };
}

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const spread = (list) => `${Math.round(Math.min(...list)).toLocaleString('en')} to ${Math.round(Math.max(...list)).toLocaleString('en')}`;

try {
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate(
    async ([script, engine, network]) => {
      const worker = new Worker(script, { type: 'module' });
      worker.postMessage({ type: 'begin', module: await WebAssembly.compile(await (await fetch(engine)).arrayBuffer()) });
      worker.postMessage({ type: 'network', game: 'twilight', bytes: await (await fetch(network)).arrayBuffer() });
      Object.assign(window, { worker });
    },
    [asset(/^bot\.worker.*\.js$/), asset(/^engine.*\.wasm$/), asset(/^learned.*\.net$/)],
  );
  const inBrowser = (what, times) =>
    page.evaluate(
      async ([what, times]) => {
        const ask = (request) =>
          new Promise((told) => {
            globalThis.worker.onmessage = (event) => told(event.data.reply);
            globalThis.worker.postMessage({ type: 'request', id: 1, request });
          });
        await ask({ type: 'measure', what, times: Math.ceil(times / 10) });
        const began = performance.now();
        const reply = await ask({ type: 'measure', what, times });
        return (1000 * reply.times) / (performance.now() - began);
      },
      [what, times],
    );
  const inProgram = (what, times) => Number(execFileSync(process.env['MEASURE'], [what, String(times)], { encoding: 'utf8' }));
  for (const [what, times] of [['decisions', 2_000_000], ['guerra-fria-decisions', 8_000_000], ['network', 4000], ['learned', 1000]]) {
    const [chrome, program] = [[], []];
    for (let round = 0; round < rounds; round++) {
      chrome.push(await inBrowser(what, times));
      program.push(inProgram(what, times));
    }
    if (what === 'learned') console.log(`a decision of learned with a choice: ${(1000 / middle(chrome)).toFixed(2)} ms in Chromium (aim: under 5)`);
    const share = Math.round((100 * middle(chrome)) / middle(program));
    console.log(`${what} a second: ${Math.round(middle(chrome)).toLocaleString('en')} in Chromium (${spread(chrome)}), ${Math.round(middle(program)).toLocaleString('en')} in the program (${spread(program)}): ${share} %`);
  }
  const wide = Array.from({ length: rounds }, () => inProgram('network-wide', 4000));
  console.log(`network a second on the widest instructions of this machine, which a browser does not have: ${Math.round(middle(wide)).toLocaleString('en')} (${spread(wide)})`);
  await page.close();
  const firsts = [];
  for (let round = 0; round < rounds; round++) firsts.push(await first());
  const told = (name) => `${Math.round(middle(firsts.map((one) => one[name])))} ms (${spread(firsts.map((one) => one[name]))})`;
  console.log(`from an empty browser, on loopback: to a button that can be pressed ${told('seen')}, to the first decision against greedy ${told('decided')}`);
} finally {
  await browser.close();
  server.close();
}
