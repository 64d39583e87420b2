import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../../scripts/config.ts';
import { say } from '../../../scripts/terminal.ts';
import type { Finding } from '../../chaos/check/finding.ts';
import { checkNoneLost, countRequests, formatFigures } from '../report.ts';
import type { Fleet } from '../servers/fleet.ts';
import type { Release, Replica } from '../servers/replica.ts';
import { SETTLE_MS } from './rolling.ts';
import type { PhaseRun } from './run.ts';

/** How long each release serves alone. */
const RUN_MS = 10_000;

/** Restarts processes one after the other with the programs of a release. */
async function restartWithRelease(release: Release, replicas: readonly Replica[]): Promise<void> {
  for (const replica of replicas) {
    await replica.restartIn(release);
    await delay(SETTLE_MS);
  }
}

/**
 * A release without DATABASE_SESSION_URL does not work behind a pooler. Like an administrator, the lab then connects its processes to
 * PostgreSQL itself.
 */
function planRelease(folder: string, { env }: Fleet): Release {
  const isDirect = env.DATABASE_URL === env.DATABASE_SESSION_URL;
  if (isDirect || readFileSync(join(folder, 'docs/configuration.md'), 'utf8').includes('DATABASE_SESSION_URL')) return { folder };
  say('  the previous release does not work behind a pooler: its processes connect to PostgreSQL itself');
  return { folder, env: { DATABASE_URL: env.DATABASE_SESSION_URL } };
}

/**
 * Whether processes of a release accept the connections that wait at their port before they close it. An older release resets these
 * connections, and no later release can change that.
 */
function acceptsBeforeClosing(folder: string): boolean {
  const lifecycleFile = join(folder, 'server-kit/src/lifecycle.ts');
  return existsSync(lifecycleFile) && readFileSync(lifecycleFile, 'utf8').includes('pauseOnConnect');
}

/**
 * Takes the processes back to the previous release, on the schema of the current release, and forward again. A storefront requests fields
 * of its own release, so storefronts go back before the APIs and forward after them.
 */
export async function rollBack({ stage, load: { journal } }: PhaseRun): Promise<Finding[]> {
  const { previous, replicas, fleet } = stage;
  if (!previous) return [];
  const findReplicas = (plans: readonly { name: string }[]) => replicas.filter(({ name }) => plans.some((plan) => plan.name === name));
  const rollbackOrder = [...findReplicas(fleet.storefronts), ...findReplicas(fleet.indexers), ...findReplicas(fleet.apis)];
  const findings: Finding[] = [];
  const measure = async (title: string, release: Release, orderedReplicas: readonly Replica[], mustLoseNothing = true) => {
    const fromMs = journal.nowMs;
    await restartWithRelease(release, orderedReplicas);
    const restartedMs = journal.nowMs;
    await delay(RUN_MS);
    const figures = countRequests(journal.entries, fromMs, journal.nowMs);
    say(`  ${title} took ${((restartedMs - fromMs) / 1000).toFixed(0)} s: ${formatFigures(figures)}`);
    if (mustLoseNothing) findings.push(checkNoneLost(`${title} lost none of ${figures.requests} requests`, figures));
    else say('  the previous release resets what waits at its port when it stops, so nothing is demanded of that');
  };
  const name = previous.commit.slice(0, 8);
  await measure(`a rollback to the previous release (${name}) on today's schema`, planRelease(previous.folder, fleet), rollbackOrder);
  await measure('the update from it', { folder: root }, rollbackOrder.toReversed(), acceptsBeforeClosing(previous.folder));
  return findings;
}
