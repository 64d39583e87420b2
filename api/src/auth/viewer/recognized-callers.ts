import { MINUTE_MS } from '../../platform/process/durations.js';
import type { RecognizedCaller } from '../../platform/viewer/viewers.port.js';

const MOST = 10_000;

interface Entry {
  caller: RecognizedCaller;
  until: number;
}

/**
 * Programs and sessions of the staff that were identified within the last minute. Limits of requests are charged before anything is read
 * from the database, so that anonymous requests cost no query. Callers that are not recognized yet count by address.
 */
export class RecognizedCallers {
  readonly #entries = new Map<string, Entry>();

  find(key: string): RecognizedCaller | null {
    const entry = this.#entries.get(key);
    return entry && entry.until > performance.now() ? entry.caller : null;
  }

  add(key: string, caller: RecognizedCaller): void {
    this.#entries.delete(key);
    this.#entries.set(key, { caller, until: performance.now() + MINUTE_MS });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST && oldest !== undefined) this.#entries.delete(oldest);
  }
}
