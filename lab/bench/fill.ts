import pg from 'pg';
import { until } from '../../scripts/process/until.ts';
import type { Shop } from '../../scripts/shop/shop.ts';
import { builtPrograms } from '../../scripts/shop/shop-processes.ts';
import { Refusal } from '../../scripts/terminal.ts';
import { buildMultiplySql } from './api/multiply-catalog.ts';
import { buildSetUnitsSql } from './api/set-units.ts';

/**
 * Maximum number of products to seed. A larger shop is made by copying products: for 100,000 of them that takes one minute, while seeding
 * takes ten.
 */
const MAX_SEEDED_PRODUCTS = 20_000;
const PRODUCTS_PER_COPY = 10_000;
/** Writing the documents of 100,000 products takes some minutes. */
const MAX_SETTLING_MS = 30 * 60_000;

export async function withDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const countRows = (url: string, table: string): Promise<number> =>
  withDatabase(url, async (client) => (await client.query<{ count: number }>(`SELECT count(*)::int FROM ${table}`)).rows[0]?.count ?? 0);

interface ShopSize {
  products: number;
  /** Number of units of each product; 0 keeps the units of the demo shop. */
  units: number;
  url: string;
}

/**
 * SQL condition that an order of the bench reserves a unit. Reservations of the seed, which last for years, must stay, because the bare
 * server's prices depend on them.
 */
export const heldByOrderCondition = "reserved_until < now() + interval '1 day'";

/** Ends the reservations of an interrupted run. Without this, their units would become available while this run measures. */
const endReservationsSql = `UPDATE product_item SET reserved_until = NULL WHERE ${heldByOrderCondition}`;

/** Fills a new shop, or reuses the shop of an earlier run. Each size of shop has its own data folder. */
export async function fill(shop: Shop, env: NodeJS.ProcessEnv, { products, units, url }: ShopSize): Promise<void> {
  await fillProducts(shop, env, { products, url });
  await withDatabase(url, (client) => client.query(endReservationsSql));
  if (units > 0) await withDatabase(url, (client) => client.query(buildSetUnitsSql(units)));
}

async function fillProducts(shop: Shop, env: NodeJS.ProcessEnv, { products, url }: Omit<ShopSize, 'units'>): Promise<void> {
  const existingCount = await countRows(url, 'product');
  if (existingCount === products) return;
  const isCopied = products > MAX_SEEDED_PRODUCTS;
  if (isCopied && products % PRODUCTS_PER_COPY > 0)
    throw new Refusal(`Above ${MAX_SEEDED_PRODUCTS}, the number of products must be a multiple of ${PRODUCTS_PER_COPY}.`);
  const seededCount = isCopied ? PRODUCTS_PER_COPY : products;
  if (existingCount > seededCount) throw new Refusal(`${shop.config.DATA_DIR} has ${existingCount} products already: delete it.`);
  await shop.run({ name: 'seed', args: [builtPrograms.seed, '--products', String(seededCount)], env });
  if (isCopied) await withDatabase(url, (client) => client.query(buildMultiplySql(products / PRODUCTS_PER_COPY - 1)));
}

/**
 * Waits until search-indexer has written every document, then vacuums and updates statistics, so that no autovacuum runs while measuring.
 */
export async function waitUntilSettled(url: string): Promise<void> {
  const isSettled = async () => (await countRows(url, 'search_document WHERE listed')) > 0 && (await countRows(url, 'search_outbox')) === 0;
  await until(isSettled, { what: 'search-indexer writes every document', withinMs: MAX_SETTLING_MS });
  await withDatabase(url, (client) => client.query('VACUUM ANALYZE'));
}
