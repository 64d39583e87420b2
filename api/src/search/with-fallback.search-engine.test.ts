import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../exports/testing.js';
import { until } from '../platform/until.js';
import { createMeilisearchEngine } from './meilisearch.search-engine.js';
import { createPostgresSearchEngine } from './postgres.search-engine.js';
import { ListingSort } from './search-engine.port.js';
import { type SearchHealth, type SearchReaderWithHealth, withFallback } from './with-fallback.search-engine.js';

const inPostgres = '01a1f861-0000-7000-8000-000000000001';
const inMeilisearch = '01a1f861-0000-7000-8000-000000000002';
const request = { sort: ListingSort.CHEAP_FIRST, page: 1, limit: 24 };

const ways = {
  right: (response: ServerResponse) => response.end(JSON.stringify({ hits: [{ productId: inMeilisearch }], totalHits: 1 })),
  slow: (response: ServerResponse) => setTimeout(() => ways.right(response), 5_000).unref(),
  slowBody: (response: ServerResponse) => response.write('{"hits":['),
  garbled: (response: ServerResponse) => response.end('<html>not what was asked for'),
  otherJson: (response: ServerResponse) => response.end('{"hits":[{"id":1}],"totalHits":1}'),
  failing: (response: ServerResponse) => response.writeHead(500).end('{"message":"out of disk","code":"internal"}'),
  withoutIndex: (response: ServerResponse) => response.writeHead(404).end('{"message":"no index","code":"index_not_found"}'),
  cutOff: (response: ServerResponse) => response.socket?.destroy(),
};

let database: TestDatabase;
let pool: pg.Pool;
let server: Server | undefined;
let port = 0;
let behave: (response: ServerResponse) => void = ways.right;
let changes: SearchHealth[] = [];
let reader: SearchReaderWithHealth;

const startServer = async (): Promise<void> => {
  server = createServer((_request, response) => behave(response)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
};

const stopServer = async (): Promise<void> => {
  server?.closeAllConnections();
  server?.close();
  if (server?.listening) await once(server, 'close');
  server = undefined;
};

const listWithin = async (ms: number): Promise<string[]> => {
  const started = performance.now();
  const { ids } = await reader.list(request);
  expect(performance.now() - started).toBeLessThan(ms);
  return ids;
};

const recovers = async (): Promise<void> => {
  await until('Meilisearch is asked again', () => reader.health().status === 'up', 3_000);
};

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  const document = {
    productId: inPostgres,
    directories: [],
    collections: [],
    productType: null,
    productSubType: null,
    price: 1,
    sale: 0,
    unitSold: 0,
    newestAt: new Date(),
  };
  await createPostgresSearchEngine(pool).upsert([document]);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeEach(async () => {
  behave = ways.right;
  changes = [];
  await startServer();
  const engine = createMeilisearchEngine({ url: `http://127.0.0.1:${port}` });
  const onChange = (health: SearchHealth) => void changes.push(health);
  reader = withFallback({ engine, standIn: createPostgresSearchEngine(pool), onChange, retryAfterMs: 200 });
});

afterEach(stopServer);

it('asks Meilisearch while it answers', async () => {
  expect(await listWithin(1_500)).toEqual([inMeilisearch]);
  expect(reader.health()).toEqual({ status: 'up' });
});

it.each([
  'slow',
  'slowBody',
  'garbled',
  'otherJson',
  'failing',
  'withoutIndex',
  'cutOff',
] as const)('answers from PostgreSQL in time while Meilisearch is %s, says so, and goes back by itself', async (way) => {
  behave = ways[way];
  expect(await listWithin(1_500)).toEqual([inPostgres]);
  expect(reader.health()).toMatchObject({ status: 'degraded', standIn: 'postgres' });
  expect(await listWithin(300)).toEqual([inPostgres]);
  behave = ways.right;
  await recovers();
  expect(await listWithin(1_500)).toEqual([inMeilisearch]);
  expect(changes.map(({ status }) => status)).toEqual(['degraded', 'up']);
});

it('answers from PostgreSQL at once while nothing listens, and goes back when something does', async () => {
  await stopServer();
  expect(await listWithin(500)).toEqual([inPostgres]);
  expect(reader.health()).toMatchObject({ status: 'degraded', standIn: 'postgres' });
  await delay(300);
  expect(await listWithin(500)).toEqual([inPostgres]);
  await startServer();
  await recovers();
  expect(await listWithin(1_500)).toEqual([inMeilisearch]);
});

it('lets no request wait for a Meilisearch that stays slow, however many there are', async () => {
  behave = ways.slow;
  const lists = Array.from({ length: 50 }, () => listWithin(1_500));
  for (const ids of await Promise.all(lists)) expect(ids).toEqual([inPostgres]);
  for (let round = 0; round < 5; round += 1) {
    expect(await listWithin(300)).toEqual([inPostgres]);
    await delay(250);
  }
});
