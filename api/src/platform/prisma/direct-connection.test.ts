import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openTcpProxy } from '../../../test/support/tcp-proxy.js';
import { createTestDatabase, openPooler, type Pooler, type TestDatabase } from '../../exports/testing.js';
import { PoolerError, requireDirectConnection, requireDirectConnectionWhenReachable } from './direct-connection.js';

let database: TestDatabase;
let poolers: Pooler[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const pooler of poolers) await pooler.close();
  poolers = [];
});
afterAll(() => database.drop());

async function open(options?: Parameters<typeof openPooler>[1]): Promise<string> {
  const pooler = await openPooler(database.url, options);
  poolers.push(pooler);
  return pooler.url;
}

describe('the check for a direct database connection', () => {
  it('accepts a direct connection, even beside a pooled connection', async () => {
    await requireDirectConnection(database.url);
    await requireDirectConnection(database.url, await open());
  });

  it.each([
    'refuse',
    'ignore',
  ] as const)('refuses a pooled connection whose pooler is configured to %s startup parameters', async (startup) => {
    const url = await open({ startup });
    await expect(requireDirectConnection(url)).rejects.toThrow(/set DATABASE_SESSION_URL to PostgreSQL itself/);
    await expect(requireDirectConnection(await open({ startup }), url)).rejects.toThrow(/set DATABASE_SESSION_URL to PostgreSQL itself/);
  });

  it('refuses URLs that lead to two different databases', async () => {
    const otherDatabase = await createTestDatabase();
    try {
      await expect(requireDirectConnection(otherDatabase.url, database.url)).rejects.toThrow('lead to different databases');
    } finally {
      await otherDatabase.drop();
    }
  });

  it('refuses a pooler without a time limit for statements', async () => {
    await expect(requireDirectConnection(database.url, await open({ statementTimeoutMs: 0 }))).rejects.toThrow(/SET statement_timeout/);
  });

  it('refuses a pooler that drops named statements', async () => {
    await expect(requireDirectConnection(database.url, await open({ namedStatements: false }))).rejects.toThrow(/max_prepared_statements/);
  });

  it('waits for a database that cannot be reached, but refuses a pooler', async () => {
    const tcpProxy = await openTcpProxy(database.url);
    try {
      tcpProxy.cut();
      const failures: unknown[] = [];
      const onFailure = (error: unknown) => {
        failures.push(error);
        tcpProxy.mend();
      };
      await requireDirectConnectionWhenReachable({ directUrl: tcpProxy.url, onFailure });
      expect(failures).toHaveLength(1);
      const refusedProof = requireDirectConnectionWhenReachable({ directUrl: await open(), onFailure });
      await expect(refusedProof).rejects.toBeInstanceOf(PoolerError);
    } finally {
      tcpProxy.close();
    }
  });
});
