// For equal seeds the engine in the browser plays the same games as the program, byte for byte: both games, every level.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { EngineReply, EngineRequest } from '../../src/lib/protocol.ts';
import { built, folder, shelved } from './files.ts';
import { program, visitor } from './house.ts';

const files = shelved();
const there = built();

interface Whole {
  game: string;
  levels: string[];
  rules?: string[];
  seed?: string;
}

/**
 * Short games in which every level sits somewhere; those that search do so in nodes. Then others by other rules and from other seeds, among
 * them whole games of the learned players and one of the strongest level: one number that is another in its last
 * bit, and they would part sooner or later.
 */
const GAMES: Whole[] = [
  { game: 'twilight', levels: ['random', 'recruit'] },
  { game: 'twilight', levels: ['corporal', 'sergeant'] },
  { game: 'twilight', levels: ['captain', 'greedy'] },
  { game: 'twilight', levels: ['learned', 'search@20n'] },
  { game: 'twilight', levels: ['marshal@12n', 'general'] },
  { game: 'guerra-fria', levels: ['random', 'recruit', 'greedy', 'search@10n'] },
  { game: 'guerra-fria', levels: ['sergeant', 'learned', 'greedy', 'random'] },
  { game: 'twilight', levels: ['greedy', 'random'], rules: [], seed: '7' },
  { game: 'twilight', levels: ['learned', 'learned'], rules: ['chinese-civil-war', 'us-handicap=2'], seed: '18446744073709551615' },
  { game: 'guerra-fria', levels: ['learned', 'greedy', 'learned', 'recruit'], rules: ['max-rounds=5'], seed: '7' },
  { game: 'twilight', levels: ['learned', 'learned'], rules: ['league'], seed: '28' },
  { game: 'guerra-fria', levels: ['learned', 'learned', 'learned', 'learned'], rules: ['max-rounds=60'], seed: '28' },
  { game: 'twilight', levels: ['marshal@20n', 'greedy'], rules: [], seed: '28' },
];
const RULES: Record<string, string[]> = { twilight: ['late-war'], 'guerra-fria': ['max-rounds=2'] };
const SEATS: Record<string, string[]> = { twilight: ['us', 'ussr'], 'guerra-fria': ['south', 'west', 'north', 'east'] };

function native(game: string, levels: string[], rules: string[], seed: string): string {
  const place = mkdtempSync(join(tmpdir(), 'detente-same-'));
  try {
    const seats = levels.map((level, i) => `${SEATS[game]![i]}=${level}`).join(',');
    execFileSync(program(), ['sim', game, '--seats', seats, '--games', '1', '--seed', seed, '--save', place, '--rules', rules.join()], { stdio: 'pipe' });
    return readFileSync(join(place, readdirSync(place)[0]!), 'utf8');
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const asset = (wanted: RegExp) => `assets/${readdirSync(join(folder, 'assets')).find((name) => wanted.test(name))}`;

/** A worker of the page as it is shipped, with the engine and the network in it. */
async function worker(page: Page): Promise<(request: EngineRequest) => Promise<EngineReply | null>> {
  await page.goto('./');
  await page.evaluate(
    async ([script, engine, ...networks]) => {
      const worker = new Worker(script!, { type: 'module' });
      const module = await WebAssembly.compile(await (await fetch(engine!)).arrayBuffer());
      worker.postMessage({ type: 'begin', module });
      for (const network of networks) worker.postMessage({ type: 'network', bytes: await (await fetch(network)).arrayBuffer() });
      Object.assign(window, { worker });
    },
    [asset(/^bot\.worker.*\.js$/), asset(/^engine.*\.wasm$/), asset(/^learned.*\.net$/), asset(/^guerra-fria.*\.net$/)],
  );
  return (request) =>
    page.evaluate(
      (request) =>
        new Promise<EngineReply | null>((told) => {
          const { worker } = window as unknown as { worker: Worker };
          worker.onmessage = (event) => told((event.data as { reply: EngineReply | null }).reply);
          worker.postMessage({ type: 'request', id: 1, request });
        }),
      request,
    );
}

test.runIf(there)('the browser plays what the program plays', async () => {
  const { page, context } = await visitor(files);
  const ask = await worker(page);
  for (const { game, levels, rules = RULES[game]!, seed = '1962' } of GAMES) {
    const reply = await ask({ type: 'play', whole: { game, levels, rules, seed } });
    expect(reply?.type, `${game} ${levels.join()}: ${JSON.stringify(reply).slice(0, 200)}`).toBe('record');
    expect(reply?.type === 'record' && reply.text).toBe(native(game, levels, rules, seed));
  }
  await context.close();
});

test.runIf(there)('what the engine is measured by (cargo xtask speed) does what it is asked', async () => {
  const { page, context } = await visitor(files);
  const ask = await worker(page);
  for (const [what, times] of [['decisions', 1000], ['guerra-fria-decisions', 1000], ['network', 10]] as const) {
    const reply = await ask({ type: 'measure', what, times });
    expect(reply?.type === 'done' ? reply.times : reply).toBeGreaterThanOrEqual(times);
  }
  await context.close();
});
