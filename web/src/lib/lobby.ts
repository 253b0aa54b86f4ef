// The lobby as it changes: the server sends the list once, and then only what is new.
import type { Lobby, ServerMessage, TableSummary } from './protocol.ts';

type Changes = Extract<ServerMessage, { type: 'lobby-changes' }>;

/** The list with these tables in the place of what was known of them, new ones first, and without those that are gone. */
function merged(known: TableSummary[], changed: TableSummary[], gone: string[]): TableSummary[] {
  const news = new Map(changed.map((table) => [table.id, table]));
  const kept = known.filter((table) => !gone.includes(table.id)).map((table) => news.get(table.id) ?? table);
  const old = new Set(known.map((table) => table.id));
  return [...changed.filter((table) => !old.has(table.id)), ...kept];
}

export function changed(lobby: Lobby, changes: Changes): Lobby {
  return { tables: merged(lobby.tables, changes.tables, changes.gone), mine: merged(lobby.mine, changes.mine, []) };
}
