const KILOBYTE = 1024;

export interface MinSpeed {
  bytesPerSecond: number;
  /** Period over which the speed is measured. */
  periodMs: number;
}

/** Minimum speed of an upload. At this speed a photo that a phone has shrunk takes a minute and a half. */
export const minSpeed: MinSpeed = { bytesPerSecond: 8 * KILOBYTE, periodMs: 10_000 };

/** Minimum speed while other uploads wait for a slot. It is measured over a short period, so that those uploads wait less than a second. */
export const minSpeedUnderLoad: MinSpeed = { bytesPerSecond: 24 * KILOBYTE, periodMs: 500 };

interface ByteTotal {
  time: number;
  bytes: number;
}

/** Speed at which a body arrives. Times are monotonic, in milliseconds. */
export class UploadSpeed {
  /** The last recorded totals, the oldest first. */
  readonly #totals: ByteTotal[];
  #bytes = 0;

  constructor(now: number) {
    this.#totals = [{ time: now, bytes: 0 }];
  }

  add(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Records the number of bytes that have arrived. Speeds are measured from one recorded total to a later one. */
  recordTotal(now: number): void {
    this.#totals.push({ time: now, bytes: this.#bytes });
    const longestPeriodMs = minSpeed.periodMs;
    // The newest total that is at least as old as the period stays, because the period begins with it.
    while ((this.#totals[1]?.time ?? now) <= now - longestPeriodMs) this.#totals.shift();
  }

  /** Bytes per second during the last period, or undefined while the upload has lasted less than the period. */
  measure(periodMs: number, now: number): number | undefined {
    const start = this.#totals.findLast(({ time }) => time <= now - periodMs);
    return start && ((this.#bytes - start.bytes) / (now - start.time)) * 1000;
  }
}
