import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase, until } from '@meet/api/testing';
import pg from 'pg';

/** A migrated database with the rows that products refer to, written by plain SQL. */
export interface ShopUnderTest {
  url: string;
  pool: pg.Pool;
  /** Ends every connection and refuses new ones, like a server that is down. */
  refuseConnections(): Promise<void>;
  acceptConnections(): Promise<void>;
  close(): Promise<void>;
}

const parentsSql = `
  INSERT INTO brand (slug, name) VALUES ('plotina', 'Плотина'), ('shlyuz', 'Шлюз');
  INSERT INTO colour (slug, name, hex, family) VALUES ('black', 'чёрный', '#000000', 'чёрный');
  INSERT INTO size (slug, name, position) VALUES ('38', '38', 38);
  INSERT INTO directory (slug, name, position, rule) VALUES
    ('shoes', 'Обувь', 1, 'CATEGORY'), ('clothes', 'Одежда', 2, 'CATEGORY'),
    ('new', 'Новинки', 3, 'NEW'), ('sale', 'Скидки', 4, 'SALE'), ('meet-price', 'Meet Price', 5, 'MEET_PRICE');
  INSERT INTO product_type (slug, name, directory_id, position) SELECT 'boots', 'Ботинки', id, 1 FROM directory WHERE slug = 'shoes';
  INSERT INTO product_sub_type (slug, name, product_type_id, position) SELECT 'chelsea', 'Челси', id, 1 FROM product_type;
  INSERT INTO collection (slug, title, publish_at) VALUES ('autumn', 'Осень', now() - interval '1 day');`;

export const openShop = async (): Promise<ShopUnderTest> => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 5 });
  pool.on('error', () => undefined);
  await pool.query(parentsSql);
  const { pathname } = new URL(database.url);
  const name = pathname.slice(1);
  const runOnServer = async (...statements: string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: new URL('/postgres', database.url).href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  return {
    url: database.url,
    pool,
    refuseConnections: () =>
      runOnServer(
        `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      ),
    acceptConnections: () => runOnServer(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`),
    close: async () => {
      await database.drop();
      // A failed test may have left a connection open, for which the pool would wait forever.
      await Promise.race([pool.end(), delay(1_000, undefined, { ref: false })]);
    },
  };
};

const productsSql = `
  WITH inserted AS (
    INSERT INTO product (slug, sku, name, model_name, brand_id, directory_id, colour_id, unit_sold, new_arrival, created_at)
    SELECT $1 || '-' || n, $1 || '-' || n, 'Ботинки', 'Шлюз', brand.id, directory.id, colour.id, n % 5, n % 4 = 0,
      now() - (n % 6) * interval '1 day'
    FROM generate_series(1, $2) AS n CROSS JOIN colour
      JOIN brand ON brand.slug = 'plotina' JOIN directory ON directory.slug = CASE WHEN n % 3 = 0 THEN 'clothes' ELSE 'shoes' END
    RETURNING id, sku, unit_sold
  ), priced AS (
    INSERT INTO product_item (external_id, product_id, size_id, supplier, price, old_price)
    SELECT inserted.sku, inserted.id, size.id, 'MEET_WAREHOUSE', 100000 + unit_sold, CASE WHEN unit_sold > 2 THEN 150000 END FROM inserted, size
  )
  SELECT id FROM inserted ORDER BY id`;

/** Adds products with one unit each and returns their ids. */
export const addProducts = async ({ pool }: ShopUnderTest, count: number, slug = 'boots'): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(productsSql, [slug, count]);
  if (rows.length !== count) throw new Error(`${rows.length} products instead of ${count}: their brand or category is not there`);
  return rows.map(({ id }) => id);
};

export const readNumber = async ({ pool }: ShopUnderTest, expression: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await pool.query<{ number: number }>(`SELECT (${expression})::int AS number`, values);
  return rows[0]?.number ?? Number.NaN;
};

export const waitUntilDrained = (shop: ShopUnderTest, engine = 'postgres', withinMs?: number): Promise<void> =>
  until(
    `the outbox of ${engine} is empty`,
    async () =>
      (await readNumber(shop, "SELECT count(*) FROM search_engine WHERE name = $1 AND swept_at > '-infinity'", [engine])) === 1 &&
      (await readNumber(shop, 'SELECT count(*) FROM search_outbox WHERE engine = $1', [engine])) === 0,
    withinMs,
  );
