import { restartLimits } from '../../scripts/process/restart-limit.ts';
import { between, createRandom, type Random, shuffle } from './random.ts';

export type Action = 'kill' | 'freeze' | 'cut' | 'stall';

/** A kind of fault: an action on a part. `wire` is the connection of the API to PostgreSQL, `backend` is one process of PostgreSQL. */
export interface Strike {
  part: string;
  action: Action;
}

export interface Fault extends Strike {
  /** Start, in milliseconds since the load began. */
  atMs: number;
  /** Duration. A kill has none. */
  holdMs: number;
  /** A number from 0 up to 1 that chooses among equal victims. */
  share: number;
}

interface Run {
  seed: number;
  seconds: number;
  /** Programs that replace embedded parts, such as redis. */
  components: readonly string[];
}

/** Parts that the supervisor restarts. */
const processes = ['api', 'storefront', 'search-indexer'];
const firstMs = 6_000;
const holdsMs: Record<Exclude<Action, 'kill'>, [least: number, most: number]> = {
  freeze: [2_000, 9_000],
  cut: [1_000, 8_000],
  stall: [2_000, 14_000],
};
const gapsMs: [least: number, most: number] = [3_000, 12_000];

function listStrikes(components: readonly string[]): Strike[] {
  const victims = [...processes, ...components, 'database'];
  return [
    ...victims.flatMap((part): Strike[] => [
      { part, action: 'kill' },
      { part, action: 'freeze' },
    ]),
    { part: 'backend', action: 'kill' },
    { part: 'wire', action: 'cut' },
    { part: 'wire', action: 'stall' },
  ];
}

/** One restart less than the supervisor allows, because a start that fails counts too. */
const allowed = {
  processes: { ...restartLimits.processes, max: restartLimits.processes.max - 1 },
  postgres: { ...restartLimits.postgres, max: restartLimits.postgres.max - 1 },
};

/** The limit on restarts that a strike counts towards. PostgreSQL recovers by itself when it loses a backend. */
function findLimit({ part, action }: Strike): keyof typeof allowed | undefined {
  if (action !== 'kill' || part === 'backend') return undefined;
  return part === 'database' ? 'postgres' : 'processes';
}

/** Whether the supervisor would still restart the victim. */
function isAllowed(strike: Strike, atMs: number, past: readonly Fault[]): boolean {
  const limit = findLimit(strike);
  if (!limit) return true;
  const { max, withinMs } = allowed[limit];
  return past.filter((fault) => findLimit(fault) === limit && atMs - fault.atMs < withinMs).length < max;
}

function drawHold(action: Action, random: Random): number {
  return action === 'kill' ? 0 : Math.round(between(random, ...holdsMs[action]));
}

/**
 * Returns the faults of a run in order of time. It depends on the arguments only, so that a failing seed can be run again. All kinds are
 * dealt in random order before any repeats, and the supervisor's limits on restarts are kept. The next fault may come before the shop has
 * recovered from the last one.
 */
export function planUpdate({ seed, seconds, components }: Run): Fault[] {
  const random = createRandom(seed);
  const endMs = seconds * 1000;
  const faults: Fault[] = [];
  let deck: Strike[] = [];
  for (let atMs = firstMs; ; ) {
    const next = (): Strike | undefined => deck.find((strike) => isAllowed(strike, atMs, faults));
    if (!next()) deck = [...deck, ...shuffle(listStrikes(components), random)];
    const strike = next();
    if (!strike) throw new Error('No fault is allowed.');
    deck.splice(deck.indexOf(strike), 1);
    const holdMs = drawHold(strike.action, random);
    if (atMs + holdMs > endMs) return faults;
    faults.push({ ...strike, atMs, holdMs, share: random() });
    atMs += holdMs + Math.round(between(random, ...gapsMs));
  }
}
