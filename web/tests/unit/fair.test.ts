// One's own part in the dice: what is sent when, and what is kept of it.
import { createHash } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Fairness, TableView } from '../../src/lib/protocol.ts';
import { sha256 } from '../../src/lib/sha256.ts';

let fair: typeof import('../../src/lib/fair.ts');

beforeAll(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  fair = await import('../../src/lib/fair.ts');
});

test('SHA-256 is that of everybody else', () => {
  for (const text of ['', 'abc', 'é', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)]) {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('a commitment is to a value of its own, and stays', () => {
  const own = fair.commitment('t1', 'us');
  expect(fair.commitment('t1', 'us')).toBe(own);
  expect(fair.commitment('t1', 'ussr')).not.toBe(own);
  const value = fair.keptOf('t1').values['us']!;
  expect(value).toMatch(/^[0-9a-f]{64}$/);
  expect(own).toBe(createHash('sha256').update(`detente-seat 2 t1 us ${value}`).digest('hex'));
});

test('a game against a machine is sent everything before it is looked at', () => {
  const wish = { game: 'twilight', seats: [{ type: 'bot', level: 'greedy' }, { type: 'me' }] };
  fair.created({ id: 't2', path: '/table/t2', commitment: 'h' }, wish as never);
  expect(fair.firstWords('t2').map((command) => command.type)).toEqual(['commit', 'open']);
  expect(fair.firstWords('t2')).toEqual([]);
  expect(fair.keptOf('t2')).toMatchObject({ host: 'h', seats: { us: 'bot' } });
  const open = { game: 'twilight', seats: [{ type: 'me' }, { type: 'open' }] };
  fair.created({ id: 't3', path: '/table/t3', commitment: 'h' }, open as never);
  expect(fair.firstWords('t3').map((command) => command.type)).toEqual(['commit']);
});

function view(id: string, kinds: string[], opening: boolean, own = true): TableView {
  const sealed = (seat: string) => (seat === 'us' && own ? fair.commitment(id, 'us') : 'c'.repeat(64));
  const seats = kinds.map((kind, i) => ({ seat: ['us', 'ussr'][i]!, kind, commitment: kind === 'committed' ? sealed(['us', 'ussr'][i]!) : null, value: null }));
  const fairness = { scheme: 2, commitment: 'host', seats, opening, secret: null, seed: null } as Fairness;
  return { fairness, table: { id, status: 'open', seats: [{ seat: 'us', mine: true }, { seat: 'ussr', mine: false }] } } as unknown as TableView;
}

test('one commits when one sits, opens when the game begins, and keeps what the others had sealed', () => {
  expect(fair.due(view('t4', ['none', 'none'], false)).map((command) => command.type)).toEqual(['commit']);
  expect(fair.due(view('t4', ['committed', 'committed'], false))).toEqual([]);
  expect(fair.keptOf('t4')).toMatchObject({ host: 'host', seats: {} });
  expect(fair.due(view('t4', ['committed', 'committed'], true))).toEqual([{ type: 'open', seat: 'us', value: fair.keptOf('t4').values['us'] }]);
  expect(fair.keptOf('t4').seats).toEqual({ us: `committed ${fair.commitment('t4', 'us')}`, ussr: `committed ${'c'.repeat(64)}` });
  expect(fair.due(view('t4', ['opened', 'committed'], true))).toEqual([]);
  // Nothing is opened while somebody else may still commit.
  expect(fair.due(view('t7', ['promised', 'promised'], true)).map((command) => command.type)).toEqual(['commit']);
  expect(fair.due(view('t7', ['committed', 'promised'], true))).toEqual([]);
  // Whoever comes too late to commit says nothing, and another device of one's own is left to open what it has sealed.
  expect(fair.due(view('t5', ['none', 'opened'], true))).toEqual([]);
  expect(fair.due(view('t6', ['committed', 'committed'], true, false))).toEqual([]);
  fair.commitment('t6', 'us');
  expect(fair.due(view('t6', ['committed', 'committed'], true, false))).toEqual([]);
});

test('a record is given what was kept of its table', () => {
  const record = 'detente-record 1\ngame twilight\nfair-table t4\nresult unfinished\n\nus: x\n';
  const lines = fair.withKept(record).split('\n');
  expect(lines.slice(3, 7)).toEqual(['kept-host host', `kept-part us ${fair.keptOf('t4').values['us']}`, `kept-seat us ${fair.keptOf('t4').seats['us']}`, `kept-seat ussr committed ${'c'.repeat(64)}`]);
  expect(lines[7]).toBe('result unfinished');
  expect(fair.withKept(fair.withKept(record))).toBe(fair.withKept(record));
  expect(fair.withKept('detente-record 1\nresult unfinished\n')).toBe('detente-record 1\nresult unfinished\n');
});
