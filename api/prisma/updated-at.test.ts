import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildBadge,
  buildCollection,
  buildProduct,
  buildProductImage,
  buildReview,
  buildReviewPhoto,
  buildSizeGrid,
  createTestDatabase,
  type TestDatabase,
} from '../src/exports/testing.js';
import type { PrismaClient } from '../src/platform/prisma/generated/client.js';
import { createPrisma, type Database } from '../src/platform/prisma/prisma.client.js';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

let database: TestDatabase;
let connection: Database;
let db: PrismaClient;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = createPrisma({ url: database.url });
  db = connection.client;
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const sql = (statement: string, ...values: unknown[]) => connection.pool.query(statement, values);

/** Sets `updated_at` to a past time, makes the change, and returns `updated_at` afterwards. */
async function updatedAtAfter(table: string, id: string, change: () => Promise<unknown>): Promise<Date> {
  await sql(`UPDATE ${table} SET updated_at = $1 WHERE id = $2`, LONG_AGO, id);
  await change();
  const { rows } = await sql(`SELECT updated_at FROM ${table} WHERE id = $1`, id);
  return rows[0].updated_at;
}

describe('updated_at', () => {
  it('has a trigger in every table with this column, and changes with an update by plain SQL', async () => {
    const { rows } = await sql(`
      SELECT table_name AS name, EXISTS (
        SELECT FROM pg_trigger WHERE tgrelid = table_name::regclass AND tgname = 'updated_at_keep') AS kept
      FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'updated_at' ORDER BY 1`);
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(({ kept }) => !kept)).toEqual([]);
    const { id } = await buildBadge(db);
    expect(await updatedAtAfter('badge', id, () => sql("UPDATE badge SET title = 'Другое' WHERE id = $1", id))).not.toEqual(LONG_AGO);
  });

  it('is unchanged by an update that changes nothing, and can be set explicitly', async () => {
    const { id } = await buildBadge(db);
    expect(await updatedAtAfter('badge', id, () => sql('UPDATE badge SET title = title WHERE id = $1', id))).toEqual(LONG_AGO);
    const own = new Date('2021-01-01T00:00:00Z');
    const set = () => sql("UPDATE badge SET title = 'Новое', updated_at = $1 WHERE id = $2", own, id);
    expect(await updatedAtAfter('badge', id, set)).toEqual(own);
  });

  it('of a product changes with its pictures, properties and badges', async () => {
    const { id } = await buildProduct(db);
    const { id: badgeId } = await buildBadge(db);
    const changes = [
      () => buildProductImage(db, { productId: id }),
      () => sql("UPDATE product_image SET alt = 'Сбоку' WHERE product_id = $1", id),
      () => sql('DELETE FROM product_image WHERE product_id = $1', id),
      () => sql("INSERT INTO product_properties (product_id, sole) VALUES ($1, 'Резина')", id),
      () => sql('INSERT INTO product_badge (product_id, badge_id, position) VALUES ($1, $2, 0)', id, badgeId),
    ];
    for (const change of changes) expect(await updatedAtAfter('product', id, change)).not.toEqual(LONG_AGO);
    expect(await updatedAtAfter('product', id, () => sql('UPDATE product_badge SET position = position'))).toEqual(LONG_AGO);
  });

  it('of a collection, a size grid and a review changes with their parts', async () => {
    const product = await buildProduct(db);
    const collection = await buildCollection(db);
    const join = () =>
      sql('INSERT INTO collection_product (collection_id, product_id, position) VALUES ($1, $2, 0)', collection.id, product.id);
    expect(await updatedAtAfter('collection', collection.id, join)).not.toEqual(LONG_AGO);
    const grid = await buildSizeGrid(db, {}, [{ position: 0, eu: '38' }]);
    const relabel = () => sql("UPDATE size_grid_row SET uk = '5' WHERE size_grid_id = $1", grid.id);
    expect(await updatedAtAfter('size_grid', grid.id, relabel)).not.toEqual(LONG_AGO);
    const review = await buildReview(db, { productId: product.id });
    expect(await updatedAtAfter('review', review.id, () => buildReviewPhoto(db, { reviewId: review.id }))).not.toEqual(LONG_AGO);
  });

  it('of a product keeps an explicit value even if the same transaction writes the properties', async () => {
    const { id } = await buildProduct(db);
    const client = await connection.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE product SET updated_at = $1 WHERE id = $2', [LONG_AGO, id]);
      await client.query("INSERT INTO product_properties (product_id, sole) VALUES ($1, 'Кожа')", [id]);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    expect((await db.product.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(LONG_AGO);
  });
});
