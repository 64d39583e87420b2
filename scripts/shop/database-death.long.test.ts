import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { freezeWithChildren } from '../process/signals.ts';
import { until } from '../process/until.ts';
import { ShopUnderTest } from './shop.harness.ts';
import { Shopper } from './shopper.harness.ts';

const soonMs = 15_000;

const eventually = (what: string, condition: () => boolean | Promise<boolean>, withinMs = 30_000) => until(condition, { what, withinMs });

describe('the embedded PostgreSQL of a running shop', () => {
  const shop = new ShopUnderTest();
  let shopper: Shopper;
  let databaseUrl: string;

  beforeAll(async () => {
    // Makes the shop trust X-Forwarded-For, in which the test uses a new IP address for each requested code.
    Object.assign(shop.env, { TRUSTED_PROXIES: '127.0.0.1', RATE_PER_MINUTE: '100000', MUTATIONS_PER_MINUTE: '100000' });
    await shop.start();
    shopper = await Shopper.signIn(shop);
    shopper.keepWriting();
    databaseUrl = await new EmbeddedPostgres(join(shop.dataDir, 'postgres')).start();
  });

  afterAll(async () => {
    await shopper.stopWriting();
    await shop.remove();
  });

  const readPostmasterPid = () => Number(readFileSync(join(shop.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  const countRestarts = () => shop.output.split('PostgreSQL died; restarting it').length - 1;
  const runSql = async <Row extends pg.QueryResultRow>(statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return (await client.query<Row>(statement).finally(() => client.end())).rows;
  };
  const requestReadiness = async (port: number) => {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
    return [response.status, await response.json()];
  };
  const requestStorefrontReadiness = () => requestReadiness(Number(shop.env.PORT) + 1);
  const requestApiReadiness = () => requestReadiness(Number(shop.env.API_PORT) + 1);
  const requestIndexerReadiness = () => requestReadiness(Number(shop.env.API_PORT) + 2);
  /** Requests a new URL each time, so that no cache responds and the database has to be queried. */
  const requestUnknownPage = async () => (await fetch(`${shop.origin}/product/${randomUUID()}`)).status;
  const isEverythingUp = async () => {
    const reports = await Promise.all([requestStorefrontReadiness(), requestApiReadiness(), requestIndexerReadiness()]);
    return reports.every(([status, report]) => status === 200 && report.status === 'up');
  };
  /**
   * Expects that the shop serves, that a queued job runs and that the search index is updated: the last two use database connections of
   * their own.
   */
  const expectAllToWork = async () => {
    await eventually('every process is ready', isEverythingUp);
    expect(await requestUnknownPage()).toBe(404);
    await shopper.receiveCode();
    await runSql('UPDATE product SET unit_sold = unit_sold + 1');
    const countWaitingRows = async () => (await runSql<{ count: string }>('SELECT count(*) FROM search_outbox'))[0]?.count;
    await eventually('the search index has followed', async () => (await countWaitingRows()) === '0');
  };

  const expectNothingLost = async () => {
    const before = shopper.acknowledgedNumber;
    await eventually('further changes are acknowledged', () => shopper.acknowledgedNumber > before + 20);
    for (const { acknowledgedNumber, savedNumber } of shopper.readBackNumbers)
      expect(savedNumber).toBeGreaterThanOrEqual(acknowledgedNumber);
  };

  it('is restarted when it dies: pages work again within seconds, and no acknowledged change is lost', async () => {
    await eventually('changes are acknowledged', () => shopper.acknowledgedNumber > 20);
    process.kill(readPostmasterPid(), 'SIGKILL');
    await eventually('the supervisor says so', () => shop.output.includes('The embedded PostgreSQL is back after'), soonMs);
    await eventually('pages work', async () => (await requestUnknownPage()) === 404, soonMs);
    await expectNothingLost();
    expect(shopper.readBackNumbers).not.toEqual([]);
    await expectAllToWork();
    expect(countRestarts()).toBe(1);
  });

  it('recovers by itself if only one of its processes has died', async () => {
    const [victim] = await runSql<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE application_name = 'search-indexer' LIMIT 1");
    process.kill(victim?.pid ?? Number.NaN, 'SIGKILL');
    await eventually('pages work', async () => (await requestUnknownPage()) === 404, soonMs);
    await expectNothingLost();
    await expectAllToWork();
    expect(countRestarts()).toBe(1);
  });

  it('is reported as down by every process while it hangs, and the storefront stays in service', async () => {
    const resume = freezeWithChildren(readPostmasterPid());
    try {
      expect(await requestApiReadiness()).toMatchObject([503, { status: 'down', components: { database: { status: 'down' } } }]);
      expect(await requestIndexerReadiness()).toMatchObject([503, { status: 'down', components: { database: { status: 'down' } } }]);
      expect(await requestStorefrontReadiness()).toMatchObject([200, { status: 'degraded', components: { api: { status: 'down' } } }]);
    } finally {
      resume();
    }
    await expectNothingLost();
    await expectAllToWork();
    expect(countRestarts()).toBe(1);
  });

  it('is not restarted any more if it dies too often: the shop stops with advice, and the next start has all data', async () => {
    // A new supervisor has not counted any restart yet.
    await shop.stop();
    await shop.start();
    const before = countRestarts();
    while (shop.exitCode === null) {
      const pid = readPostmasterPid();
      process.kill(pid, 'SIGKILL');
      await eventually('it is restarted or the shop has stopped', () => shop.exitCode !== null || isOther(pid), 60_000);
    }
    expect(shop.exitCode).toBe(1);
    expect(countRestarts() - before).toBe(5);
    expect(shop.output).toMatch(/died more than 5 times in 5 minutes, so the shop stops.*server\.log.*start the shop again.*DATABASE_URL/);
    expect(shop.listProcesses()).toEqual([]);
    await shop.start();
    await expectNothingLost();
  });

  function isOther(pid: number): boolean {
    try {
      const newPid = readPostmasterPid();
      return newPid > 1 && newPid !== pid;
    } catch {
      return false;
    }
  }
});
