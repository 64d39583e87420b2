import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../../scripts/process/until.ts';
import { say } from '../../../scripts/terminal.ts';
import type { Finding } from '../../chaos/check/finding.ts';
import { changeUnits, isListed, type Probe } from '../probes.ts';
import { countRequests, describeLost, formatFigures } from '../report.ts';
import { runAt } from '../servers/database.ts';
import { forgetBetween, noteAcknowledged } from './lost-second.ts';
import type { PhaseRun } from './run.ts';

const LOST_MS = 1_000;
const MAX_LOST_MS = 5_000;
const RIGHT_WITHIN_MS = 5_000;
const GIVE_UP_MS = 30_000;
const POLL_MS = 50;
/** How long the shop runs afterwards, with all effects of the failover. */
const AFTER_MS = 10_000;

/** Whether each product should be listed. */
type Listing = readonly [probe: Probe, isListed: boolean][];

async function isRight(origin: string, listing: Listing): Promise<boolean> {
  const found = await Promise.all(listing.map(([probe]) => isListed(origin, probe)));
  return listing.every(([, expected], at) => found[at] === expected);
}

const areRight = async (origins: readonly string[], listing: Listing): Promise<boolean> =>
  (await Promise.all(origins.map((origin) => isRight(origin, listing)))).every(Boolean);

/** Milliseconds until an API lists the expected products. */
async function measureRecovery(origin: string, listing: Listing): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < GIVE_UP_MS) {
    if (await isRight(origin, listing)) return performance.now() - begun;
    await delay(POLL_MS);
  }
  return Number.POSITIVE_INFINITY;
}

const takeOffSale = 'UPDATE product_item SET active = false WHERE product_id = $1';

/** Kills the primary after a second that its standby does not have, and promotes the standby. The shop still uses the same address. */
export async function failOver({ stage: { database, fleet }, load, manager, probes }: PhaseRun): Promise<Finding[]> {
  const { journal, held } = load;
  const { hidden, restored, late } = probes;
  const through = { origin: fleet.apiOrigins[0] ?? '', manager, journal };
  await changeUnits(restored, { available: false }, through);
  const before: Listing = [
    [hidden, true],
    [restored, false],
    [late, true],
  ];
  await until(() => areRight(fleet.apiOrigins, before), { what: 'all APIs list the same', withinMs: GIVE_UP_MS });
  await until(() => database.isReplicating(), { what: 'the standby has everything', withinMs: GIVE_UP_MS });

  database.stopReplication();
  const acknowledgedBefore = noteAcknowledged(held);
  const lostFrom = performance.now();
  await changeUnits(hidden, { available: false }, through);
  await changeUnits(restored, { available: true }, through);
  const lost: Listing = [
    [hidden, false],
    [restored, true],
  ];
  await until(() => areRight(fleet.apiOrigins, lost), { what: 'all APIs list what will be lost', withinMs: GIVE_UP_MS });
  // At least one order is to be lost, as a rule.
  const isOrderLost = () => held.orders.some(({ id }) => !acknowledgedBefore.states.has(id));
  await until(isOrderLost, { what: 'an order is acknowledged', withinMs: MAX_LOST_MS }).catch(() => undefined);
  await delay(Math.max(0, LOST_MS - (performance.now() - lostFrom)));

  const fromMs = journal.nowMs;
  await database.failOver();
  const lostMs = journal.nowMs - fromMs;
  await runAt(database.serverUrl, takeOffSale, [late.id]);
  database.switchAddress();
  const switchedMs = journal.nowMs;
  const acknowledged = noteAcknowledged(held);
  const after: Listing = [
    [hidden, true],
    [restored, false],
    [late, false],
  ];
  const recoveries = await Promise.all(fleet.apiOrigins.map((origin) => measureRecovery(origin, after)));
  await delay(AFTER_MS);

  const placed = forgetBetween(held, acknowledgedBefore, acknowledged);
  const stillWrong = (await areRight(fleet.apiOrigins, after)) ? [] : ['an API lists something else again'];
  const figures = countRequests(journal.entries, fromMs, journal.nowMs);
  const lateLosses = figures.lost.filter(({ atMs }) => atMs > switchedMs + RIGHT_WITHIN_MS);
  const names = recoveries.map((ms, at) => `api-${at + 1} after ${(ms / 1000).toFixed(1)} s`);
  say(
    `  the standby was promoted in ${(lostMs / 1000).toFixed(1)} s; ${placed.length} acknowledged orders were in the part that it does not have`,
  );
  say(`  listings are those of the new primary: ${names.join(', ')}`);
  say(`  ${formatFigures(figures)}`);
  return [
    {
      claim: `after a failover that lost the last second, the listings of all APIs are right within ${RIGHT_WITHIN_MS / 1000} s, and stay so`,
      breaches: [...names.filter((_, at) => (recoveries[at] ?? 0) > RIGHT_WITHIN_MS), ...stillWrong],
    },
    { claim: `no request is lost later than ${RIGHT_WITHIN_MS / 1000} s after the failover`, breaches: describeLost(lateLosses) },
  ];
}
