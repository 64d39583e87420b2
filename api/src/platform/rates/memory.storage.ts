import type { ThrottlerStorage } from '@nestjs/throttler';
import { MINUTE_MS } from '../process/durations.js';

type CountResult = Awaited<ReturnType<ThrottlerStorage['increment']>>;

interface Window {
  hits: number;
  endsAt: number;
}

/** Counters of this process, one for each window. A window begins with its first request, as in Redis. */
export class MemoryStorage implements ThrottlerStorage {
  readonly #windows = new Map<string, Window>();
  #sweepAt = 0;

  async increment(key: string, windowMs: number, max: number): Promise<CountResult> {
    const now = performance.now();
    this.#sweep(now);
    const window = this.#findWindow(key, now, windowMs);
    window.hits += 1;
    const remainingSeconds = Math.ceil((window.endsAt - now) / 1000);
    const isBlocked = window.hits > max;
    return { totalHits: window.hits, timeToExpire: remainingSeconds, isBlocked, timeToBlockExpire: isBlocked ? remainingSeconds : 0 };
  }

  #findWindow(key: string, now: number, windowMs: number): Window {
    const currentWindow = this.#windows.get(key);
    if (currentWindow && currentWindow.endsAt > now) return currentWindow;
    const window = { hits: 0, endsAt: now + windowMs };
    this.#windows.set(key, window);
    return window;
  }

  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + MINUTE_MS;
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
  }
}
