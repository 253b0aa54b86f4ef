// The bots of a page without a server: whose search a round belongs to, who is stopped, and what a worker that ends takes with it.
import { expect, test, vi } from 'vitest';
import type { ToBot } from '../../src/lib/alone/bot.worker.ts';
import type { Hand } from '../../src/lib/alone/crew.ts';
import type { Networks } from '../../src/lib/alone/networks.ts';
import { Pool } from '../../src/lib/alone/pool.ts';
import type { AnalysisTask, BotRound, BotTask, EngineReply, EngineRequest, ReviewWork } from '../../src/lib/protocol.ts';

type Asked = Extract<ToBot, { type: 'request' }>;

/** A worker that answers when the test says so. */
class Worker implements Hand {
  onmessage: Hand['onmessage'] = null;
  onerror: Hand['onerror'] = null;
  ended = false;
  asked: Asked[] = [];
  /** The games whose network it was given. */
  given: string[] = [];

  postMessage(message: ToBot): void {
    if (message.type === 'request') this.asked.push(message);
    if (message.type === 'network') this.given.push(message.game);
  }
  terminate(): void {
    this.ended = true;
  }
  /** What it is at. */
  get at(): EngineRequest | undefined {
    return this.asked[0]?.request;
  }
  async answer(reply: EngineReply | null): Promise<void> {
    const { id } = this.asked.shift()!;
    await this.say({ id, reply });
  }
  async say(data: unknown): Promise<void> {
    this.onmessage?.call(this as never, { data } as MessageEvent);
    await quiet();
  }
}

const quiet = () => new Promise((later) => setTimeout(later, 0));

function house(workers = 1) {
  const hands: Worker[] = [];
  const told = { search: vi.fn(), missing: vi.fn(), stumbled: vi.fn() };
  const networks = { of: vi.fn(async () => new ArrayBuffer(8)), keep: vi.fn(async () => undefined), discard: vi.fn() };
  const pool = new Pool({} as WebAssembly.Module, networks as unknown as Networks, told, () => {
    const hand = new Worker();
    hands.push(hand);
    return hand;
  });
  pool.allow({ workers, sparing: false });
  return { pool, hands, told, networks, working: () => hands.filter((hand) => !hand.ended) };
}

const task = (level: string, more: Partial<BotTask> = {}): BotTask => ({
  table: 'a',
  game: 'twilight',
  seat: 'us',
  sitter: 0,
  level,
  version: 3,
  awaited: true,
  view: '',
  legal: ['one', 'two'],
  seed: '1',
  network: level === 'greedy' ? null : 'twilight',
  ...more,
});

const round = (search: number, first = 0): EngineReply => {
  const worlds = { seat: 'us', view: '', legal: [], seed: '1', tried: ['one', 'two'], first, count: 8 };
  return { type: 'round', round: { table: 'a', seat: 'us', sitter: 0, search, lines: first * 2, limit: 64, worlds } satisfies BotRound };
};
const thought = (action: string): EngineReply => ({ type: 'thought', thought: { table: 'a', seat: 'us', sitter: 0, version: 3, action, failed: false } });
const values = (count: number): EngineReply => ({ type: 'values', values: Array.from({ length: count }, () => [0, 1]) });
const refused: EngineReply = { type: 'refused', why: 'no' };

test('a search that is begun anew at a seat ends the one before: it hands on nothing, and no ordinary level plays for it', async () => {
  const { pool, hands, told } = house();
  const first = pool.think(task('marshal'));
  await quiet();
  const [hand] = hands;
  await hand!.answer(round(1));
  expect(hand!.at?.type).toBe('worlds');
  const second = pool.think(task('marshal'));
  await quiet();
  // Worlds of the first come when the second has begun.
  await hand!.answer(values(8));
  expect(await first).toBeNull();
  expect(hand!.asked.map(({ request }) => request.type)).toEqual(['think']);
  await hand!.answer(round(2));
  await hand!.answer(values(8));
  expect(hand!.at).toMatchObject({ type: 'round', search: 2 });
  await hand!.answer(thought('two'));
  expect(await second).toMatchObject({ action: 'two', failed: false });
  expect(told.stumbled).not.toHaveBeenCalled();
  expect(hand!.ended).toBe(false);
});

test('whoever thinks at a table that nobody looks at stops, and nothing is said for it', async () => {
  const { pool, hands, told } = house();
  const [searching, other] = [pool.think(task('marshal')), pool.think(task('marshal', { table: 'b' }))];
  await quiet();
  await hands[0]!.answer(round(1));
  pool.only(['b']);
  await quiet();
  expect(told.search).toHaveBeenLastCalledWith(0, 0);
  // The other table was waiting for the same worker, and loses nothing.
  while (hands[0]!.at?.type === 'worlds') await hands[0]!.answer(values(8));
  expect(await searching).toBeNull();
  await hands[0]!.answer(thought('one'));
  expect(await other).toMatchObject({ action: 'one' });
  // Who thinks otherwise may think long: the worker ends.
  const long = pool.think(task('search@9000n', { network: null }));
  await quiet();
  pool.only([]);
  expect(await long).toBeNull();
  expect(hands[0]!.ended).toBe(true);
});

