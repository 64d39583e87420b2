import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startStopwatch } from '../../api/test/support/stopwatch.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { listChildren } from '../process/signals.ts';
import { until } from '../process/until.ts';
import { isInstalled } from './components.ts';
import { ShopUnderTest } from './shop.harness.ts';

describe('npm start after a kill', () => {
  const shop = new ShopUnderTest();
  beforeEach(() => shop.startUnlessRunning());
  afterAll(() => shop.remove());

  const queryCount = async (query: string) => {
    const client = new pg.Client({ connectionString: await new EmbeddedPostgres(`${shop.dataDir}/postgres`).start() });
    await client.connect();
    const { rows } = await client.query<{ count: string }>(query);
    await client.end();
    return Number(rows[0]?.count);
  };

  it('restarts a process that is killed again before it is ready', async () => {
    const listApiPids = () => shop.listProcesses().flatMap(({ pid, command }) => (command.includes('api/dist/src/main.js') ? [pid] : []));
    const killedPids = listApiPids();
    for (const pid of killedPids) process.kill(pid, 'SIGKILL');
    const findNextPid = () => listApiPids().find((pid) => !killedPids.includes(pid));
    process.kill(await until(findNextPid, { what: 'the next process', withinMs: 30_000 }), 'SIGKILL');
    const isBack = async () => shop.output.split('api died').length === 3 && (await shop.fetchStatus('/catalog')) === 200;
    await until(isBack, { what: () => shop.output, withinMs: 60_000 });
  });

  it('recovers without losing data after all processes were killed at once', async () => {
    const countSql = 'SELECT count(*) FROM product_item';
    const countBefore = await queryCount(countSql);
    const killedPids = shop.listProcesses().map(({ pid }) => pid);
    for (const pid of [shop.pid, ...killedPids.filter((pid) => pid !== shop.pid)]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // A child of the killed process may have ended already.
      }
    }
    await shop.eventually(() => shop.listProcesses().length === 0);
    await shop.start();
    expect(countBefore).toBeGreaterThan(0);
    expect(await queryCount(countSql)).toBe(countBefore);
    expect(await shop.fetchStatus('/catalog')).toBe(200);
  });

  it('finds its database again if only the supervisor was killed and the other processes have ended by themselves', async () => {
    process.kill(shop.pid, 'SIGKILL');
    const isServer = ({ command }: { command: string }) => command.includes('main.js') || command.includes('server.js');
    await shop.eventually(() => !shop.listProcesses().some(isServer));
    await shop.start();
    expect(await shop.fetchStatus('/')).toBe(200);
    expect(await shop.stop('SIGTERM')).toBeLessThan(5_000);
    expect(shop.listProcesses()).toEqual([]);
  });
});

describe('npm start -- --with', () => {
  const reportedUses = { redis: 'rate counters', minio: 'pictures', meilisearch: 'search' };
  const shop = new ShopUnderTest();
  afterAll(() => shop.remove());

  for (const [name, use] of Object.entries(reportedUses)) {
    (isInstalled(name) ? it : it.skip)(
      isInstalled(name) ? `runs ${name} from PATH, uses it and restarts it` : `runs ${name} from PATH and uses it (it is not on PATH)`,
      async () => {
        await shop.start('start.ts', ['--with', name]);
        expect(shop.output).toMatch(new RegExp(`${use}\\s+real`));
        const ready = `http://127.0.0.1:${Number(shop.env.API_PORT) + 1}/health/ready`;
        const readStatus = async () => ((await (await fetch(ready)).json()) as { status: string }).status;
        expect(await readStatus()).toBe('up');
        expect(await shop.fetchStatus('/catalog')).toBe(200);
        const [attached] = shop.listProcesses().filter(({ command }) => command.includes('attached.ts'));
        for (const pid of listChildren(attached?.pid ?? Number.NaN)) process.kill(pid, 'SIGKILL');
        await until(() => shop.output.includes(`${name} died`), { what: 'its death is reported', withinMs: 30_000 });
        await until(async () => (await readStatus()) === 'up', { what: 'the API uses it again', withinMs: 30_000 });
        expect(await shop.stop()).toBeLessThan(5_000);
        expect(shop.listProcesses()).toEqual([]);
      },
    );
  }
});

describe('npm start after Ctrl-C', () => {
  const shop = new ShopUnderTest();
  afterAll(() => shop.remove());

  it('has stopped within 5 s, and opens again within 15 s', async () => {
    await shop.start();
    expect(await shop.stop('SIGINT')).toBeLessThan(5_000);
    const stopwatch = startStopwatch();
    await shop.start();
    expect(stopwatch.stop()).toBeLessThan(15_000);
  });
});

describe('npm run dev', () => {
  const shop = new ShopUnderTest();
  afterAll(() => shop.remove());

  it('opens the shop from source, logs lines with their process and time, and leaves no process after Ctrl-C', async () => {
    await shop.start('dev.ts');
    expect(await shop.fetchStatus('/catalog')).toBe(200);
    expect(shop.output).toMatch(/^storefront +\d\d:\d\d:\d\d info/m);
    expect(shop.output).toMatch(/^api +\d\d:\d\d:\d\d info/m);
    expect(await shop.stop('SIGINT')).toBeLessThan(5_000);
    expect(shop.listProcesses()).toEqual([]);
  });
});
