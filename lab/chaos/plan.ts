import { restartLimits } from '../../scripts/process/restart-limit.ts';
import { createRandom, drawBetween, type Random, shuffle } from './random.ts';

/** `freeze` suspends a process. `cut` closes connections; `stall` leaves them open and forwards nothing. */
export type Action = 'kill' | 'freeze' | 'cut' | 'stall';

/** A kind of fault: an action on a part. `wire` is the connection of the API to PostgreSQL, `backend` is one process of PostgreSQL. */
export interface FaultKind {
  part: string;
  action: Action;
}

export interface Fault extends FaultKind {
  /** Start, in milliseconds since the load began. */
  atMs: number;
  /** In milliseconds; 0 for a kill. */
  durationMs: number;
  /** A number from 0 up to 1 that chooses among equal victims. */
  victimShare: number;
}

interface PlanOptions {
  seed: number;
  seconds: number;
  /** Programs that replace embedded parts, such as redis. */
  components: readonly string[];
}

/** Parts that the supervisor restarts. */
const processes = ['api', 'storefront', 'search-indexer'];
const firstFaultMs = 6_000;
const durationRangesMs: Record<Exclude<Action, 'kill'>, [least: number, most: number]> = {
  freeze: [2_000, 9_000],
  cut: [1_000, 8_000],
  stall: [2_000, 14_000],
};
const pauseRangeMs: [least: number, most: number] = [3_000, 12_000];

function listFaultKinds(components: readonly string[]): FaultKind[] {
  const victims = [...processes, ...components, 'database'];
  return [
    ...victims.flatMap((part): FaultKind[] => [
      { part, action: 'kill' },
      { part, action: 'freeze' },
    ]),
    { part: 'backend', action: 'kill' },
    { part: 'wire', action: 'cut' },
    { part: 'wire', action: 'stall' },
  ];
}

/** One restart less than the supervisor allows, because a start that fails counts too. */
const allowedRestarts = {
  processes: { ...restartLimits.processes, max: restartLimits.processes.max - 1 },
  postgres: { ...restartLimits.postgres, max: restartLimits.postgres.max - 1 },
};

/** The limit on restarts that a fault counts towards. PostgreSQL recovers by itself when it loses a backend. */
function findLimit({ part, action }: FaultKind): keyof typeof allowedRestarts | undefined {
  if (action !== 'kill' || part === 'backend') return undefined;
  return part === 'database' ? 'postgres' : 'processes';
}

/** Whether the supervisor would still restart the victim. */
function isAllowed(faultKind: FaultKind, atMs: number, pastFaults: readonly Fault[]): boolean {
  const limit = findLimit(faultKind);
  if (!limit) return true;
  const { max, withinMs } = allowedRestarts[limit];
  return pastFaults.filter((fault) => findLimit(fault) === limit && atMs - fault.atMs < withinMs).length < max;
}

function drawDuration(action: Action, random: Random): number {
  return action === 'kill' ? 0 : Math.round(drawBetween(random, ...durationRangesMs[action]));
}

/**
 * Returns the faults of a run in order of time. The plan depends on the arguments only, so that a failing seed can be run again. Every kind
 * of fault occurs once, in random order, before any is repeated, unless the supervisor's limits on restarts forbid all remaining kinds. A
 * fault may come before the shop has recovered from the previous fault.
 */
export function drawPlan({ seed, seconds, components }: PlanOptions): Fault[] {
  const random = createRandom(seed);
  const endMs = seconds * 1000;
  const faults: Fault[] = [];
  let remainingKinds: FaultKind[] = [];
  for (let atMs = firstFaultMs; ; ) {
    const findNextKind = (): FaultKind | undefined => remainingKinds.find((faultKind) => isAllowed(faultKind, atMs, faults));
    if (!findNextKind()) remainingKinds = [...remainingKinds, ...shuffle(listFaultKinds(components), random)];
    const faultKind = findNextKind();
    if (!faultKind) throw new Error('No fault is allowed.');
    remainingKinds.splice(remainingKinds.indexOf(faultKind), 1);
    const durationMs = drawDuration(faultKind.action, random);
    if (atMs + durationMs > endMs) return faults;
    faults.push({ ...faultKind, atMs, durationMs, victimShare: random() });
    atMs += durationMs + Math.round(drawBetween(random, ...pauseRangeMs));
  }
}
