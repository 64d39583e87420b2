import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { findFreePort } from '../../../test/support/free-port.js';
import { startStopwatch } from '../../../test/support/stopwatch.js';
import { until } from '../../../test/support/wait-until.js';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';

/** Output of `npm run build`, as in production. */
const BUILT = 'dist';
const MENU = JSON.stringify({ query: '{ directoryList { slug } }' });

interface RunningApi {
  child: ChildProcess;
  url: string;
  healthUrl: string;
  exited: Promise<number | null>;
  /** Everything that the process writes to stderr until it ends. */
  stderr: Promise<string>;
}

let database: TestDatabase;
let folder: string;
let runningApi: RunningApi | undefined;
/** Locks the table of the menu, so that a request lasts as long as the test needs. */
let lockClient: pg.Client;

async function start(env: NodeJS.ProcessEnv = {}): Promise<RunningApi> {
  const port = await findFreePort();
  const healthPort = await findFreePort(port);
  const ownVariables = {
    DATABASE_URL: database.url,
    OBJECTS_DIR: path.join(folder, 'objects'),
    IMAGE_CACHE_DIR: path.join(folder, 'image-cache'),
  };
  const child = fork(`${BUILT}/src/main.js`, {
    env: { MODE: 'test', ...ownVariables, PORT: String(port), HEALTH_PORT: String(healthPort), ...env },
    execArgv: [],
    silent: true,
  });
  runningApi = {
    child,
    url: `http://127.0.0.1:${port}/graphql`,
    healthUrl: `http://127.0.0.1:${healthPort}`,
    exited: once(child, 'exit').then(([code]) => code as number | null),
    stderr: child.stderr ? text(child.stderr) : Promise.resolve(''),
  };
  return runningApi;
}

const sendQuery = (url: string): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: MENU });

/** Connects without sending anything, so that a listening server need not respond. */
async function isRefused(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const refused = await once(socket, 'connect').then(
    () => false,
    () => true,
  );
  socket.destroy();
  return refused;
}

/** Starts a request that gets no response before the lock is released. */
async function sendBlockedQuery(url: string): Promise<{ response: Promise<Response>; release: () => Promise<unknown> }> {
  await lockClient.query('BEGIN');
  await lockClient.query('LOCK TABLE directory IN ACCESS EXCLUSIVE MODE');
  const response = sendQuery(url);
  const waitingQuery =
    "SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database WHERE datname = current_database() AND NOT granted AND relation = 'directory'::regclass";
  await until('the request waits for the lock', async () => (await lockClient.query(waitingQuery)).rowCount !== 0);
  return { response, release: () => lockClient.query('COMMIT') };
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'meet-shutdown-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  lockClient = new pg.Client({ connectionString: database.url });
  await lockClient.connect();
});
afterEach(async () => {
  await lockClient.end();
  runningApi?.child.kill('SIGKILL');
});

describe('the API process', () => {
  it('reports to its supervisor when it is ready, and finishes a slow request after SIGTERM', async () => {
    const api = await start();
    expect((await once(api.child, 'message'))[0]).toEqual({ ready: true });
    const { response, release } = await sendBlockedQuery(api.url);
    api.child.kill('SIGTERM');
    await until('it says that it is not ready', async () => (await fetch(`${api.healthUrl}/health/ready`)).status === 503);
    await until('it takes no connection any more', () => isRefused(api.url));
    expect(api.child.exitCode).toBeNull();
    await expect(sendQuery(api.url)).rejects.toThrow();
    const watch = startStopwatch();
    await release();
    expect(await (await response).json()).toEqual({ data: { directoryList: [] } });
    expect(await api.exited).toBe(0);
    // Well before the limit of 10 s for requests that do not end.
    expect(watch.stop()).toBeLessThan(5000);
  });

  it('exits when its supervisor has ended', async () => {
    const api = await start();
    await once(api.child, 'message');
    api.child.disconnect();
    expect(await api.exited).toBe(0);
  });

  it('reports every invalid variable in one sentence each', async () => {
    const api = await start({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(await api.exited).toBe(1);
    const lines = (await api.stderr).trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL']);
  });

  it('reports a port in use in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? String(address.port) : '';
    const api = await start({ PORT: port });
    expect(await api.exited).toBe(1);
    other.close();
    expect((await api.stderr).trim()).toBe(`Port ${port} is taken: stop what listens there, or choose another by PORT or HEALTH_PORT.`);
  });
});
