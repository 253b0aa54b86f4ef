// The engine in a worker: requests in, replies out.
import { converse, fill, type Surface } from '../program.ts';
import type { EngineReply, EngineRequest } from '../protocol.ts';

type EngineSurface = Surface & { network: () => number };

export class Engine {
  private constructor(private readonly surface: EngineSurface) {}

  static async of(module: WebAssembly.Module): Promise<Engine> {
    const instance = await WebAssembly.instantiate(module);
    return new Engine(instance.exports as unknown as EngineSurface);
  }

  answer(request: EngineRequest): EngineReply {
    return JSON.parse(converse(this.surface, JSON.stringify(request))) as EngineReply;
  }

  /** Takes the file of the network; says whether it is one. */
  network(bytes: Uint8Array): boolean {
    fill(this.surface, bytes);
    return this.surface.network() === 1;
  }
}
