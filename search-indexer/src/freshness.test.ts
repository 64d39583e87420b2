import { isDeepStrictEqual } from 'node:util';
import { createPostgresSearchEngine, until } from '@meet/api/testing';
import { expectDocumentsUpToDate } from './testing/expected-documents.harness.js';
import { addProducts, openShop, readNumber, type ShopUnderTest, waitUntilDrained } from './testing/shop.harness.js';
import { killAllWorkers, startWorker, type WorkerUnderTest } from './testing/worker.harness.js';

let shop: ShopUnderTest;
let worker: WorkerUnderTest;

beforeAll(async () => {
  shop = await openShop();
  await addProducts(shop, 30);
  worker = await startWorker(shop.url);
  await waitUntilDrained(shop);
});

afterAll(async () => {
  await killAllWorkers();
  await shop.close();
});

const readId = async (slug: string): Promise<string> => {
  const { rows } = await shop.pool.query<{ id: string }>('SELECT id FROM product WHERE slug = $1', [slug]);
  return rows[0]?.id ?? '';
};

const countListed = (condition: string, values: unknown[] = []) =>
  readNumber(shop, `SELECT count(*) FROM search_document WHERE listed AND ${condition}`, values);

it('the indexer adds the existing products to a new engine', async () => {
  expect(await countListed('true')).toBe(30);
  await expectDocumentsUpToDate(shop);
});

it('a price changed by plain SQL reaches the documents', async () => {
  const id = await readId('boots-1');
  await shop.pool.query('UPDATE product_item SET price = 77700 WHERE product_id = $1', [id]);
  await until(
    'the new price is in the document',
    async () => (await countListed("product_id = $1 AND document->>'price' = '77700'", [id])) === 1,
  );
});

