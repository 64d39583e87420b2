const KILOBYTE = 1024;

export interface MinSpeed {
  bytesPerSecond: number;
  /** Period over which it is measured. */
  withinMs: number;
}

/** Minimum speed of an upload. At this speed a photo that a phone has shrunk takes a minute and a half. */
export const minSpeed: MinSpeed = { bytesPerSecond: 8 * KILOBYTE, withinMs: 10_000 };

/** Minimum speed while other uploads wait for a slot. It is measured over a short period, so that they wait less than a second. */
export const crowdedSpeed: MinSpeed = { bytesPerSecond: 24 * KILOBYTE, withinMs: 500 };

interface Arrival {
  time: number;
  bytes: number;
}

/** Speed at which a body arrives. Times are monotonic, in milliseconds. */
export class UploadSpeed {
  /** Totals of the last checks, the oldest first. */
  readonly #checks: Arrival[];
  #bytes = 0;

  constructor(now: number) {
    this.#checks = [{ time: now, bytes: 0 }];
  }

  add(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Records how much has arrived. Speeds are measured from one check to a later one. */
  check(now: number): void {
    this.#checks.push({ time: now, bytes: this.#bytes });
    const windowMs = minSpeed.withinMs;
    // The newest check that is at least as old as the period stays, because the period begins with it.
    while ((this.#checks[1]?.time ?? now) <= now - windowMs) this.#checks.shift();
  }

  /** Bytes per second during the last period, or undefined while the upload is younger than that. */
  measure(periodMs: number, now: number): number | undefined {
    const start = this.#checks.findLast(({ time }) => time <= now - periodMs);
    return start && ((this.#bytes - start.bytes) / (now - start.time)) * 1000;
  }
}
