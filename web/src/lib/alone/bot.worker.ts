// A worker in which bots think: the same engine as the house, asked with a view and nothing else.
import type { EngineReply, EngineRequest } from '../protocol.ts';
import { Engine } from './engine.ts';

/** What the house says to such a worker. */
export type ToBot = { type: 'begin'; module: WebAssembly.Module } | { type: 'network'; bytes: ArrayBuffer } | { type: 'request'; id: number; request: EngineRequest };
/** What is answered; nothing if the engine has failed. */
export type FromBot = { id: number; reply: EngineReply | null };

let engine: Promise<Engine> | null = null;

addEventListener('message', (event: MessageEvent<ToBot>) => {
  const message = event.data;
  if (message.type === 'begin') {
    engine = Engine.of(message.module);
  } else if (message.type === 'network') {
    engine = engine && engine.then((engine) => (engine.network(new Uint8Array(message.bytes)), engine));
  } else {
    const told = (reply: EngineReply | null) => postMessage({ id: message.id, reply } satisfies FromBot);
    void engine?.then((engine) => engine.answer(message.request)).then(told, () => told(null));
  }
});