test('“move now” ends only what is done for that bot: a review and an analysis go on', async () => {
  const { pool, hands, working } = house();
  const found = vi.fn();
  const work = { id: 'a', game: 'twilight', tasks: [1, 2] } as unknown as ReviewWork;
  const review = pool.review(work, found);
  await quiet();
  const thinks = pool.think(task('search', { network: null }));
  const analysis = pool.analyse({ game: 'twilight' } as AnalysisTask);
  await quiet();
  pool.hurry();
  await quiet();
  // The worker is at a piece of the review: the bot waits for that, and is asked at first sight.
  expect(hands[0]!.ended).toBe(false);
  expect(hands[0]!.at?.type).toBe('review');
  await hands[0]!.answer({ type: 'findings', findings: ['x'] });
  expect(hands[0]!.at).toMatchObject({ type: 'think', task: { level: 'greedy' } });
  await hands[0]!.answer(thought('one'));
  expect(await thinks).toMatchObject({ action: 'one', failed: false });
  expect(hands[0]!.at?.type).toBe('analyse');
  // A bot that is at its thoughts is ended with its worker; what waits behind it is done by the next one.
  await hands[0]!.answer(refused);
  expect(await analysis).toEqual(refused);
  await hands[0]!.answer({ type: 'findings', findings: ['y'] });
  await review;
  expect(found.mock.calls).toEqual([[['x']], [['y']]]);
  const again = pool.think(task('search', { network: null }));
  await quiet();
  const behind = pool.analyse({ game: 'twilight' } as AnalysisTask);
  await quiet();
  pool.hurry();
  await quiet();
  expect(hands[0]!.ended).toBe(true);
  const [next] = working();
  for (const _ of [1, 2]) await next!.answer(next!.at?.type === 'think' ? thought('two') : refused);
  expect(await again).toMatchObject({ action: 'two' });
  expect(await behind).toEqual(refused);
});

test('where an ordinary level plays for a strong one, that is said', async () => {
  const { pool, hands, told, networks } = house();
  let thinks = pool.think(task('marshal'));
  await quiet();
  await hands[0]!.answer(refused);
  expect(told.stumbled).toHaveBeenLastCalledWith(true);
  expect(hands[0]!.at).toMatchObject({ type: 'think', task: { level: 'greedy', network: null } });
  await hands[0]!.answer(thought('one'));
  expect(await thinks).toMatchObject({ action: 'one' });
  thinks = pool.think(task('marshal'));
  await quiet();
  await hands[0]!.answer(thought('two'));
  expect(await thinks).toMatchObject({ action: 'two' });
  expect(told.stumbled).toHaveBeenLastCalledWith(false);
  // What was fetched is no network of this engine: it is thrown away, and that is what is said.
  thinks = pool.think(task('learned'));
  await quiet();
  await hands[0]!.say({ refused: 'twilight' });
  expect(networks.discard).toHaveBeenCalledWith('twilight');
  expect(told.missing).toHaveBeenLastCalledWith(['twilight']);
  await hands[0]!.answer(refused);
  await hands[0]!.answer(thought('one'));
  expect(await thinks).toMatchObject({ action: 'one' });
  expect(told.stumbled).toHaveBeenLastCalledWith(false);
  // The next time the worker is given what was fetched anew.
  thinks = pool.think(task('learned'));
  await quiet();
  expect(hands[0]!.given).toEqual(['twilight', 'twilight']);
  await hands[0]!.answer(thought('two'));
  await thinks;
  expect(told.missing).toHaveBeenLastCalledWith([]);
});

test('where the ordinary level fails as well, what is played is nobody’s choice: that is said, until the seat decides again', async () => {
  const { pool, hands, told } = house();
  // Workers that fail are replaced; the last one is asked.
  const answer = (reply: EngineReply) => hands.at(-1)!.answer(reply);
  for (const level of ['marshal', 'greedy']) {
    const thinks = pool.think(task(level));
    await quiet();
    await answer(refused);
    await answer(refused);
    expect(await thinks).toMatchObject({ action: null, failed: true });
    expect(told.stumbled, level).toHaveBeenLastCalledWith(true);
    // Another seat that decides by itself is no reason to say nothing.
    const beside = pool.think(task('greedy', { seat: 'ussr' }));
    await quiet();
    await answer(thought('one'));
    await beside;
    expect(told.stumbled, level).toHaveBeenLastCalledWith(true);
    const again = pool.think(task(level));
    await quiet();
    await answer(thought('two'));
    await again;
    expect(told.stumbled, level).toHaveBeenLastCalledWith(false);
  }
  // With the table that is what is left behind.
  const thinks = pool.think(task('greedy'));
  await quiet();
  await answer(refused);
  await answer(refused);
  await thinks;
  pool.only(['b']);
  expect(told.stumbled).toHaveBeenLastCalledWith(false);
});

test('workers beyond what the machine may use end when they have nothing to do', async () => {
  const { pool, hands, working } = house(4);
  const thinks = pool.think(task('marshal'));
  await quiet();
  const [own] = hands;
  await own!.answer(round(1));
  expect(working()).toHaveLength(4);
  pool.allow({ workers: 1, sparing: true });
  for (const hand of hands) if (hand.at?.type === 'worlds') await hand.answer(values(2));
  expect(own!.at).toMatchObject({ type: 'round', search: 1 });
  // That of the bot itself stays until it has chosen, wherever it is.
  await own!.answer(thought('one'));
  await thinks;
  expect(working().length).toBeLessThanOrEqual(1);
});
