import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../../scripts/terminal.ts';
import type { Finding } from '../../chaos/check/finding.ts';
import { changeUnits, type Probe, readPrice, showsPrice } from '../probes.ts';
import { checkNoneLost, countRequests, formatFigures } from '../report.ts';
import type { PhaseRun } from './run.ts';

const ROUNDS = 10;
/** Maximum age of data that a shopper may see. */
const MAX_AGE_MS = 1_000;
const GIVE_UP_MS = 10_000;
const POLL_MS = 20;
const FIRST_PRICE = 7_001_00;

interface PriceReader {
  name: string;
  showsPrice: (price: number) => Promise<boolean>;
}

/** Milliseconds from the acknowledgement of a price change until the last request was sent whose response lacked the change. */
async function measureStaleness({ showsPrice: isPriceShown }: PriceReader, price: number, acknowledgedAt: number): Promise<number> {
  for (let staleMs = 0; ; await delay(POLL_MS)) {
    const sentMs = performance.now() - acknowledgedAt;
    if ((await isPriceShown(price)) || sentMs > GIVE_UP_MS) return staleMs;
    staleMs = sentMs;
  }
}

function listReaders({ stage: { fleet } }: PhaseRun, probe: Probe): PriceReader[] {
  const apis = fleet.apiOrigins.slice(1).map(
    (origin, index): PriceReader => ({
      name: `api-${index + 2}`,
      showsPrice: async (price) => (await readPrice(origin, probe)) === price,
    }),
  );
  const storefronts = fleet.storefrontOrigins.map(
    (origin, index): PriceReader => ({
      name: `storefront-${index + 1}`,
      showsPrice: (price) => showsPrice(origin, probe, price),
    }),
  );
  return [...apis, ...storefronts];
}

/** Changes a price through the first API repeatedly, and measures how long the other processes return the former price. */
export async function watchFreshness(run: PhaseRun): Promise<Finding[]> {
  const { stage, load, manager, probes } = run;
  const { journal } = load;
  const startMs = journal.nowMs;
  const readers = listReaders(run, probes.pricedProduct);
  const maxAges = new Map<string, number>(readers.map(({ name }) => [name, 0]));
  for (let roundNumber = 0; roundNumber < ROUNDS; roundNumber += 1) {
    const price = FIRST_PRICE + roundNumber * 100;
    // These requests make each process cache the former price.
    await Promise.all(readers.map(({ showsPrice: isPriceShown }) => isPriceShown(price)));
    await changeUnits(
      probes.pricedProduct,
      { price, oldPrice: null, loyaltyPrice: null },
      { origin: stage.fleet.apiOrigins[0] ?? '', manager, journal },
    );
    const acknowledgedAt = performance.now();
    const measurements = await Promise.all(readers.map((reader) => measureStaleness(reader, price, acknowledgedAt)));
    for (const [index, { name }] of readers.entries()) maxAges.set(name, Math.max(maxAges.get(name) ?? 0, measurements[index] ?? 0));
  }
  const figures = countRequests(journal.entries, startMs, journal.nowMs);
  say(`  of ${ROUNDS} changes of a price, the last request that saw the former one was sent at most so long after the acknowledgement:`);
  say(`  ${[...maxAges].map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`).join(', ')}`);
  say(`  ${formatFigures(figures)}`);
  return [
    {
      claim: `a change through one API is seen through the others and the storefronts within ${MAX_AGE_MS} ms`,
      violations: [...maxAges].filter(([, ms]) => ms > MAX_AGE_MS).map(([name, ms]) => `${name}: ${ms.toFixed(0)} ms`),
    },
    checkNoneLost('no request was lost meanwhile', figures),
  ];
}
