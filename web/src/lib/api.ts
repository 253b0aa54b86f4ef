// Questions to the server that are not about a table in play. Every failure is an `ApiError` with a sentence to show.
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
import { session } from './session.svelte.ts';
import { t, words } from './words.svelte.ts';

/** An answer that takes longer will not come: an import of a long game is the slowest. */
const LIMIT = 30_000;

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = `/api${path}${path.includes('?') ? '&' : '?'}lang=${words.language}`;
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (typeof body === 'string') {
    init.body = body;
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT) });
  } catch {
    throw new ApiError('offline', t('web-error-offline'));
  }
  if (response.ok) {
    const text = await response.text();
    return (text ? JSON.parse(text) : undefined) as T;
  }
  const error = (await response.json().catch(() => null)) as ErrorMessage | null;
  throw new ApiError(error?.code ?? 'internal', error?.text ?? t('web-error-internal'));
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
