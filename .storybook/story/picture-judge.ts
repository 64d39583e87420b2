import { Worker } from 'node:worker_threads';
import type { Baselines } from './baseline.ts';

interface Question {
  png: Uint8Array;
  /** `view/story`. */
  name: string;
  baselines: Baselines;
}

export interface JudgeQuestion extends Question {
  id: number;
}

export interface JudgeAnswer {
  id: number;
  problems: string[];
}

/**
 * Compares pictures with their baselines in a thread. Jest runs tests in a context in which every access to a global is slow, and the
 * comparison of a page, which calls `Math.abs` for each of its pixels, takes fifteen times as long.
 */
export class PictureJudge {
  readonly #thread = new Worker(new URL('./judge-thread.ts', import.meta.url));
  readonly #asked = new Map<number, PromiseWithResolvers<string[]>>();
  #count = 0;
  #failure: Error | undefined;

  constructor() {
    this.#thread.on('message', ({ id, problems }: JudgeAnswer) => this.#take(id)?.resolve(problems));
    this.#thread.on('error', (error) => {
      this.#failure = error;
      for (const id of this.#asked.keys()) this.#take(id)?.reject(error);
    });
  }

  /** Returns what is wrong with a picture. */
  async problemsOf(question: Question): Promise<string[]> {
    if (this.#failure) throw this.#failure;
    this.#count += 1;
    const answer = Promise.withResolvers<string[]>();
    this.#asked.set(this.#count, answer);
    this.#thread.postMessage({ id: this.#count, ...question } satisfies JudgeQuestion);
    return answer.promise;
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  #take(id: number): PromiseWithResolvers<string[]> | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }
}
