import { setTimeout as delay } from 'node:timers/promises';
import type { SearchDocument } from '@meet/api/search';
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

const isAvailable = `active AND deleted_at IS NULL AND sold_at IS NULL AND (reserved_until IS NULL OR reserved_until <= now())`;

/** Condition on a directory: whether it lists the product. */
const listsProduct = `deleted_at IS NULL AND (id = product.directory_id OR rule = 'NEW' AND product.new_arrival
  OR rule = 'SALE' AND cheapest.sale >= 1 OR rule = 'MEET_PRICE' AND product.meet_price)`;

/** The expected documents, derived a second time by plain SQL over the source tables. */
const expectedDocumentsSql = `
  SELECT product.id AS "productId", cheapest.price::float, cheapest.sale, product.unit_sold AS "unitSold",
    extract(epoch FROM product.created_at)::float * 1000 AS "newestAt",
    (SELECT slug FROM directory WHERE id = product.directory_id AND deleted_at IS NULL) AS category,
    brand.slug AS brand, product.model_name AS model, colour.slug AS colour, product.age::text, product.material::text,
    CASE product.sex WHEN 'UNISEX' THEN ARRAY['FEMALE', 'MALE', 'UNISEX'] ELSE ARRAY[product.sex::text] END AS sexes,
    ARRAY(SELECT DISTINCT finding.season FROM (
        SELECT season::text FROM unnest(product.seasons) AS season
        UNION ALL SELECT unnest('{SPRING,SUMMER}'::text[]) WHERE 'SPRING_SUMMER' = ANY (product.seasons)
        UNION ALL SELECT unnest('{AUTUMN,WINTER}'::text[]) WHERE 'AUTUMN_WINTER' = ANY (product.seasons)) AS finding
      ORDER BY 1) AS seasons,
    ARRAY(SELECT DISTINCT size.slug || CASE supplier WHEN 'MEET_WAREHOUSE' THEN ':FAST' ELSE ':SLOW' END COLLATE "C"
      FROM product_item JOIN size ON size.id = size_id WHERE product_id = product.id AND ${isAvailable} ORDER BY 1) AS offers,
    json_build_object('sku', product.sku, 'model', product.model_name, 'brand', brand.name || brand.spellings,
      'colour', json_build_array(colour.name, colour.family),
      'names', (SELECT json_agg(name ORDER BY ordinal) FROM (VALUES (1, product.name),
        (2, (SELECT name FROM product_type WHERE id = product.product_type_id AND deleted_at IS NULL)),
        (3, (SELECT sub.name FROM product_sub_type AS sub JOIN product_type ON product_type.id = sub.product_type_id
          WHERE sub.id = product.product_sub_type_id AND sub.deleted_at IS NULL AND product_type.deleted_at IS NULL))) AS names (ordinal, name)
        WHERE name IS NOT NULL),
      'properties', coalesce((SELECT array_remove(ARRAY[sole, fastening_type, heel_type, toe_style, shaft_height, padding_material, functionality,
        additional_info], NULL) FROM product_properties WHERE product_id = product.id), '{}'),
      'categories', ARRAY(SELECT name FROM directory WHERE ${listsProduct} ORDER BY name COLLATE "C")) AS texts,
    (SELECT slug FROM product_type WHERE id = product.product_type_id AND deleted_at IS NULL) AS "productType",
    (SELECT sub.slug FROM product_sub_type AS sub JOIN product_type ON product_type.id = sub.product_type_id
      WHERE sub.id = product.product_sub_type_id AND sub.deleted_at IS NULL AND product_type.deleted_at IS NULL) AS "productSubType",
    ARRAY(SELECT slug FROM collection WHERE active AND deleted_at IS NULL AND publish_at <= now() AND coalesce(finish_at > now(), true)
      AND id IN (SELECT collection_id FROM collection_product WHERE product_id = product.id) ORDER BY slug) AS collections,
    ARRAY(SELECT slug FROM directory WHERE ${listsProduct} ORDER BY slug) AS directories
  FROM product JOIN brand ON brand.id = product.brand_id JOIN colour ON colour.id = product.colour_id CROSS JOIN LATERAL (
    SELECT price, coalesce(floor(100 * (old_price - price)::numeric / old_price)::int, 0) AS sale FROM product_item
    WHERE product_id = product.id AND ${isAvailable} ORDER BY price, id LIMIT 1) AS cheapest
  WHERE product.active AND product.deleted_at IS NULL AND brand.deleted_at IS NULL
  ORDER BY product.id`;

const documentsSql = 'SELECT document FROM search_document WHERE listed ORDER BY product_id';

const sortDirectories = (document: SearchDocument): SearchDocument => ({ ...document, directories: document.directories.toSorted() });

export const expectDocumentsUpToDate = async ({ pool }: ShopUnderTest): Promise<void> => {
  const { rows: expected } = await pool.query<SearchDocument>(expectedDocumentsSql);
  const { rows } = await pool.query<{ document: SearchDocument }>(documentsSql);
  expect(rows.map(({ document }) => sortDirectories(document))).toEqual(expected.map(sortDirectories));
};

export const readNumber = async ({ pool }: ShopUnderTest, text: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await pool.query<{ number: number }>(`SELECT (${text})::int AS number`, values);
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
