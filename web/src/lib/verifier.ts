// `detente verify` in the browser: the rules and the check as a program of their own, which is loaded where it is wanted and asks
// nobody. A server that was built without it does not have the file.

export type Finding = {
  what: string;
  standing: 'holds' | 'broken' | 'open' | 'weak';
  seat: string | null;
  action: number | null;
  expected: string | null;
  got: string | null;
  count: number | null;
};

export type Verdict = { fair: boolean; broken: boolean; scheme: number | null; answers: number | null; findings: Finding[] };
/** The line of a text that cannot be read. */
export type Unreadable = { line: number };

type Program = { memory: WebAssembly.Memory; room: (bytes: number) => number; verify: () => number; findings: () => number };

const PLACE = '/verifier.wasm';
let program: Promise<Program | null> | null = null;

async function load(): Promise<Program | null> {
  const answer = await fetch(PLACE);
  if (!answer.ok) return null;
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer());
  return instance.exports as unknown as Program;
}

/** What the check says; nothing where this server has no such program. */
export async function verdict(text: string): Promise<Verdict | Unreadable | null> {
  program ??= load();
  const { memory, room, verify, findings } = (await program) ?? {};
  if (!memory || !room || !verify || !findings) return null;
  const bytes = new TextEncoder().encode(text);
  const place = room(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  const length = verify();
  const told = new TextDecoder().decode(new Uint8Array(memory.buffer, findings(), length));
  return JSON.parse(told) as Verdict | Unreadable;
}
