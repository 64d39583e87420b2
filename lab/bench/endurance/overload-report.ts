import { computeQuantile } from '../../load/load.ts';
import type { Outcome } from '../../load/open-loop.ts';
import { judge } from '../report/report.ts';

/** The outcome of the requests that a server received. Times are in milliseconds. */
export interface LoadFigures {
  offeredPerSecond: number;
  acceptedPerSecond: number;
  shedPerSecond: number;
  /** Percentiles of the response times of all accepted requests. */
  p50: number;
  p95: number;
  /** p95 of the accepted sign-ins. */
  signInP95: number;
  /** p95 and maximum of the response times of refusals. */
  shedP95: number;
  longestRefusalMs: number;
  /** Accepted share of the sign-ins, and of the other requests. */
  acceptedSignInShare: number;
  acceptedOtherShare: number;
  /** Refusals without a time at which to repeat. */
  refusalsWithoutRetryTime: number;
  /** Responses that are neither 200 nor 503. */
  otherResponses: number;
}

const ACCEPTED_STATUS = 200;
const SHED_STATUS = 503;

export function computeFigures(outcomes: readonly Outcome[], seconds: number): LoadFigures {
  const filterByStatus = (status: number) => outcomes.filter((outcome) => outcome.status === status);
  const [accepted, shed] = [filterByStatus(ACCEPTED_STATUS), filterByStatus(SHED_STATUS)];
  const listSortedMs = (selectedOutcomes: readonly Outcome[]) => selectedOutcomes.map(({ ms }) => ms).sort((one, other) => one - other);
  const [acceptedTimes, shedTimes] = [listSortedMs(accepted), listSortedMs(shed)];
  const signInTimes = listSortedMs(accepted.filter(({ isPreferred }) => isPreferred));
  const computeShare = (isPreferred: boolean) => {
    const count = (selectedOutcomes: readonly Outcome[]) =>
      selectedOutcomes.filter((outcome) => outcome.isPreferred === isPreferred).length;
    return count(accepted) / count(outcomes);
  };
  return {
    offeredPerSecond: outcomes.length / seconds,
    acceptedPerSecond: accepted.length / seconds,
    shedPerSecond: shed.length / seconds,
    p50: computeQuantile(acceptedTimes, 0.5),
    p95: computeQuantile(acceptedTimes, 0.95),
    signInP95: signInTimes.length > 0 ? computeQuantile(signInTimes, 0.95) : 0,
    shedP95: shedTimes.length > 0 ? computeQuantile(shedTimes, 0.95) : 0,
    longestRefusalMs: shedTimes.at(-1) ?? 0,
    acceptedSignInShare: computeShare(true),
    acceptedOtherShare: computeShare(false),
    refusalsWithoutRetryTime: shed.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
    otherResponses: outcomes.length - accepted.length - shed.length,
  };
}

const columns = ['offered/s', '200/s', '503/s', 'p50 ms', 'p95 ms', 'sign-in p95', '503 p95', '503 max', 'sign-in', 'others'];

const createLine = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(28)}${cells.map((cell) => cell.padStart(12)).join('')}`;

export const formatOverloadHead = (): string => createLine('load', columns);

export function formatOverloadLine(name: string, figures: LoadFigures): string {
  const { offeredPerSecond, acceptedPerSecond, shedPerSecond, p50, p95, signInP95, shedP95, longestRefusalMs } = figures;
  const counts = [offeredPerSecond, acceptedPerSecond, shedPerSecond, p50, p95, signInP95, shedP95, longestRefusalMs].map((figure) =>
    figure.toFixed(0),
  );
  const shares = [figures.acceptedSignInShare, figures.acceptedOtherShare].map((share) => `${(share * 100).toFixed(0)} %`);
  return createLine(name, [...counts, ...shares]);
}

const MAX_P95_RATIO = 2;
const LONGEST_QUEUE_MS = 1_000;

/** Judges the figures under overload, some relative to those at capacity, with one line for each. */
export function judgeOverload(name: string, { full, overload }: { full: LoadFigures; overload: LoadFigures }): string[] {
  return [
    { what: 'p95 of the accepted relative to the capacity', figure: overload.p95 / full.p95, most: MAX_P95_RATIO },
    { what: 'p95 of the refusals, ms', figure: overload.shedP95, most: LONGEST_QUEUE_MS },
    { what: 'accepted per second relative to the capacity', figure: overload.acceptedPerSecond / full.acceptedPerSecond, least: 0.7 },
    { what: 'accepted sign-ins relative to others', figure: overload.acceptedSignInShare / overload.acceptedOtherShare, least: 1.5 },
    { what: 'refusals without retry-after', figure: overload.refusalsWithoutRetryTime, most: 0 },
    { what: 'answers other than 200 and 503', figure: full.otherResponses + overload.otherResponses, most: 0 },
  ].map(({ what, ...bound }) => judge({ what: `${name}, ${what}`, ...bound }));
}
