import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { buildSearchDocument, toProductId } from '../../api/src/search/document/search-document.harness.ts';
import { openPool } from '../../api/src/search/engine/pool.harness.ts';
import { root } from '../../scripts/config.ts';
import { EmbeddedPostgres } from '../../scripts/postgres/embedded.ts';

/** The exports of the API's FreshSets that the test uses. */
interface Sets {
  FreshSets: new (
    pool: pg.Pool,
    lagMs: number,
  ) => {
    readSets(): Promise<{ columns: { ids: { getId(product: number): string } }; listedProducts: Iterable<number> }>;
    secondsSinceFullRead: number;
  };
}

/** The part of the shop's database that the search reads. */
const createTableSql = `CREATE TABLE search_document (
  product_id uuid PRIMARY KEY, document jsonb NOT NULL, listed boolean NOT NULL DEFAULT true,
  written_in xid8 NOT NULL DEFAULT pg_current_xact_id())`;
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

let folder: string;
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let pools: pg.Pool[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meet-failover-'));
  // If root runs the test, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  primary = new EmbeddedPostgres(join(folder, 'primary'), fastSettings);
  standby = new EmbeddedPostgres(join(folder, 'standby'), fastSettings);
  pools = [];
});
afterEach(async () => {
  await closePools();
  await Promise.all([primary.stop(), standby.stop()]);
  rmSync(folder, { recursive: true });
});

function connect(connectionString: string): pg.Pool {
  const pool = openPool(connectionString);
  pools.push(pool);
  return pool;
}

const closePools = () => Promise.all(pools.splice(0).map((pool) => pool.end()));

const write = (pool: pg.Pool, number: number) =>
  pool.query('INSERT INTO search_document (product_id, document) VALUES ($1, $2)', [
    toProductId(number),
    buildSearchDocument({ productId: toProductId(number) }),
  ]);

/** Copies the stopped primary, like a standby that has received everything so far. */
function copyPrimary(): void {
  execFileSync('cp', ['-a', join(folder, 'primary'), join(folder, 'standby')]);
  writeFileSync(join(folder, 'standby/cluster/standby.signal'), '');
}

test('after a failover that lost transactions, the listings of a running API are those of the new primary', async () => {
  const { FreshSets }: Sets = await import(pathToFileURL(join(root, 'api/dist/src/search/sets/fresh-sets.js')).href);
  let server = connect(await primary.start());
  const address = { query: (...query: [string]) => server.query(...query), connect: () => server.connect() } as pg.Pool;
  const freshSets = new FreshSets(address, 0);
  const list = async () => {
    const { columns, listedProducts } = await freshSets.readSets();
    return Array.from(listedProducts, (product) => columns.ids.getId(product)).sort();
  };
  await server.query(createTableSql);
  await write(server, 1);
  await closePools();
  await primary.stop();
  copyPrimary();

  server = connect(await primary.start());
  for (const number of [2, 3]) await write(server, number);
  expect(await list()).toEqual([1, 2, 3].map(toProductId));
  await closePools();
  await primary.stop();

  server = connect(await standby.start());
  await server.query('SELECT pg_promote()');
  // This write gets the transaction id of a lost transaction.
  await write(server, 4);
  expect(await list()).toEqual([1, 4].map(toProductId));
  await write(server, 5);
  expect(await list()).toEqual([1, 4, 5].map(toProductId));
});

test('after a restore of an older copy, whose transaction ids are lower, the listings of a running API are those of the copy', async () => {
  const { FreshSets }: Sets = await import(pathToFileURL(join(root, 'api/dist/src/search/sets/fresh-sets.js')).href);
  let server = connect(await primary.start());
  const address = { query: (...query: [string]) => server.query(...query), connect: () => server.connect() } as pg.Pool;
  const freshSets = new FreshSets(address, 0);
  const list = async () => {
    const { columns, listedProducts } = await freshSets.readSets();
    return Array.from(listedProducts, (product) => columns.ids.getId(product)).sort();
  };
  await server.query(createTableSql);
  await write(server, 1);
  await closePools();
  await primary.stop();
  copyPrimary();
  // Without this file the copy starts as a restored backup and not as a standby, so its timeline stays the same.
  rmSync(join(folder, 'standby/cluster/standby.signal'));

  server = connect(await primary.start());
  for (const number of [2, 3, 4]) await write(server, number);
  expect(await list()).toEqual([1, 2, 3, 4].map(toProductId));
  await closePools();
  await primary.stop();

  server = connect(await standby.start());
  await write(server, 5);
  const age = freshSets.secondsSinceFullRead;
  expect(await list()).toEqual([1, 5].map(toProductId));
  expect(freshSets.secondsSinceFullRead).toBeLessThan(age);
});
