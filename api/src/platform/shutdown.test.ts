import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../exports/testing.js';

const BUILT = '.cache/shutdown-test';
const MENU = JSON.stringify({ query: '{ directoryList { slug } }' });

interface Running {
  child: ChildProcess;
  url: string;
  healthUrl: string;
  stderr: () => string;
}

let database: TestDatabase;
let running: Running | undefined;
/** Holds the table that the menu is read from, so that a request lasts as long as the test likes. */
let lock: pg.Client;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
};

async function start(env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const [port, healthPort] = [await freePort(), await freePort()];
  const child = fork(`${BUILT}/src/main.js`, {
    env: { MODE: 'test', DATABASE_URL: database.url, PORT: String(port), HEALTH_PORT: String(healthPort), ...env },
    execArgv: [],
    silent: true,
  });
  let stderr = '';
  child.stderr?.on('data', (text) => {
    stderr += text;
  });
  running = { child, url: `http://127.0.0.1:${port}/graphql`, healthUrl: `http://127.0.0.1:${healthPort}`, stderr: () => stderr };
  return running;
}

const exitOf = async ({ child }: Running): Promise<number | null> => child.exitCode ?? ((await once(child, 'exit')) as [number | null])[0];

const ask = (url: string): Promise<Response> => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: MENU });

/** A request that is being answered and will be until the lock is given back. */
async function askSlowly(url: string): Promise<{ answer: Promise<Response>; letGo: () => Promise<unknown> }> {
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE directory IN ACCESS EXCLUSIVE MODE');
  const answer = ask(url);
  const waiting = "SELECT FROM pg_locks WHERE NOT granted AND relation = 'directory'::regclass";
  while (!(await lock.query(waiting)).rowCount) await new Promise((resolve) => setTimeout(resolve, 20));
  return { answer, letGo: () => lock.query('COMMIT') };
}

beforeAll(async () => {
  database = await createTestDatabase();
  await promisify(execFile)(process.execPath, [
    '../node_modules/@swc/cli/bin/swc.js',
    'src',
    '-d',
    BUILT,
    '--ignore',
    '**/*.test.ts',
    '--quiet',
  ]);
});
afterAll(() => database.drop());

beforeEach(async () => {
  lock = new pg.Client({ connectionString: database.url });
  await lock.connect();
});
afterEach(async () => {
  await lock.end();
  running?.child.kill('SIGKILL');
});

describe('the process', () => {
  it('tells its supervisor when it is ready, and finishes a slow request before it goes on SIGTERM', async () => {
    const api = await start();
    expect((await once(api.child, 'message'))[0]).toEqual({ ready: true });
    const { answer, letGo } = await askSlowly(api.url);
    api.child.kill('SIGTERM');
    let ready = await fetch(`${api.healthUrl}/health/ready`);
    while (ready.status !== 503) ready = await fetch(`${api.healthUrl}/health/ready`);
    expect(api.child.exitCode).toBeNull();
    await expect(ask(api.url)).rejects.toThrow();
    await letGo();
    expect(await (await answer).json()).toEqual({ data: { directoryList: [] } });
    const answered = performance.now();
    expect(await exitOf(api)).toBe(0);
    expect(performance.now() - answered).toBeLessThan(2000);
  });

  it('goes when its supervisor is gone', async () => {
    const api = await start();
    await once(api.child, 'message');
    api.child.disconnect();
    expect(await exitOf(api)).toBe(0);
  });

  it('says in a sentence each what is wrong with its variables', async () => {
    const api = await start({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(await exitOf(api)).toBe(1);
    expect(
      api
        .stderr()
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['PORT', 'LOG_LEVEL']);
  });

  it('says in a sentence that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? String(address.port) : '';
    const api = await start({ PORT: port });
    expect(await exitOf(api)).toBe(1);
    other.close();
    expect(api.stderr().trim()).toBe(`Port ${port} is taken: stop what listens there, or choose another by PORT or HEALTH_PORT.`);
  });
});
