import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { root } from '../../scripts/config.ts';
import { EmbeddedPostgres } from '../../scripts/postgres/embedded.ts';

/** The exports of the compiled API that the test uses. */
interface Api {
  readConfig: (env: NodeJS.ProcessEnv) => object;
  newestMigration: () => string;
  Metrics: new () => object;
  HealthRegistry: new () => { serve(): void; report(): Promise<{ status: string; components: Record<string, object> }> };
  PrismaService: new (
    config: object,
    health: object,
    metrics: object,
  ) => {
    inTransaction(
      requestId: string,
      work: (transaction: { $executeRawUnsafe(sql: string): Promise<number> }) => Promise<number>,
    ): Promise<number>;
    onApplicationShutdown(): Promise<void>;
  };
}

const modules = [
  ...['src/platform/config/config.js', 'prisma/migration-files.js', 'src/platform/process/metrics.js'],
  ...['src/platform/process/health.js', 'src/platform/prisma/prisma.service.js'],
];

async function importApi(): Promise<Api> {
  const imported = await Promise.all(modules.map((file) => import(pathToFileURL(join(root, 'api/dist', file)).href)));
  return Object.assign({}, ...imported);
}

let folder: string;
let server: EmbeddedPostgres;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meet-demotion-'));
  // If root runs the test, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  server = new EmbeddedPostgres(folder, ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test('the API is not ready and refuses writes while its database is a standby, and is ready again after the promotion', async () => {
  const { readConfig, newestMigration, Metrics, HealthRegistry, PrismaService } = await importApi();
  const url = await server.start();
  await query(
    url,
    'CREATE TABLE _prisma_migrations (migration_name text, finished_at timestamptz)',
    `INSERT INTO _prisma_migrations VALUES ('${newestMigration()}', now())`,
  );
  const health = new HealthRegistry();
  health.serve();
  const prisma = new PrismaService(readConfig({ MODE: 'test', DATABASE_URL: url }), health, new Metrics());
  const write = () => prisma.inTransaction('test', (transaction) => transaction.$executeRawUnsafe('CREATE TABLE sale ()'));
  try {
    expect(await health.report()).toMatchObject({ status: 'up', components: { database: { status: 'up' } } });

    await server.stop();
    writeFileSync(join(folder, 'cluster/standby.signal'), '');
    expect(await server.start()).toBe(url);
    const database = { status: 'down', detail: 'is a standby: DATABASE_URL must lead to the primary' };
    expect(await health.report()).toMatchObject({ status: 'down', components: { database } });
    await expect(write()).rejects.toMatchObject({ code: 'UNAVAILABLE' });

    await query(url, 'SELECT pg_promote()');
    expect(await health.report()).toMatchObject({ status: 'up', components: { database: { status: 'up' } } });
    await write();
  } finally {
    await prisma.onApplicationShutdown();
  }
});
