import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { behaviours, FakeMeilisearch, fakeProductId } from '../../../test/fakes/meilisearch.fake.js';
import { until } from '../../../test/support/wait-until.js';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { buildSearchDocument } from '../document/search-document.harness.js';
import { createMeilisearchEngine } from '../meilisearch/meilisearch.search-engine.js';
import { createPostgresSearchEngine } from '../postgres/postgres.search-engine.js';
import { openPool } from './pool.harness.js';
import { ListingSort, type SearchEngine } from './search-engine.port.js';
import { type SearchHealth, type SearchReaderWithHealth, withFallback } from './with-fallback.search-engine.js';

const postgresId = '01a1f861-0000-7000-8000-000000000001';
const meilisearchId = fakeProductId;
const productQuery = {
  directory: 'shoes',
  words: [{ terms: [{ term: 'шлюз', cost: 0 }] }],
  filters: { values: { BRAND: ['plotina'], SIZE: ['38'], DELIVERY_SPEED: ['FAST'] }, price: { max: 2_000_000 } },
};
const request = { ...productQuery, sort: ListingSort.CHEAP_FIRST, page: 1, limit: 24 };

let database: TestDatabase;
let pool: pg.Pool;
let meilisearch: FakeMeilisearch;
let changes: SearchHealth[] = [];
let reader: SearchReaderWithHealth;
/** Timeout of a read while Meilisearch is slow. */
const SHORT_MS = 2_000;
/** Number of requests for a list that were sent to Meilisearch. */
let listRequestCount = 0;
let fallback: SearchEngine;

const list = async (): Promise<string[]> => (await reader.list(request)).ids;
const countBrands = async (): Promise<(readonly [string, number])[]> => [...(await reader.readFacets(productQuery)).values.BRAND];

/** By default a read is abandoned only if Meilisearch is broken, and Meilisearch is tried again soon. */
function openReader({ readTimeoutMs = 30_000, retryAfterMs = 200 } = {}): void {
  const meilisearchEngine = createMeilisearchEngine({ url: meilisearch.url, readTimeoutMs });
  const countedList: SearchEngine['list'] = (listingRequest) => {
    listRequestCount += 1;
    return meilisearchEngine.list(listingRequest);
  };
  const engine = { ...meilisearchEngine, list: countedList };
  const onChange = (health: SearchHealth) => void changes.push(health);
  reader = withFallback({ engine, fallback, onChange, retryAfterMs });
}

/** Waits until the next trial after a failure. */
async function waitForNextTrial(): Promise<void> {
  const before = listRequestCount;
  await until('Meilisearch is tried again', () => {
    reader.health();
    return listRequestCount > before;
  });
}

const expectRecovery = async (): Promise<void> => {
  await until('Meilisearch is asked again', () => reader.health().status === 'up');
};

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
  const matchingDocument = buildSearchDocument({ productId: postgresId, directories: ['shoes'], offers: ['38:FAST'] });
  const others = [
    { offers: ['38:SLOW', '40:FAST'] },
    { brand: 'shlyuz' },
    { directories: ['clothes'] },
    { price: 2_000_001 },
    { texts: { ...matchingDocument.texts, model: 'Волна' } },
  ].map((difference) => ({ ...matchingDocument, ...difference, productId: randomUUID() }));
  const engine = createPostgresSearchEngine(pool);
  await engine.upsert([matchingDocument, ...others]);
  fallback = engine;
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeEach(async () => {
  changes = [];
  listRequestCount = 0;
  meilisearch = new FakeMeilisearch();
  await meilisearch.start();
  openReader();
});

afterEach(() => meilisearch.stop());

it('the engine reads from Meilisearch while it responds', async () => {
  expect(await list()).toEqual([meilisearchId]);
  expect(await countBrands()).toEqual([['plotina', 1]]);
  expect(reader.health()).toEqual({ status: 'up' });
});

it.each([
  ['does not respond', 'slow'],
  ['does not finish its response', 'slowBody'],
  ['responds with HTML', 'garbled'],
  ['responds with incomplete JSON', 'cutShort'],
  ['responds without a body', 'empty'],
  ['responds with unexpected JSON', 'otherJson'],
  ['responds without results', 'nothing'],
  ['responds with status 500', 'failing'],
  ['has no index', 'withoutIndex'],
  ['closes the connection', 'cutOff'],
] as const)('the engine lists from PostgreSQL while Meilisearch %s, reports the outage, and recovers by itself', async (_title, behaviour) => {
  if (behaviour.startsWith('slow')) openReader({ readTimeoutMs: SHORT_MS });
  meilisearch.behave = behaviours[behaviour];
  expect(await list()).toEqual([postgresId]);
  expect(reader.health()).toMatchObject({ status: 'degraded', standIn: 'postgres' });
  expect(await list()).toEqual([postgresId]);
  meilisearch.behave = behaviours.right;
  await expectRecovery();
  expect(await list()).toEqual([meilisearchId]);
  expect(changes.map(({ status }) => status)).toEqual(['degraded', 'up']);
});

it.each([
  ['does not respond', 'slow'],
  ['responds with HTML', 'garbled'],
  ['responds without counts', 'withoutCounts'],
  ['has no index', 'withoutIndex'],
] as const)('the engine counts in PostgreSQL with the same filters while Meilisearch %s, and recovers by itself', async (_title, behaviour) => {
  if (behaviour === 'slow') openReader({ readTimeoutMs: SHORT_MS });
  meilisearch.behave = behaviours[behaviour];
  const expectedCounts = [
    ['plotina', 1],
    ['shlyuz', 1],
  ];
  expect(await countBrands()).toEqual(expectedCounts);
  expect(reader.health()).toMatchObject({ status: 'degraded', standIn: 'postgres' });
  expect(await countBrands()).toEqual(expectedCounts);
  meilisearch.behave = behaviours.right;
  await expectRecovery();
  expect(await countBrands()).toEqual([['plotina', 1]]);
});

it('the engine lists from PostgreSQL while Meilisearch refuses connections, and recovers when Meilisearch is back', async () => {
  await meilisearch.stop();
  expect(await list()).toEqual([postgresId]);
  expect(reader.health()).toMatchObject({ status: 'degraded', standIn: 'postgres' });
  await waitForNextTrial();
  expect(await list()).toEqual([postgresId]);
  await meilisearch.start();
  await expectRecovery();
  expect(await list()).toEqual([meilisearchId]);
});

it('after reads without a response, the engine sends no read to Meilisearch until the next trial is due', async () => {
  openReader({ readTimeoutMs: SHORT_MS, retryAfterMs: 60_000 });
  meilisearch.behave = behaviours.slow;
  for (const ids of await Promise.all(Array.from({ length: 50 }, list))) expect(ids).toEqual([postgresId]);
  expect(listRequestCount).toBe(50);
  for (let round = 0; round < 50; round += 1) expect(await list()).toEqual([postgresId]);
  expect(listRequestCount).toBe(50);
});
