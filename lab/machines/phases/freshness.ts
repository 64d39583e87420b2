import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../../scripts/terminal.ts';
import type { Finding } from '../../chaos/check/finding.ts';
import { changeUnits, type Probe, readPrice, showsPrice } from '../probes.ts';
import { countRequests, formatFigures, requireNoneLost } from '../report.ts';
import type { PhaseRun } from './run.ts';

const ROUNDS = 10;
/** Maximum age of data that a shopper may see. */
const STALE_MS = 1_000;
const GIVE_UP_MS = 10_000;
const POLL_MS = 20;
const FIRST_PRICE = 7_001_00;

interface Reader {
  name: string;
  shows: (price: number) => Promise<boolean>;
}

/** Milliseconds from the acknowledgement to the sending of the last request that did not see the change. */
async function measureStaleness({ shows }: Reader, price: number, acknowledgedAt: number): Promise<number> {
  for (let staleMs = 0; ; await delay(POLL_MS)) {
    const sentMs = performance.now() - acknowledgedAt;
    if ((await shows(price)) || sentMs > GIVE_UP_MS) return staleMs;
    staleMs = sentMs;
  }
}

function listReaders({ stage: { fleet } }: PhaseRun, probe: Probe): Reader[] {
  const apis = fleet.apiOrigins.slice(1).map(
    (origin, at): Reader => ({
      name: `api-${at + 2}`,
      shows: async (price) => (await readPrice(origin, probe)) === price,
    }),
  );
  const storefronts = fleet.storefrontOrigins.map(
    (origin, at): Reader => ({
      name: `storefront-${at + 1}`,
      shows: (price) => showsPrice(origin, probe, price),
    }),
  );
  return [...apis, ...storefronts];
}

/** Changes a price through the first API repeatedly, and measures how long the other processes return the former one. */
export async function watchFreshness(run: PhaseRun): Promise<Finding[]> {
  const { stage, load, manager, probes } = run;
  const { journal } = load;
  const fromMs = journal.nowMs;
  const readers = listReaders(run, probes.priced);
  const stalest = new Map<string, number>(readers.map(({ name }) => [name, 0]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const price = FIRST_PRICE + round * 100;
    // Each process has just cached the former price.
    await Promise.all(readers.map(({ shows }) => shows(price)));
    await changeUnits(
      probes.priced,
      { price, oldPrice: null, loyaltyPrice: null },
      { origin: stage.fleet.apiOrigins[0] ?? '', manager, journal },
    );
    const acknowledgedAt = performance.now();
    const measured = await Promise.all(readers.map((reader) => measureStaleness(reader, price, acknowledgedAt)));
    for (const [at, { name }] of readers.entries()) stalest.set(name, Math.max(stalest.get(name) ?? 0, measured[at] ?? 0));
  }
  const figures = countRequests(journal.entries, fromMs, journal.nowMs);
  say(`  of ${ROUNDS} changes of a price, the last request that saw the former one was sent at most so long after the acknowledgement:`);
  say(`  ${[...stalest].map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`).join(', ')}`);
  say(`  ${formatFigures(figures)}`);
  return [
    {
      claim: `a change through one API is seen through the others and the storefronts within ${STALE_MS} ms`,
      breaches: [...stalest].filter(([, ms]) => ms > STALE_MS).map(([name, ms]) => `${name}: ${ms.toFixed(0)} ms`),
    },
    requireNoneLost('no request was lost meanwhile', figures),
  ];
}
