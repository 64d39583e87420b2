import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freeze, freezeWithChildren, listChildren, sendSignal } from '../../scripts/process/signals.ts';
import type { Action, Fault, FaultKind } from './plan.ts';
import { pick } from './random.ts';
import type { Stage } from './stage.ts';

type EndFault = () => void;

const doNothing: EndFault = () => {};

/**
 * Causes a fault and returns a function that ends it. Returns undefined if the victim is not running, because it has not recovered from an
 * earlier fault.
 */
export async function causeFault({ part, action, victimShare }: Fault, stage: Stage): Promise<EndFault | undefined> {
  if (part === 'wire') return disturbConnection(action, stage);
  if (part === 'backend') return killBackend(victimShare, stage);
  const pid = part === 'database' ? readPostmasterPid(stage) : findPid({ part, action }, stage);
  if (pid === undefined) return undefined;
  if (action === 'kill') return sendSignal(pid, 'SIGKILL') ? doNothing : undefined;
  return part === 'database' ? freezeWithChildren(pid) : freeze(pid);
}

function disturbConnection(action: Action, { wire }: Stage): EndFault {
  if (action === 'cut') wire.cut();
  else wire.freeze();
  return () => wire.mend();
}

/** Kills one process of PostgreSQL that serves a database session, after which PostgreSQL ends all database sessions and recovers. */
async function killBackend(victimShare: number, { databaseUrl }: Stage): Promise<EndFault | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY pid",
    );
    return rows.length > 0 && sendSignal(pick(rows, victimShare).pid, 'SIGKILL') ? doNothing : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Returns the process to kill or suspend. The supervisor starts a component through a wrapper process, so the component is the wrapper's
 * child.
 */
function findPid({ part }: FaultKind, { shop }: Stage): number | undefined {
  const pid = shop.findPid(part);
  if (pid === undefined || isDirectlyStarted(part)) return pid;
  return listChildren(pid)[0];
}

const isDirectlyStarted = (part: string): boolean => ['api', 'storefront', 'search-indexer'].includes(part);

function readPostmasterPid({ cluster }: Stage): number | undefined {
  try {
    return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    // PostgreSQL is starting and has not written postmaster.pid yet.
    return undefined;
  }
}
