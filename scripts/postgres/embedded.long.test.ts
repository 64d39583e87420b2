import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { root } from '../config.ts';
import { EmbeddedPostgres } from './embedded.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const folder = createTemporaryFolder('database');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a running embedded PostgreSQL is found again on a machine without ps, and is not started twice on the same files', () => {
  const programFolder = join(folder, 'bin');
  mkdirSync(programFolder);
  // The PATH contains only `id`, which the root user needs to find the system user.
  symlinkSync(execFileSync('which', ['id'], { encoding: 'utf8' }).trim(), join(programFolder, 'id'));
  const startTwice = `const { EmbeddedPostgres } = await import('./scripts/postgres/embedded.ts');
    const postgres = new EmbeddedPostgres(process.argv[1]);
    const urls = [await postgres.start(), await postgres.start()];
    await postgres.stop();
    console.log(JSON.stringify(urls));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', startTwice, join(folder, 'postgres')], {
    cwd: root,
    env: { PATH: programFolder },
    encoding: 'utf8',
  });
  const [first, again] = JSON.parse(output) as string[];
  expect(again).toBe(first);
});

it('clients of the embedded PostgreSQL connect by a socket, or by TCP if the path of its folder cannot be that of a socket', async () => {
  const isSocketUsed = async (home: string) => {
    const postgres = new EmbeddedPostgres(home, [], { hasSocket: true });
    const client = new pg.Client({ connectionString: await postgres.start() });
    await client.connect();
    const { rows } = await client.query<{ address: string | null }>('SELECT inet_server_addr() AS address');
    await client.end();
    await postgres.stop();
    return rows[0]?.address === null;
  };
  const socketFolder = mkdtempSync('/tmp/meet-socket-');
  chmodSync(socketFolder, 0o755);
  expect(folder).toContain(' ');
  expect([await isSocketUsed(join(socketFolder, 'postgres')), await isSocketUsed(join(folder, 'without-socket'))]).toEqual([true, false]);
  rmSync(socketFolder, { recursive: true });
});

it('an embedded PostgreSQL that cannot shut down cleanly is ended by force, without losing data', async () => {
  const postgres = new EmbeddedPostgres(join(folder, 'held'));
  const queryPids = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: await postgres.start() });
    await client.connect();
    for (const statement of statements.slice(0, -1)) await client.query(statement);
    const { rows } = await client.query<{ pid: number }>(statements.at(-1) ?? '');
    await client.end();
    return rows.map(({ pid }) => pid);
  };
  const [checkpointerPid = 0] = await queryPids(
    'CREATE TABLE kept AS SELECT 7 AS pid',
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'",
  );
  process.kill(checkpointerPid, 'SIGSTOP');
  await postgres.stop(1);
  expect(() => process.kill(checkpointerPid, 0)).toThrow('ESRCH');
  expect(await queryPids('SELECT pid FROM kept')).toEqual([7]);
  await postgres.stop();
});

describe('an embedded PostgreSQL', () => {
  const home = join(folder, 'dying');
  const postgres = new EmbeddedPostgres(home);
  const stopController = new AbortController();
  let url: string;

  beforeAll(async () => {
    url = await postgres.start();
  });

  afterAll(async () => {
    stopController.abort();
    await postgres.stop();
  });

  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return { client, backend: rows[0]?.pid ?? 0 };
  };
  const killServer = () => process.kill(Number(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');

  it('is reported as dead once its main process is killed, and restarts at the same address with all committed data', async () => {
    const { client } = await connect();
    await client.query('CREATE TABLE kept AS SELECT 7 AS number');
    const death = postgres.waitForDeath(stopController.signal);
    killServer();
    await death;
    await postgres.restart();
    const again = await connect();
    expect((await again.client.query('SELECT number FROM kept')).rows).toEqual([{ number: 7 }]);
    await again.client.end();
  });

  it('restarts only after the last process of the killed server has ended', async () => {
    const { backend } = await connect();
    const death = postgres.waitForDeath(stopController.signal);
    process.kill(backend, 'SIGSTOP');
    killServer();
    await death;
    let isRestarted = false;
    const restarted = postgres.restart().then(() => {
      isRestarted = true;
    });
    await delay(2_000);
    expect(isRestarted).toBe(false);
    process.kill(backend, 'SIGCONT');
    await restarted;
    await (await connect()).client.end();
  });

  it('is not reported as dead while it recovers by itself from the death of a process other than the main one', async () => {
    let isDead = false;
    const death = postgres.waitForDeath(stopController.signal).then(() => {
      isDead = true;
    });
    const { client, backend } = await connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    process.kill(backend, 'SIGKILL');
    await ended;
    let isRestarted = false;
    while (!isRestarted) {
      isRestarted = await connect().then(
        ({ client: next }) => next.end().then(() => true),
        () => delay(100).then(() => false),
      );
    }
    await delay(1_000);
    expect(isDead).toBe(false);
    killServer();
    await death;
    await postgres.restart();
  });
});
