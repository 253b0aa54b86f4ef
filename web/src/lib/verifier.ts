// `detente verify` in the browser: the rules and the check as a program of their own.
import { Program } from './program.ts';

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

const program = new Program('verifier.wasm');

/** What the check says; nothing where this server has no such program. */
export async function verdict(text: string): Promise<Verdict | Unreadable | null> {
  const told = await program.ask(text);
  return told === null ? null : (JSON.parse(told) as Verdict | Unreadable);
}
