import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../../scripts/process/until.ts';
import { say } from '../../../scripts/terminal.ts';
import type { Finding } from '../../chaos/check/finding.ts';
import { changeUnits, isListed, type Probe } from '../probes.ts';
import { countRequests, describeLost, formatFigures } from '../report.ts';
import { runSqlAt } from '../servers/database.ts';
import { recordAcknowledged, removeLostChanges } from './lost-second.ts';
import type { PhaseRun } from './run.ts';

/** Shortest time for which the shop changes data that the standby does not receive. */
const LOST_MS = 1_000;
/** Longest time to wait until an order is among the changes that the standby does not receive. */
const MAX_LOST_MS = 5_000;
const RECOVERY_TIMEOUT_MS = 5_000;
const GIVE_UP_MS = 30_000;
const POLL_MS = 50;
/** How long the shop runs after the failover. */
const RUN_ON_MS = 10_000;

/** Whether each product should be listed. */
type Listing = readonly [probe: Probe, isListed: boolean][];

async function showsExpected(origin: string, listing: Listing): Promise<boolean> {
  const found = await Promise.all(listing.map(([probe]) => isListed(origin, probe)));
  return listing.every(([, expected], index) => found[index] === expected);
}

const allShowExpected = async (origins: readonly string[], listing: Listing): Promise<boolean> =>
  (await Promise.all(origins.map((origin) => showsExpected(origin, listing)))).every(Boolean);

/** Milliseconds until an API lists the expected products. */
async function measureRecovery(origin: string, listing: Listing): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < GIVE_UP_MS) {
    if (await showsExpected(origin, listing)) return performance.now() - startedAt;
    await delay(POLL_MS);
  }
  return Number.POSITIVE_INFINITY;
}

const takeOffSaleText = 'UPDATE product_item SET active = false WHERE product_id = $1';

/**
 * Kills the primary after a second of changes that its standby lacks, and promotes the standby. The shop still uses the same URL of the
 * database.
 */
export async function failOver({ stage: { database, fleet }, load, manager, probes }: PhaseRun): Promise<Finding[]> {
  const { journal, acknowledgedOrders } = load;
  const { hiddenProduct, restoredProduct, lateProduct } = probes;
  const connection = { origin: fleet.apiOrigins[0] ?? '', manager, journal };
  await changeUnits(restoredProduct, { available: false }, connection);
  const listingBefore: Listing = [
    [hiddenProduct, true],
    [restoredProduct, false],
    [lateProduct, true],
  ];
  await until(() => allShowExpected(fleet.apiOrigins, listingBefore), { what: 'all APIs list the same', withinMs: GIVE_UP_MS });
  await until(() => database.isReplicating(), { what: 'the standby has everything', withinMs: GIVE_UP_MS });

  database.stopReplication();
  const earlierChanges = recordAcknowledged(acknowledgedOrders);
  const lossStartedAt = performance.now();
  await changeUnits(hiddenProduct, { available: false }, connection);
  await changeUnits(restoredProduct, { available: true }, connection);
  const lostListing: Listing = [
    [hiddenProduct, false],
    [restoredProduct, true],
  ];
  await until(() => allShowExpected(fleet.apiOrigins, lostListing), { what: 'all APIs list what will be lost', withinMs: GIVE_UP_MS });
  // Usually at least one order is among the lost changes.
  const isOrderLost = () => acknowledgedOrders.orders.some(({ id }) => !earlierChanges.states.has(id));
  await until(isOrderLost, { what: 'an order is acknowledged', withinMs: MAX_LOST_MS }).catch(() => undefined);
  await delay(Math.max(0, LOST_MS - (performance.now() - lossStartedAt)));

  const fromMs = journal.nowMs;
  await database.failOver();
  const promotionMs = journal.nowMs - fromMs;
  await runSqlAt(database.serverUrl, takeOffSaleText, [lateProduct.id]);
  database.switchAddress();
  const switchedMs = journal.nowMs;
  const laterChanges = recordAcknowledged(acknowledgedOrders);
  const listingAfter: Listing = [
    [hiddenProduct, true],
    [restoredProduct, false],
    [lateProduct, false],
  ];
  const recoveries = await Promise.all(fleet.apiOrigins.map((origin) => measureRecovery(origin, listingAfter)));
  await delay(RUN_ON_MS);

  const placedOrders = removeLostChanges(acknowledgedOrders, earlierChanges, laterChanges);
  const laterFindings = (await allShowExpected(fleet.apiOrigins, listingAfter)) ? [] : ['an API lists something else again'];
  const figures = countRequests(journal.entries, fromMs, journal.nowMs);
  const lateLosses = figures.lost.filter(({ atMs }) => atMs > switchedMs + RECOVERY_TIMEOUT_MS);
  const names = recoveries.map((ms, index) => `api-${index + 1} after ${(ms / 1000).toFixed(1)} s`);
  say(
    `  the standby was promoted in ${(promotionMs / 1000).toFixed(1)} s; ${placedOrders.length} acknowledged orders were in the part that it does not have`,
  );
  say(`  listings are those of the new primary: ${names.join(', ')}`);
  say(`  ${formatFigures(figures)}`);
  return [
    {
      claim: `after a failover that lost the last second, the listings of all APIs are right within ${RECOVERY_TIMEOUT_MS / 1000} s, and stay so`,
      violations: [...names.filter((_, index) => (recoveries[index] ?? 0) > RECOVERY_TIMEOUT_MS), ...laterFindings],
    },
    { claim: `no request is lost later than ${RECOVERY_TIMEOUT_MS / 1000} s after the failover`, violations: describeLost(lateLosses) },
  ];
}
