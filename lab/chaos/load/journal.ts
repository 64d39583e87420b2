export type Kind = 'page' | 'picture' | 'search' | 'account read' | 'account change' | 'code' | 'sign-in' | 'cart' | 'order' | 'payment';

/**
 * `answered`: a response as in a healthy shop. `failed`: an error that reports an outage of the shop. `wrong`: a response that the shop
 * must never send.
 */
export type Verdict = 'answered' | 'failed' | 'wrong';

/** Reason recorded for a request that a busy process refused. Such a request counts as `failed`. */
export const SHED_REASON = 'refused for overload';

export interface Entry {
  kind: Kind;
  /** Start in milliseconds since the load began. */
  atMs: number;
  endMs: number;
  verdict: Verdict;
  /** Describes what the request got instead of the expected response. */
  what: string;
  /** Whether the request was sent a second time on a new connection, as browsers do. */
  isResent?: boolean;
}

/** Added to each maximum duration, for the network and a busy machine. */
const toleranceMs = 2_000;
const maxDurationMs: Record<Kind, number> = {
  page: 5_000 + toleranceMs,
  picture: 5_000 + toleranceMs,
  search: 5_000 + toleranceMs,
  'account read': 5_000 + toleranceMs,
  'account change': 10_000 + toleranceMs,
  code: 10_000 + toleranceMs,
  'sign-in': 10_000 + toleranceMs,
  cart: 10_000 + toleranceMs,
  order: 10_000 + toleranceMs,
  payment: 10_000 + toleranceMs,
};

/** A period in which a process was suspended. */
export interface Pause {
  part: string;
  fromMs: number;
  toMs: number;
}

/**
 * Whether a request may wait for a suspended process. Pages stop waiting for the API after a timeout; other requests are passed on to the
 * API.
 */
const canWaitFor = (kind: Kind, part: string): boolean => part === 'storefront' || (part === 'api' && kind !== 'page');

/** All requests of the load, and how they ended. */
export class Journal {
  readonly entries: Entry[] = [];
  private readonly startedAt = performance.now();

  get nowMs(): number {
    return performance.now() - this.startedAt;
  }

  record(entry: Omit<Entry, 'endMs'>): void {
    this.entries.push({ ...entry, endMs: this.nowMs });
  }
}

/** Returns the entries that took longer than the maximum for their kind, not counting pauses of processes for which they may wait. */
export function listSlowEntries(entries: readonly Entry[], pauses: readonly Pause[]): Entry[] {
  const computeExcusedMs = ({ kind, atMs, endMs }: Entry) =>
    pauses
      .filter(({ part }) => canWaitFor(kind, part))
      .reduce((sum, { fromMs, toMs }) => sum + Math.max(0, Math.min(endMs, toMs) - Math.max(atMs, fromMs)), 0);
  return entries.filter((entry) => entry.endMs - entry.atMs - computeExcusedMs(entry) > maxDurationMs[entry.kind]);
}
