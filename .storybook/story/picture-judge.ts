import { Worker } from 'node:worker_threads';
import type { Baselines } from './baseline.ts';

interface Judgement {
  png: Uint8Array;
  /** Name of the picture: `view/story`. */
  name: string;
  baselines: Baselines;
}

export interface JudgeRequest extends Judgement {
  id: number;
}

export interface JudgeResponse {
  id: number;
  problems: string[];
}

/**
 * Compares pictures with their baselines in a thread. Jest runs tests in a context in which every access to a global is slow, and the
 * comparison of a page, which calls `Math.abs` for each of its pixels, takes fifteen times as long.
 */
export class PictureJudge {
  readonly #thread = new Worker(new URL('./judge-thread.ts', import.meta.url));
  readonly #pending = new Map<number, PromiseWithResolvers<string[]>>();
  #lastId = 0;
  #failure: Error | undefined;

  constructor() {
    this.#thread.on('message', ({ id, problems }: JudgeResponse) => this.#takePending(id)?.resolve(problems));
    this.#thread.on('error', (error) => {
      this.#failure = error;
      for (const id of this.#pending.keys()) this.#takePending(id)?.reject(error);
    });
  }

  /** Returns what is wrong with a picture; an empty list if it matches its baseline. */
  async judge(judgement: Judgement): Promise<string[]> {
    if (this.#failure) throw this.#failure;
    this.#lastId += 1;
    const response = Promise.withResolvers<string[]>();
    this.#pending.set(this.#lastId, response);
    this.#thread.postMessage({ id: this.#lastId, ...judgement } satisfies JudgeRequest);
    return response.promise;
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  #takePending(id: number): PromiseWithResolvers<string[]> | undefined {
    const response = this.#pending.get(id);
    this.#pending.delete(id);
    return response;
  }
}
