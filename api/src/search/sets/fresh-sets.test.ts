import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../exports/testing.js';
import { createRequestContext, OutOfTimeError, runInRequest } from '../../platform/http/request-context.js';
import { newSearchDocument, toProductId } from '../document/search-document.harness.js';
import { openPool } from '../engine/pool.harness.js';
import { createPostgresSearchStore } from '../postgres/search-store.js';
import { FreshSets } from './fresh-sets.js';
import { SearchSetsReader } from './search-sets-reader.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query('TRUNCATE search_document'));

const buildDocument = (number: number, unitSold = number) => newSearchDocument({ productId: toProductId(number), unitSold });

const idsIn = async (fresh: FreshSets): Promise<string[]> => {
  const reader = new SearchSetsReader(await fresh.readSets());
  return reader.list({ words: [], filters: { values: {}, price: {} }, sort: 'CHEAP_FIRST', page: 1, limit: 10_000 }).ids;
};

const writeIn = (client: pg.PoolClient | pg.Pool, number: number) =>
  client.query('INSERT INTO search_document (product_id, document) VALUES ($1, $2)', [toProductId(number), buildDocument(number)]);

describe('the in-memory sets', () => {
  it('include transactions that began before others and committed after them', async () => {
    const fresh = new FreshSets(pool, 0);
    const [early, late] = [await pool.connect(), await pool.connect()];
    await early.query('BEGIN');
    await writeIn(early, 1);
    await late.query('BEGIN');
    await writeIn(late, 2);
    await writeIn(pool, 3);
    expect(await idsIn(fresh)).toEqual([toProductId(3)]);
    await late.query('COMMIT');
    expect(await idsIn(fresh)).toEqual([toProductId(2), toProductId(3)]);
    await writeIn(pool, 4);
    expect(await idsIn(fresh)).toEqual([toProductId(2), toProductId(3), toProductId(4)]);
    await early.query('COMMIT');
    expect(await idsIn(fresh)).toEqual([toProductId(1), toProductId(2), toProductId(3), toProductId(4)]);
    for (const client of [early, late]) client.release();
  });

  it('follow changed, removed and restored documents', async () => {
    const store = createPostgresSearchStore(pool);
    const fresh = new FreshSets(pool, 0);
    await store.upsert([buildDocument(1), buildDocument(2)]);
    expect(await idsIn(fresh)).toEqual([toProductId(1), toProductId(2)]);
    await store.remove([toProductId(1)]);
    expect(await idsIn(fresh)).toEqual([toProductId(2)]);
    await store.upsert([{ ...buildDocument(1), price: 1 }]);
    expect(await idsIn(fresh)).toEqual([toProductId(1), toProductId(2)]);
  });

  it('read all rows, even in several batches, at the start and later', async () => {
    const store = createPostgresSearchStore(pool);
    const documents = Array.from({ length: 5_000 }, (_, number) => buildDocument(number));
    await store.upsert(documents);
    const fresh = new FreshSets(pool, 0);
    expect(await idsIn(fresh)).toHaveLength(5_000);
    await store.remove(documents.slice(0, 4_500).map(({ productId }) => productId));
    expect(await idsIn(fresh)).toEqual(documents.slice(4_500).map(({ productId }) => productId));
  });

  it('are read once for concurrent requests, and again only when they are outdated', async () => {
    const fresh = new FreshSets(pool, 60_000);
    await writeIn(pool, 1);
    const asked = await Promise.all(Array.from({ length: 20 }, () => idsIn(fresh)));
    expect(asked).toEqual(Array.from({ length: 20 }, () => [toProductId(1)]));
    await writeIn(pool, 2);
    expect(await idsIn(fresh)).toEqual([toProductId(1)]);
  });

  it('are read completely even if the request that needed them runs out of time', async () => {
    const fresh = new FreshSets(pool, 60_000);
    await writeIn(pool, 1);
    const [asked, renewed] = runInRequest(createRequestContext('late', 0), () => [idsIn(fresh), fresh.refresh()] as const);
    await expect(asked).rejects.toThrow(OutOfTimeError);
    await renewed;
    expect(await idsIn(fresh)).toEqual([toProductId(1)]);
  });

  it('are read again after a failed read', async () => {
    const own = openPool(database.url, { max: 1 });
    const fresh = new FreshSets(own, 0);
    await idsIn(fresh);
    const { rows } = await own.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    own.on('error', () => undefined);
    await pool.query('SELECT pg_terminate_backend($1, 10000)', [rows[0]?.pid]);
    await writeIn(pool, 7);
    await idsIn(fresh).catch(() => undefined);
    expect(await idsIn(fresh)).toEqual([toProductId(7)]);
    await own.end();
  });
});
