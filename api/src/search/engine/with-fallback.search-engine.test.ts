import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { startWatch } from '../../platform/testing/stopwatch.js';
import { until } from '../../platform/testing/wait-until.js';
import { newSearchDocument } from '../document/search-document.harness.js';
import { createMeilisearchEngine } from '../meilisearch/search-engine.js';
import { FakeMeilisearch, foundByFake, ways } from '../meilisearch/server.fake.js';
import { createPostgresSearchEngine } from '../postgres/search-engine.js';
import { openPool } from './pool.harness.js';
import { ListingSort, type SearchEngine } from './search-engine.port.js';
import { type SearchHealth, type SearchReaderWithHealth, withFallback } from './with-fallback.search-engine.js';

const inPostgres = '01a1f861-0000-7000-8000-000000000001';
const inMeilisearch = foundByFake;
const set = {
  directory: 'shoes',
  words: [{ terms: [{ term: 'шлюз', cost: 0 }] }],
  filters: { values: { BRAND: ['plotina'], SIZE: ['38'], DELIVERY_SPEED: ['FAST'] }, price: { max: 2_000_000 } },
};
const request = { ...set, sort: ListingSort.CHEAP_FIRST, page: 1, limit: 24 };

let database: TestDatabase;
let pool: pg.Pool;
let meilisearch: FakeMeilisearch;
let changes: SearchHealth[] = [];
let reader: SearchReaderWithHealth;
/** Requests for a list that Meilisearch was sent. */
let sent = 0;
let standIn: SearchEngine;

const listWithin = async (ms: number): Promise<string[]> => {
  const watch = startWatch();
  const { ids } = await reader.list(request);
  expect(watch.stop()).toBeLessThan(ms);
  return ids;
};

const brandsWithin = async (ms: number): Promise<(readonly [string, number])[]> => {
  const watch = startWatch();
  const { values } = await reader.facets(set);
  expect(watch.stop()).toBeLessThan(ms);
  return [...values.BRAND];
};

function open(limits: { readWithinMs?: number }): void {
  const meilisearchEngine = createMeilisearchEngine({ url: meilisearch.url, ...limits });
  const list: SearchEngine['list'] = (wanted) => {
    sent += 1;
    return meilisearchEngine.list(wanted);
  };
  const engine = { ...meilisearchEngine, list };
  const onChange = (health: SearchHealth) => void changes.push(health);
  reader = withFallback({ engine, standIn, onChange, retryAfterMs: 200 });
}

/** Waits until the next trial after a failure. */
async function untilTriedAgain(): Promise<void> {
  const before = sent;
  await until('Meilisearch is tried again', () => {
    reader.health();
    return sent > before;
  });
}

const recovers = async (): Promise<void> => {
  await until('Meilisearch is asked again', () => reader.health().status === 'up', 3_000);
};

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
  const fits = newSearchDocument({ productId: inPostgres, directories: ['shoes'], offers: ['38:FAST'] });
  const others = [
    { offers: ['38:SLOW', '40:FAST'] },
    { brand: 'shlyuz' },
    { directories: ['clothes'] },
    { price: 2_000_001 },
    { texts: { ...fits.texts, model: 'Волна' } },
  ].map((difference) => ({ ...fits, ...difference, productId: randomUUID() }));
  const engine = createPostgresSearchEngine(pool);
  await engine.upsert([fits, ...others]);
  // PostgreSQL's engine builds its bit sets with the first request, which must not count towards the tests' time limits.
  await engine.list(request);
  standIn = engine;
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeEach(async () => {
  changes = [];
  meilisearch = new FakeMeilisearch();
  await meilisearch.start();
  // Generous, so that a pause of the machine is not mistaken for a slow Meilisearch.
  open({ readWithinMs: 10_000 });
});

afterEach(() => meilisearch.stop());

it('reads from Meilisearch while it answers', async () => {
  expect(await listWithin(1_500)).toEqual([inMeilisearch]);
  expect(await brandsWithin(1_500)).toEqual([['plotina', 1]]);
  expect(reader.health()).toEqual({ status: 'up' });
});

it.each([
  'slow',
  'slowBody',
  'garbled',
  'cutShort',
  'empty',
  'otherJson',
  'nothing',
  'failing',
  'withoutIndex',
  'cutOff',
] as const)('lists from PostgreSQL in time while Meilisearch is %s, reports it, and recovers by itself', async (way) => {
  if (way.startsWith('slow')) open({});
  meilisearch.behave = ways[way];
  expect(await listWithin(1_500)).toEqual([inPostgres]);
  expect(reader.health()).toMatchObject({ status: 'degraded', standIn: 'postgres' });
  expect(await listWithin(300)).toEqual([inPostgres]);
  meilisearch.behave = ways.right;
  await recovers();
  expect(await listWithin(1_500)).toEqual([inMeilisearch]);
  expect(changes.map(({ status }) => status)).toEqual(['degraded', 'up']);
});

it.each([
  'slow',
  'garbled',
  'withoutCounts',
  'withoutIndex',
] as const)('counts in PostgreSQL with the same filters while Meilisearch is %s, and recovers by itself', async (way) => {
  if (way === 'slow') open({});
  meilisearch.behave = ways[way];
  const counted = [
    ['plotina', 1],
    ['shlyuz', 1],
  ];
  expect(await brandsWithin(1_500)).toEqual(counted);
  expect(reader.health()).toMatchObject({ status: 'degraded', standIn: 'postgres' });
  expect(await brandsWithin(300)).toEqual(counted);
  meilisearch.behave = ways.right;
  await recovers();
  expect(await brandsWithin(1_500)).toEqual([['plotina', 1]]);
});

it('uses PostgreSQL at once while nothing listens, and recovers when Meilisearch is back', async () => {
  await meilisearch.stop();
  expect(await listWithin(500)).toEqual([inPostgres]);
  expect(reader.health()).toMatchObject({ status: 'degraded', standIn: 'postgres' });
  await untilTriedAgain();
  expect(await listWithin(500)).toEqual([inPostgres]);
  await meilisearch.start();
  await recovers();
  expect(await listWithin(1_500)).toEqual([inMeilisearch]);
});

it('delays no further requests while Meilisearch stays slow', async () => {
  open({});
  meilisearch.behave = ways.slow;
  const lists = Array.from({ length: 50 }, () => listWithin(1_500));
  for (const ids of await Promise.all(lists)) expect(ids).toEqual([inPostgres]);
  for (let round = 0; round < 3; round += 1) {
    await untilTriedAgain();
    expect(await listWithin(300)).toEqual([inPostgres]);
  }
});
