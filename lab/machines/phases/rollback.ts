import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../../scripts/config.ts';
import { say } from '../../../scripts/terminal.ts';
import type { Finding } from '../../chaos/check/finding.ts';
import { countRequests, demandNoneLost, formatFigures } from '../report.ts';
import type { Replica } from '../servers/replica.ts';
import { SETTLE_MS } from './rolling.ts';
import type { PhaseRun } from './run.ts';

/** How long each release serves alone. */
const SERVE_MS = 10_000;

/** Restarts processes one after the other with the programs of a checkout. */
async function rollTo(checkout: string, replicas: readonly Replica[]): Promise<void> {
  for (const replica of replicas) {
    await replica.restartIn(checkout);
    await delay(SETTLE_MS);
  }
}

/**
 * Takes the processes back to the previous release, on the schema of this one, and forward again. A storefront asks for what its own release
 * knows, so it goes back before the APIs and forward after them.
 */
export async function rollBack({ stage, load: { journal } }: PhaseRun): Promise<Finding[]> {
  const { previous, replicas, fleet } = stage;
  if (!previous) return [];
  const pick = (plans: readonly { name: string }[]) => replicas.filter(({ name }) => plans.some((plan) => plan.name === name));
  const backward = [...pick(fleet.storefronts), ...pick(fleet.indexers), ...pick(fleet.apis)];
  const findings: Finding[] = [];
  const measure = async (what: string, checkout: string, ordered: readonly Replica[]) => {
    const fromMs = journal.nowMs;
    await rollTo(checkout, ordered);
    const rolledMs = journal.nowMs;
    await delay(SERVE_MS);
    const figures = countRequests(journal.entries, fromMs, journal.nowMs);
    say(`  ${what} took ${((rolledMs - fromMs) / 1000).toFixed(0)} s: ${formatFigures(figures)}`);
    findings.push(demandNoneLost(`${what} lost none of ${figures.requests} requests`, figures));
  };
  const name = previous.commit.slice(0, 8);
  await measure(`a rollback to the previous release (${name}) on today's schema`, previous.folder, backward);
  await measure('the update from it', root, backward.toReversed());
  return findings;
}
