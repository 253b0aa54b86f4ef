// A worker in which bots think: the same engine as the house, asked with a view and nothing else.
import type { EngineReply, EngineRequest } from '../protocol.ts';
import { Engine } from './engine.ts';

/** What the house says to such a worker. */
export type ToBot =
  | { type: 'begin'; module: WebAssembly.Module }
  | { type: 'network'; game: string; bytes: ArrayBuffer }
  | { type: 'request'; id: number; request: EngineRequest };
/** What is answered; nothing if the engine has failed. And of which game the network is none that the engine takes. */
export type FromBot = { id: number; reply: EngineReply | null } | { refused: string };

const post = (message: FromBot) => postMessage(message);

let engine: Promise<Engine> | null = null;

addEventListener('message', (event: MessageEvent<ToBot>) => {
  const message = event.data;
  if (message.type === 'begin') {
    engine = Engine.of(message.module);
  } else if (message.type === 'network') {
    engine =
      engine &&
      engine.then((engine) => {
        if (!engine.network(new Uint8Array(message.bytes))) post({ refused: message.game });
        return engine;
      });
  } else {
    const told = (reply: EngineReply | null) => post({ id: message.id, reply });
    void engine?.then((engine) => engine.answer(message.request)).then(told, () => told(null));
  }
});
