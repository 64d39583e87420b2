import type { Finding } from '../chaos/check/finding.ts';
import { type Entry, SHED_REASON } from '../chaos/load/journal.ts';
import { computeQuantile } from '../load/load.ts';

/** How many requests a period had, how they ended and how long they took. */
export interface Figures {
  requests: number;
  /** Requests per second. */
  rate: number;
  /** Requests that a busy process refused at once. */
  shed: number;
  /** Requests that were neither completed nor refused by a busy process. */
  lost: readonly Entry[];
  /** Requests that were sent a second time, because a used connection had ended before the response began. */
  resent: number;
  medianMs: number;
  p95Ms: number;
}

const isShed = ({ verdict, what }: Entry): boolean => verdict === 'failed' && what === SHED_REASON;
const isLost = (entry: Entry): boolean => entry.verdict !== 'answered' && !isShed(entry);

/** Counts the requests that were sent from `fromMs` until just before `toMs`, in milliseconds since the load began. */
export function countRequests(entries: readonly Entry[], fromMs: number, toMs: number): Figures {
  const sent = entries.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  const latencies = sent.filter(({ verdict }) => verdict === 'answered').map(({ atMs, endMs }) => endMs - atMs);
  const sortedValues = latencies.toSorted((one, other) => one - other);
  return {
    requests: sent.length,
    rate: sent.length / ((toMs - fromMs) / 1000),
    shed: sent.filter(isShed).length,
    lost: sent.filter(isLost),
    resent: sent.filter(({ isResent }) => isResent).length,
    medianMs: computeQuantile(sortedValues, 0.5),
    p95Ms: computeQuantile(sortedValues, 0.95),
  };
}

export const formatFigures = ({ requests, rate, shed, lost: lostEntries, resent, medianMs, p95Ms }: Figures): string =>
  `${requests} requests (${rate.toFixed(1)} a second), ${lostEntries.length} lost, ${shed} shed, ${resent} resent; answered within ${medianMs.toFixed(0)} ms (median) and ${p95Ms.toFixed(0)} ms (95 %)`;

/**
 * Groups lost requests by moments: the requests of a group ended after its moment and before the next moment. Those sent before the moment
 * were in progress at that time.
 */
export const groupLostByMoment = (lostEntries: readonly Entry[], momentsMs: readonly number[]): Entry[][] =>
  momentsMs.map((fromMs, index) =>
    lostEntries.filter(({ endMs }) => endMs >= fromMs && endMs < (momentsMs[index + 1] ?? Number.POSITIVE_INFINITY)),
  );

/** Describes in one line all lost requests that ended in the same way. */
export function describeLost(lostEntries: readonly Entry[]): string[] {
  return Object.entries(Object.groupBy(lostEntries, ({ kind, what }) => `${kind}: ${what}`)).map(([what, list = []]) => {
    const times = list.slice(0, 3).map(({ atMs }) => `${(atMs / 1000).toFixed(1)} s`);
    return `${list.length} ${what}, at ${times.join(', ')}${list.length > 3 ? ', …' : ''}`;
  });
}

export const checkNoneLost = (claim: string, { lost: lostEntries }: Figures): Finding => ({ claim, violations: describeLost(lostEntries) });

/** Checks that no response in a period was one that the shop must never send. Requests may fail in that period. */
export const checkFailuresHonest = (claim: string, { lost: lostEntries }: Figures): Finding => ({
  claim,
  violations: describeLost(lostEntries.filter(({ verdict }) => verdict === 'wrong')),
});
