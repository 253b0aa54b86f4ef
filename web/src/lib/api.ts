// Questions to the host that are not about a table in play. Every failure is an `ApiError` with a sentence to show.
import type {
  CoachSays,
  Created,
  CreateTable,
  Credentials,
  ErrorMessage,
  GameInfo,
  Hint,
  Lobby,
  LogLine,
  Me,
  PushAddress,
  PushKey,
  Settings,
  TableSummary,
  TableView,
} from './protocol.ts';
import { created } from './fair.ts';
import { host, type Answer } from './host.ts';
import { session } from './session.svelte.ts';
import { t, words } from './words.svelte.ts';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function answered(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await host.ask(method, path, body, words.language);
  if (!answer) throw new ApiError('offline', t('web-error-offline'));
  if (answer.ok) return answer;
  let error: ErrorMessage | null = null;
  try {
    error = JSON.parse(answer.text) as ErrorMessage;
  } catch {
    // Whatever stands between the page and its server has answered.
  }
  throw new ApiError(error?.code ?? 'internal', error?.text ?? t('web-error-internal'));
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { text } = await answered(method, path, body);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** A file that the host gives: what is in it, and what it is called. */
export async function file(path: string): Promise<{ text: string; name: string }> {
  const { text, name } = await answered('GET', path);
  return { text, name: name ?? 'record.dtr' };
}

export const api = {
  pushKey: () => ask<PushKey>('GET', '/push'),
  push: (address: PushAddress) => ask<void>('POST', '/push', address),
  pushOff: (address: PushAddress) => ask<void>('POST', '/push/off', address),
  me: async () => session.is(await ask<Me>('GET', '/me')),
  guest: async (name: string) => session.is(await ask<Me>('POST', '/guest', { name })),
  register: async (who: Credentials) => session.is(await ask<Me>('POST', '/register', who)),
  login: async (who: Credentials) => session.is(await ask<Me>('POST', '/login', who)),
  logout: async () => {
    await ask<void>('POST', '/logout');
    session.left();
  },
  change: (what: Settings) => ask<Me>('PUT', '/me', what),
  games: () => ask<GameInfo[]>('GET', '/games'),
  lobby: () => ask<Lobby>('GET', '/lobby'),
  turns: () => ask<TableSummary[]>('GET', '/turns'),
  create: async (table: CreateTable) => {
    const made = await ask<Created>('POST', '/tables', { ...table, contributes: true });
    created(made, table);
    return made;
  },
  table: (id: string) => ask<TableView>('GET', `/tables/${id}`),
  coach: (id: string, seat: string, wish: string) => ask<CoachSays>('GET', `/tables/${id}/coach?seat=${seat}&wish=${wish}`),
  hint: (id: string, seat: string) => ask<Hint>('GET', `/tables/${id}/hint?seat=${seat}`),
  log: (id: string) => ask<LogLine[]>('GET', `/tables/${id}/log`),
};

/** Somebody: whoever one is already, else a guest made on the spot. */
export async function somebody(): Promise<Me> {
  try {
    return await api.me();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-logged-in') throw error;
    session.replaced();
    return api.guest('');
  }
}
