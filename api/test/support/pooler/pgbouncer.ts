import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.js';
import { redirectUrl } from '../tcp-proxy.js';
import { until } from '../wait-until.js';
import type { Pooler, PoolerOptions } from './pooler.js';

const OLDEST_VERSION = [1, 21] as const;

function requirePgBouncer(): void {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major = 0, minor = 0] = /^PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '')?.map(Number) ?? [];
  if (major > OLDEST_VERSION[0] || (major === OLDEST_VERSION[0] && minor >= OLDEST_VERSION[1])) return;
  throw new Error(`PgBouncer ${OLDEST_VERSION.join('.')} or newer is not on PATH${stdout ? `, but ${stdout.split('\n')[0]}` : ''}.`);
}

/**
 * Starts PgBouncer in front of the database of this URL. Its server connections alternate, so that a client seldom gets the same connection
 * twice in a row.
 */
export async function openPgBouncer(target: string, options: Required<PoolerOptions>): Promise<Pooler> {
  requirePgBouncer();
  const folder = await mkdtemp(join(tmpdir(), 'meet-pgbouncer-'));
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, formatConfiguration(new URL(target), port, options));
  // If root starts PgBouncer, it runs as another user, who must be able to read the folder.
  await chmod(folder, 0o755);
  const userFlags = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...userFlags, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (text: Buffer) => {
    log += text;
  });
  await until('PgBouncer listens', () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer has ended: ${log}`);
    return isListening(port);
  });
  return {
    url: redirectUrl(target, port),
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true });
    },
  };
}

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

function formatConfiguration(
  { hostname, port, username, password, pathname }: URL,
  listenPort: number,
  options: Required<PoolerOptions>,
): string {
  const { startup, statementTimeoutMs, namedStatements } = options;
  const database = {
    host: hostname,
    port: port || '5432',
    user: quote(decodeURIComponent(username)),
    password: quote(decodeURIComponent(password)),
    ...(statementTimeoutMs > 0 && { connect_query: quote(`SET statement_timeout = ${statementTimeoutMs}`) }),
  };
  return `[databases]
${decodeURIComponent(pathname.slice(1))} = ${Object.entries(database)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_round_robin = 1
min_pool_size = 4
max_prepared_statements = ${namedStatements ? 200 : 0}
ignore_startup_parameters = ${startup === 'ignore' ? 'statement_timeout,lock_timeout,options' : ''}
`;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
