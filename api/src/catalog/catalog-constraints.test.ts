import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildBrand,
  buildColour,
  buildDirectory,
  buildProduct,
  buildProductImage,
  buildProductItem,
  buildSize,
} from '../../test/factories/catalog.factory.js';
import { createTestDatabase, type TestDatabase } from '../exports/testing.js';
import type { PrismaClient } from '../platform/prisma/generated/client.js';
import { createPrisma, type Database } from '../platform/prisma/prisma.client.js';

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

describe('the database rejects', () => {
  it.each([
    ['a price of nothing', { price: 0n }, 'product_item_price_range'],
    ['a price below one rouble', { price: 99n }, 'product_item_price_range'],
    ['a negative price', { price: -100n }, 'product_item_price_range'],
    ['a price that a JSON number cannot carry', { price: 2n ** 53n }, 'product_item_price_range'],
    ['an old price that is no higher', { price: 100n, oldPrice: 100n }, 'product_item_old_price_above'],
    ['a member price above the price', { price: 100n, loyaltyPrice: 101n }, 'product_item_loyalty_price_not_above'],
    ['a member price of nothing', { price: 100n, loyaltyPrice: 0n }, 'product_item_loyalty_price_not_above'],
    ['a member price below one rouble', { price: 100n, loyaltyPrice: 99n }, 'product_item_loyalty_price_not_above'],
  ])('%s', async (_what, prices, constraint) => {
    await expect(buildProductItem(db, prices)).rejects.toMatchObject({ message: expect.stringContaining(constraint) });
    const item = await buildProductItem(db, { price: 200n, oldPrice: 300n, loyaltyPrice: 200n });
    const change = db.productItem.update({ where: { id: item.id }, data: { oldPrice: null, loyaltyPrice: null, ...prices } });
    await expect(change).rejects.toMatchObject({ message: expect.stringContaining(constraint) });
  });

  it.each([
    ['a slug with capitals', () => buildProduct(db, { slug: 'Boots' }), 'product_slug_form'],
    ['a product without a name', () => buildProduct(db, { name: ' ' }), 'product_name_present'],
    ['a brand without a name', () => buildBrand(db, { name: '' }), 'brand_name_present'],
    ['a directory with a path for a slug', () => buildDirectory(db, { slug: 'shoes/low' }), 'directory_slug_form'],
    ['a size without a name', () => buildSize(db, { name: '' }), 'size_name_present'],
    ['a colour that is none', () => buildColour(db, { hex: 'red' }), 'colour_hex_form'],
    [
      'an address instead of an object key',
      () => buildProductImage(db, { objectKey: 'https://example.com/a.webp' }),
      'product_image_key_form',
    ],
  ])('%s', async (_what, build, constraint) => {
    await expect(build()).rejects.toMatchObject({ message: expect.stringContaining(constraint) });
  });

  it('two products with the same slug', async () => {
    const { slug } = await buildProduct(db);
    await expect(buildProduct(db, { slug })).rejects.toMatchObject({ code: 'P2002' });
  });
});
