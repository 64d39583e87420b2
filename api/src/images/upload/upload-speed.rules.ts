const KILOBYTE = 1024;

export interface LeastSpeed {
  bytesPerSecond: number;
  /** Period over which it is measured. */
  withinMs: number;
}

/** Least speed of an upload: a photo that a phone has shrunk takes a minute and a half at it. */
export const minSpeed: LeastSpeed = { bytesPerSecond: 8 * KILOBYTE, withinMs: 10_000 };

/** Least speed while other uploads wait for a slot. It is measured over a short period, so that they wait less than a second. */
export const crowdedSpeed: LeastSpeed = { bytesPerSecond: 24 * KILOBYTE, withinMs: 500 };

interface Arrival {
  at: number;
  bytes: number;
}

/** Speed at which a body arrives. Times are monotonic, in milliseconds. */
export class UploadSpeed {
  /** Totals of the last checks, the oldest first. */
  readonly #checks: Arrival[];
  #bytes = 0;

  constructor(now: number) {
    this.#checks = [{ at: now, bytes: 0 }];
  }

  add(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Notes how much has arrived. Speeds are measured from one check to a later one. */
  check(now: number): void {
    this.#checks.push({ at: now, bytes: this.#bytes });
    const windowMs = minSpeed.withinMs;
    // One that is old enough stays, because a period begins with it.
    while ((this.#checks[1]?.at ?? now) <= now - windowMs) this.#checks.shift();
  }

  /** Bytes per second during the last period, or undefined while the upload is younger than that. */
  measure(periodMs: number, now: number): number | undefined {
    const start = this.#checks.findLast(({ at }) => at <= now - periodMs);
    return start && ((this.#bytes - start.bytes) / (now - start.at)) * 1000;
  }
}
