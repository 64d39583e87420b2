import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../../../scripts/config.ts';
import { buildAttachedArguments } from '../../../scripts/process/child.ts';
import { acceptsConnections } from '../../../scripts/process/port.ts';
import { sendSignal } from '../../../scripts/process/signals.ts';
import type { ReplicaPlan } from './replica.ts';

export const POOLER = 'pgbouncer';

const quoteValue = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** PgBouncer's configuration from docs/operating.md. After a failover, PgBouncer finds the new primary within a second. */
function buildConfig({ hostname, port, username, password, pathname }: URL, listenPort: number, folder: string): string {
  const loginText = `user=${quoteValue(decodeURIComponent(username))} password=${quoteValue(decodeURIComponent(password))}`;
  const connectQuery = quoteValue('SET statement_timeout = 10000');
  return `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} ${loginText} connect_query=${connectQuery}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
pidfile = ${join(folder, 'pgbouncer.pid')}
auth_type = any
pool_mode = transaction
max_prepared_statements = 200
server_login_retry = 1
`;
}

/** Plans PgBouncer in transaction mode in front of the database at a URL. A reload does not close PgBouncer's port. */
export function planPooler(databaseUrl: string, { port, folder, logsDir }: { port: number; folder: string; logsDir: string }) {
  const ownFolder = join(folder, POOLER);
  mkdirSync(ownFolder);
  // Started by root, PgBouncer runs as another user, who must be able to write the pid file.
  chmodSync(ownFolder, 0o777);
  const file = join(ownFolder, 'pgbouncer.ini');
  writeFileSync(file, buildConfig(new URL(databaseUrl), port, ownFolder));
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const plan: ReplicaPlan = {
    name: POOLER,
    spec: {
      name: POOLER,
      command: process.execPath,
      args: buildAttachedArguments([POOLER, ...user, file]),
      env: environment,
      cwd: root,
      logsDir,
    },
    isReady: () => acceptsConnections(port),
    reload: () => void sendSignal(Number(readFileSync(join(ownFolder, 'pgbouncer.pid'), 'utf8')), 'SIGHUP'),
    isAttached: true,
  };
  return { plan, url: Object.assign(new URL(databaseUrl), { port: String(port) }).href };
}