// An update of a product by these triggers writes no outbox row, because only the modification time changes. If another trigger updated
// products, its changes would have to be captured separately.
it('only the triggers product_renew_with_units and updated_at_keep_whole update products', async () => {
  const { rows } = await shop.pool.query<{ name: string }>(
    `SELECT proname AS name FROM pg_proc WHERE prorettype = 'trigger'::regtype AND prosrc ~* '\\mUPDATE\\s+(product|%\\S*)\\s' ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['product_renew_with_units', 'updated_at_keep_whole']);
});

const changes: [what: string, sql: string][] = [
  ['a product is withdrawn', "UPDATE product SET active = false WHERE slug = 'boots-2'"],
  ['a product is softly deleted', "UPDATE product SET deleted_at = now() WHERE slug = 'boots-3'"],
  ['products are restored', "UPDATE product SET active = true, deleted_at = NULL WHERE slug IN ('boots-2', 'boots-3')"],
  ['a unit is sold', "UPDATE product_item SET sold_at = now() WHERE external_id = 'boots-4'"],
  ['a unit is softly deleted', "UPDATE product_item SET deleted_at = now() WHERE external_id = 'boots-5'"],
  ['a unit is withdrawn', "UPDATE product_item SET active = false WHERE external_id = 'boots-6'"],
  [
    'a unit moves to another product',
    `
    UPDATE product_item SET product_id = (SELECT id FROM product WHERE slug = 'boots-4') WHERE external_id = 'boots-7'`,
  ],
  [
    'a unit and its product are deleted by SQL',
    "DELETE FROM product_item WHERE external_id = 'boots-8'; DELETE FROM product WHERE slug = 'boots-8'",
  ],
  [
    'a cheaper unit with an old price is added',
    `
    INSERT INTO product_item (external_id, product_id, size_id, supplier, price, old_price)
    SELECT 'cheaper', product.id, size.id, 'CONTRACTOR', 5000, 9900 FROM product, size WHERE product.slug = 'boots-9'`,
  ],
  [
    'a price is reduced by less than one per cent',
    "UPDATE product_item SET price = 99999, old_price = 100000 WHERE external_id = 'boots-10'",
  ],
  ['the number of units sold changes', "UPDATE product SET unit_sold = unit_sold + 100 WHERE slug = 'boots-11'"],
  [
    'a product becomes a new arrival with the lowest price',
    "UPDATE product SET new_arrival = true, meet_price = true WHERE slug = 'boots-13'",
  ],
  [
    'a product changes its category',
    `
    UPDATE product SET directory_id = (SELECT id FROM directory WHERE slug = 'clothes') WHERE slug = 'boots-14'`,
  ],
  ['the slug of a category changes', "UPDATE directory SET slug = 'footwear' WHERE slug = 'shoes'"],
  ['the slug of a category is changed back', "UPDATE directory SET slug = 'shoes' WHERE slug = 'footwear'"],
  ['a category is deleted', "UPDATE directory SET deleted_at = now() WHERE slug = 'clothes'"],
  ['the slug of a virtual directory changes', "UPDATE directory SET slug = 'fresh' WHERE slug = 'new'"],
  ['a virtual directory is deleted', "DELETE FROM directory WHERE slug = 'sale'"],
  ['a virtual directory is added', "INSERT INTO directory (slug, name, position, rule) VALUES ('discounts', 'Скидки', 9, 'SALE')"],
  ['a brand is renamed', "UPDATE brand SET name = 'Плотина 2' WHERE slug = 'plotina'"],
  ['a brand is deleted', "UPDATE brand SET deleted_at = now() WHERE slug = 'plotina'"],
  ['a brand is restored', "UPDATE brand SET deleted_at = NULL WHERE slug = 'plotina'"],
  ['the slug and the spellings of a brand change', "UPDATE brand SET slug = 'dam', spellings = '{Plotina,Dam}' WHERE slug = 'plotina'"],
  ['the slug of a brand is changed back', "UPDATE brand SET slug = 'plotina' WHERE slug = 'dam'"],
  ['the name and the slug of a colour change', "UPDATE colour SET slug = 'coal', name = 'угольный', family = 'серый' WHERE slug = 'black'"],
  ['the slug of a size changes', "UPDATE size SET slug = '38-ru' WHERE slug = '38'"],
  [
    'products get properties',
    `INSERT INTO product_properties (product_id, sole, fastening_type, packaging)
     SELECT id, 'Резина', 'Шнурки', 'Коробка' FROM product WHERE unit_sold > 1`,
  ],
  ['the properties of products change', "UPDATE product_properties SET sole = 'Пробка', heel_type = 'Без каблука'"],
  [
    'the properties of a product are deleted',
    "DELETE FROM product_properties WHERE product_id = (SELECT id FROM product WHERE slug = 'boots-12')",
  ],
  [
    'the sex, age and material of products change',
    "UPDATE product SET sex = 'FEMALE', age = 'CHILDREN', material = 'SUEDE' WHERE unit_sold = 2",
  ],
  ['the seasons of products change', "UPDATE product SET seasons = '{WINTER,AUTUMN_WINTER,SPRING_SUMMER}' WHERE unit_sold = 3"],
  [
    'the name, the SKU and the model of a product change',
    "UPDATE product SET name = 'Кеды', sku = 'K-1', model_name = 'Волна' WHERE slug = 'boots-15'",
  ],
  ['the supplier of units changes', "UPDATE product_item SET supplier = 'PRIVATE_SELLER' WHERE external_id LIKE 'boots-1%'"],
  [
    'products get a type and a subtype',
    `UPDATE product SET product_type_id = product_type.id, product_sub_type_id = product_sub_type.id
     FROM product_type JOIN product_sub_type ON product_sub_type.product_type_id = product_type.id
     WHERE product.directory_id = product_type.directory_id AND product.unit_sold > 1`,
  ],
  ['the slug of a type changes', "UPDATE product_type SET slug = 'footwear-boots'"],
  ['the slug of a subtype changes', "UPDATE product_sub_type SET slug = 'chelsea-boots'"],
  ['a subtype is deleted', 'UPDATE product_sub_type SET deleted_at = now()'],
  [
    'a subtype is restored while its type is deleted',
    'UPDATE product_sub_type SET deleted_at = NULL; UPDATE product_type SET deleted_at = now()',
  ],
  ['a type is renamed', "UPDATE product_type SET name = 'Сапоги'"],
  ['a type is restored', 'UPDATE product_type SET deleted_at = NULL'],
  [
    'a collection gets products',
    `INSERT INTO collection_product (collection_id, product_id, position)
     SELECT collection.id, product.id, 0 FROM collection, product WHERE product.unit_sold > 0`,
  ],
  ['the slug of a collection changes', "UPDATE collection SET slug = 'late-autumn' WHERE slug = 'autumn'"],
  [
    'a product is removed from a collection',
    "DELETE FROM collection_product WHERE product_id = (SELECT id FROM product WHERE slug = 'boots-16')",
  ],
  ['a collection is deactivated', 'UPDATE collection SET active = false'],
  ['a collection is activated again', 'UPDATE collection SET active = true'],
  ['a collection is postponed', "UPDATE collection SET publish_at = now() + interval '1 day'"],
  ['a collection has ended', "UPDATE collection SET publish_at = now() - interval '2 days', finish_at = now() - interval '1 day'"],
  ['the end of a collection is removed', 'UPDATE collection SET finish_at = NULL'],
  ['a collection is deleted', 'UPDATE collection SET deleted_at = now()'],
  ['a collection is restored', 'UPDATE collection SET deleted_at = NULL'],
  ['a collection is deleted by SQL', 'DELETE FROM collection'],
];

it.each(changes)('the documents are updated when %s', async (_what, sql) => {
  await shop.pool.query(sql);
  await waitUntilDrained(shop);
  await expectDocumentsUpToDate(shop);
});

/** Adds products whose reservations end in an hour. `reserveFor` sets another end. */
async function addReservedProducts(count: number, slug: string) {
  const ids = await addProducts(shop, count, slug);
  const reserveFor = (duration: string) =>
    shop.pool.query(`UPDATE product_item SET reserved_until = now() + ${duration} WHERE product_id = ANY($1::uuid[])`, [ids]);
  await reserveFor("interval '1 hour'");
  await waitUntilDrained(shop);
  return { ids, reserveFor };
}

it('products are listed again after their reservations end, even if those of 200 products end within one second', async () => {
  const { ids, reserveFor } = await addReservedProducts(200, 'reserved');
  const condition = 'product_id = ANY($1::uuid[])';
  expect(await countListed(condition, [ids])).toBe(0);
  await reserveFor("interval '1 second' + random() * interval '800 ms'");
  await waitUntilDrained(shop);
  await until(
    'the last one is free',
    async () => (await readNumber(shop, 'SELECT count(*) FROM product_item WHERE reserved_until > now()')) === 0,
  );
  await until('all are listed', async () => (await countListed(condition, [ids])) === ids.length);
  await expectDocumentsUpToDate(shop);
});

it('an engine that is read continuously lists and counts new products and those whose reservations have ended', async () => {
  const unfilteredQuery = { words: [], filters: { values: {}, price: {} } };
  const engine = createPostgresSearchEngine(shop.pool, 250);
  const readCounts = async () => [
    (await engine.list({ ...unfilteredQuery, sort: 'POPULAR_FIRST', page: 1, limit: 1 })).total,
    await countFacetValues(),
  ];
  const countFacetValues = async () =>
    [...(await engine.readFacets(unfilteredQuery)).values.AGE.values()].reduce((sum, count) => sum + count, 0);
  const countsBefore = await readCounts();
  const { ids, reserveFor } = await addReservedProducts(50, 'counted');
  await addProducts(shop, 1, 'counted-too');
  const expectedCounts = countsBefore.map((count) => count + 1);
  await until('a product added later is listed and counted', async () => isDeepStrictEqual(await readCounts(), expectedCounts));
  await reserveFor("interval '2 seconds'");
  const isFree = async () => (await readNumber(shop, 'SELECT count(*) FROM product_item WHERE reserved_until > now()')) === 0;
  await until('they are free', isFree);
  await until('they are listed and counted', async () =>
    (await readCounts()).every((count, index) => count === (expectedCounts[index] ?? 0) + ids.length),
  );
});

it('the products of a collection are listed in it after it begins, and no longer after it ends', async () => {
  const ids = await addProducts(shop, 20, 'spring');
  await shop.pool.query(
    `WITH spring AS (
       INSERT INTO collection (slug, title, publish_at, finish_at)
       VALUES ('spring', 'Весна', now() + interval '1 hour', now() + interval '2 hours') RETURNING id)
     INSERT INTO collection_product (collection_id, product_id, position) SELECT spring.id, product_id, 0 FROM spring, unnest($1::uuid[]) AS product_id`,
    [ids],
  );
  await waitUntilDrained(shop);
  const countSpringProducts = () => countListed("document->'collections' ? 'spring'");
  const isDue = (moment: string) => async () => (await readNumber(shop, `SELECT count(*) FROM collection WHERE ${moment} <= now()`)) === 1;
  const setDue = (moment: string) => shop.pool.query(`UPDATE collection SET ${moment} = now() + interval '2 seconds'`);
  expect(await countSpringProducts()).toBe(0);
  await setDue('publish_at');
  await until('it has begun', isDue('publish_at'));
  await until('all are listed', async () => (await countSpringProducts()) === ids.length);
  await setDue('finish_at');
  await until('it has ended', isDue('finish_at'));
  await until('none is listed', async () => (await countSpringProducts()) === 0);
  await expectDocumentsUpToDate(shop);
});

// 660 products are more than one batch, but their rows fit into one read of the outbox, so the order of the rows does not matter.
it('the document of a product is written once even if an import changed the product in several tables', async () => {
  const ids = await addProducts(shop, 660, 'imported');
  await waitUntilDrained(shop);
  const requestId = 'import-request';
  const client = await shop.pool.connect();
  await client.query('BEGIN');
  await client.query("SELECT set_config('meet.request_id', $1, true)", [requestId]);
  for (const table of ['product', 'product_item']) {
    await client.query(`UPDATE ${table} SET active = true WHERE ${table === 'product' ? 'id' : 'product_id'} = ANY($1::uuid[])`, [ids]);
  }
  await client.query("INSERT INTO product_properties (product_id, sole) SELECT unnest($1::uuid[]), 'Резина'", [ids]);
  await client.query('COMMIT');
  client.release();
  await waitUntilDrained(shop);
  await until('all of it is logged', () => sumLoggedField(requestId, 'rows') >= 1_980);
  expect(sumLoggedField(requestId, 'written')).toBe(660);
  await expectDocumentsUpToDate(shop);
});

const listLogLines = (requestId: string) =>
  worker.log.filter(({ requestIds }) => Array.isArray(requestIds) && requestIds.includes(requestId));
const sumLoggedField = (requestId: string, field: 'rows' | 'written'): number =>
  listLogLines(requestId).reduce((sum, line) => sum + Number(line[field]), 0);

it('the log contains the id of the request that caused a change', async () => {
  const requestId = 'b8b1f0e2-request';
  const client = await shop.pool.connect();
  await client.query('BEGIN');
  await client.query("SELECT set_config('meet.request_id', $1, true)", [requestId]);
  await client.query("UPDATE product_item SET price = price + 1 WHERE external_id = 'boots-20'");
  await client.query('COMMIT');
  client.release();
  await until('the log has it', () => listLogLines(requestId).length > 0);
});

it('a change that commits after later changes were handled is not missed', async () => {
  const lateTransaction = await shop.pool.connect();
  await lateTransaction.query('BEGIN');
  await lateTransaction.query("UPDATE product_item SET price = 31000 WHERE external_id = 'boots-21'");
  await shop.pool.query("UPDATE product_item SET price = 32000 WHERE external_id = 'boots-22'");
  await until('the later change is in', async () => (await countListed("document->>'price' = '32000'")) === 1);
  await waitUntilDrained(shop);
  await lateTransaction.query('COMMIT');
  lateTransaction.release();
  await until('the late change is in', async () => (await countListed("document->>'price' = '31000'")) === 1);
});

it('the worker reports health, backlog and lag', async () => {
  await waitUntilDrained(shop);
  const health = await worker.get('/health/ready');
  expect(health.status).toBe(200);
  expect(JSON.parse(health.body)).toMatchObject({
    status: 'up',
    components: { worker: { detail: 'active' }, 'search:postgres': { status: 'up' } },
  });
  const metrics = await worker.get('/metrics');
  expect(metrics.body).toContain('meet_search_indexer_backlog_rows{engine="postgres"} 0');
  expect(metrics.body).toContain('meet_search_indexer_lag_seconds{engine="postgres"} 0');
  expect(metrics.body).toContain('meet_search_indexer_active 1');
  const names = Array.from(metrics.body.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name);
  expect(names.filter((name) => !name?.match(/^(?:meet|process|nodejs)_/))).toEqual([]);
});
