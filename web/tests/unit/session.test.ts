// Who this browser was: at a server, and in the page without one that the same server sends.
import { afterEach, expect, test, vi } from 'vitest';
import type { Me } from '../../src/lib/protocol.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('whoever has played on the device before is a new guest at the server, and none that it has forgotten', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text), removeItem: (key: string) => kept.delete(key) });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { parent: undefined }));
  const open = async (alone: boolean) => {
    vi.resetModules();
    vi.doMock('../../src/lib/host.ts', () => ({ ALONE: alone }));
    return (await import('../../src/lib/session.svelte.ts')).session;
  };
  const here = await open(true);
  here.is({ id: 'me', guest: true } as Me);
  expect(here.known).toBe(true);
  const there = await open(false);
  expect(there.known).toBe(false);
  there.replaced();
  expect(there.ended).toBe(false);
  // Whoever was somebody at the server is told.
  there.is({ id: 'a1', guest: true } as Me);
  const again = await open(false);
  again.replaced();
  expect(again.ended).toBe(true);
  expect((await open(true)).known).toBe(true);
});
