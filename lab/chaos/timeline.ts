import type { Finding } from './check/finding.ts';
import { type Entry, listSlowEntries, type Pause } from './load/journal.ts';
import type { Fault } from './plan.ts';

/** A fault as it happened. Its times are in milliseconds since the load began. */
export interface CausedFault extends Fault {
  fromMs: number;
  toMs: number;
  /** False if the victim did not run at that time. */
  hasHit: boolean;
}

/** Longest allowed time after a fault until every process is `up` again, and until no request fails any more. */
export const healthyWithinMs = 30_000;
export const servedWithinMs = 20_000;

/** Returns when every process was `up` after the fault, or undefined if that was not before the next fault. */
export type FindRecovery = (fault: CausedFault, beforeMs: number) => number | undefined;

export const findNext = (faults: readonly CausedFault[], index: number, endMs: number): number => faults[index + 1]?.fromMs ?? endMs;

/** The latest fault that began before the request ended. */
export const findCause = ({ endMs }: Entry, faults: readonly CausedFault[]): CausedFault | undefined =>
  faults.findLast(({ fromMs }) => fromMs <= endMs);

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
/** Describes in one line all requests that ended in the same way. */
function describeEntries(entries: readonly Entry[]): string[] {
  return Object.entries(Object.groupBy(entries, ({ kind, what }) => `${kind}: ${what || 'answered'}`)).map(([what, list = []]) => {
    const times = list.map(({ atMs, endMs }) => `${formatSeconds(atMs)} (${formatSeconds(endMs - atMs)})`);
    return `${list.length} ${what}, at ${times.slice(0, 3).join(', ')}${list.length > 3 ? ', …' : ''}`;
  });
}

/**
 * Checks, by the records of the clients and of the readiness endpoints, that the shop failed only for a limited time after each fault, and
 * recovered.
 */
export function checkTimeline(
  entries: readonly Entry[],
  { faults, findRecovery, endMs }: { faults: readonly CausedFault[]; findRecovery: FindRecovery; endMs: number },
): Finding[] {
  const pauses: Pause[] = faults.filter(({ action }) => action === 'freeze');
  const lateRecoveries = faults.filter((fault, index) => {
    const nextMs = findNext(faults, index, endMs);
    return (findRecovery(fault, nextMs) ?? nextMs) - fault.toMs > healthyWithinMs;
  });
  const lateFailures = entries.filter((entry) => {
    const cause = findCause(entry, faults);
    return entry.verdict === 'failed' && (!cause || entry.atMs - cause.toMs > servedWithinMs);
  });
  return [
    {
      claim: 'every failed request failed with an honest status',
      violations: describeEntries(entries.filter(({ verdict }) => verdict === 'wrong')),
    },
    { claim: 'no request lasted longer than its budget', violations: describeEntries(listSlowEntries(entries, pauses)) },
    {
      claim: `no request failed without a fault, or later than ${formatSeconds(servedWithinMs)} after one`,
      violations: describeEntries(lateFailures),
    },
    {
      claim: `every process was ready within ${formatSeconds(healthyWithinMs)} after a fault`,
      violations: lateRecoveries.map(({ action, part, fromMs }) => `${action} ${part} at ${formatSeconds(fromMs)}`),
    },
  ];
}
