import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { buildSearchDocument } from '../document/search-document.harness.js';
import { openPool } from '../engine/pool.harness.js';
import { allProducts } from '../engine/search-engine.port.js';
import { createPostgresSearchEngine } from './postgres.search-engine.js';
import { adoptRestoredRows } from './search-store.js';

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
});

afterEach(async () => {
  await pool.end();
  await database.drop();
});

const document = buildSearchDocument({ productId: '01a1f861-0000-7000-8000-000000000001' });

interface Row {
  listed: boolean;
  writtenIn: string;
}

const readRow = async (): Promise<Row | undefined> => {
  const { rows } = await pool.query<Row>('SELECT listed, written_in::text AS "writtenIn" FROM search_document');
  return rows[0];
};

const readTotal = async (engine: ReturnType<typeof createPostgresSearchEngine>): Promise<number> =>
  (await engine.list({ ...allProducts, sort: 'CHEAP_FIRST', page: 1, limit: 1 })).total;

it('only changed documents are written, so that the others need not be read again', async () => {
  const store = createPostgresSearchEngine(pool);
  await store.upsert([document]);
  const first = await readRow();
  await store.upsert([document]);
  expect(await readRow()).toEqual(first);
  await store.upsert([{ ...document, unitSold: 1 }]);
  expect((await readRow())?.writtenIn).not.toBe(first?.writtenIn);
});

it('a removed document leaves one tombstone', async () => {
  const store = createPostgresSearchEngine(pool);
  await store.remove([document.productId]);
  expect(await readRow()).toBeUndefined();
  await store.upsert([document]);
  await store.remove([document.productId]);
  const tombstone = await readRow();
  expect(tombstone?.listed).toBe(false);
  await store.remove([document.productId]);
  expect(await readRow()).toEqual(tombstone);
  await store.upsert([document]);
  expect((await readRow())?.listed).toBe(true);
});

it('transaction ids of another database cluster are replaced in restored rows, so that these are not read repeatedly', async () => {
  const store = createPostgresSearchEngine(pool);
  await store.upsert([document]);
  await pool.query("UPDATE search_document SET written_in = '9000000000000'");
  await adoptRestoredRows(pool);
  const { rows } = await pool.query('SELECT FROM search_document WHERE pg_visible_in_snapshot(written_in, pg_current_snapshot())');
  expect(rows).toHaveLength(1);
  const adoptedRow = await readRow();
  await adoptRestoredRows(pool);
  expect(await readRow()).toEqual(adoptedRow);
});

it('an engine that has already read its documents sees later changes, including transactions that commit late', async () => {
  const engine = createPostgresSearchEngine(pool);
  expect(await readTotal(engine)).toBe(0);
  const late = await pool.connect();
  await late.query('BEGIN');
  await late.query('INSERT INTO search_document (product_id, document) VALUES ($1, $2)', [document.productId, document]);
  await engine.upsert([buildSearchDocument({ productId: '01a1f861-0000-7000-8000-000000000002' })]);
  expect(await readTotal(engine)).toBe(1);
  await late.query('COMMIT');
  late.release();
  expect(await readTotal(engine)).toBe(2);
  await engine.remove([document.productId]);
  expect(await readTotal(engine)).toBe(1);
});
