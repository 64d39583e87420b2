import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildBadge,
  buildBlogArticle,
  buildBrand,
  buildCollection,
  buildColour,
  buildDirectory,
  buildPage,
  buildProduct,
  buildProductImage,
  buildProductItem,
  buildProductSubType,
  buildProductType,
  buildReview,
  buildReviewPhoto,
  buildSize,
  buildSizeGrid,
  createTestDatabase,
  type TestDatabase,
} from '../src/exports/testing.js';
import type { PrismaClient } from '../src/platform/prisma/generated/client.js';
import { createPrisma, type Database } from '../src/platform/prisma/prisma.client.js';

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
    ['a price of zero', { price: 0n }, 'product_item_price_range'],
    ['a price below one rouble', { price: 99n }, 'product_item_price_range'],
    ['a negative price', { price: -100n }, 'product_item_price_range'],
    ['a price that a JSON number cannot represent', { price: 2n ** 53n }, 'product_item_price_range'],
    ['an old price that is not above the price', { price: 100n, oldPrice: 100n }, 'product_item_old_price_above'],
    ['a member price above the price', { price: 100n, loyaltyPrice: 101n }, 'product_item_loyalty_price_not_above'],
    ['a member price of zero', { price: 100n, loyaltyPrice: 0n }, 'product_item_loyalty_price_not_above'],
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
    ['a directory with a path as its slug', () => buildDirectory(db, { slug: 'shoes/low' }), 'directory_slug_form'],
    ['a size without a name', () => buildSize(db, { name: '' }), 'size_name_present'],
    ['a colour with an invalid hex value', () => buildColour(db, { hex: 'red' }), 'colour_hex_form'],
    [
      'a picture with a URL instead of an object key',
      () => buildProductImage(db, { objectKey: 'https://example.com/a.webp' }),
      'product_image_key_form',
    ],
    ['a colour without a family', () => buildColour(db, { family: ' ' }), 'colour_family_present'],
    ['a badge with an invalid colour', () => buildBadge(db, { textColour: 'white' }), 'badge_text_colour_form'],
    ['a product type with a path as its slug', () => buildProductType(db, { slug: 'a/b' }), 'product_type_slug_form'],
    ['a product subtype without a name', () => buildProductSubType(db, { name: '' }), 'product_sub_type_name_present'],
    ['an empty row of a size grid', () => buildSizeGrid(db, {}, [{ position: 0 }]), 'size_grid_row_says_something'],
    ['a country code in lower case', () => buildProductItem(db, { deliveryIsoCode: 'ru' }), 'product_item_delivery_iso_code_form'],
    [
      'a collection that ends before it begins',
      () => buildCollection(db, { publishAt: new Date('2026-01-02'), finishAt: new Date('2026-01-01') }),
      'collection_finishes',
    ],
    ['a poster with an invalid object key', () => buildCollection(db, { posterKey: '../secret' }), 'collection_poster_key_form'],
    ['a review with a rating of 0', () => buildReview(db, { rating: 0 }), 'review_rating_range'],
    ['a review with a rating of 6', () => buildReview(db, { rating: 6 }), 'review_rating_range'],
    ['a review without the name of an author', () => buildReview(db, { authorName: ' ' }), 'review_author_name_present'],
    [
      'a review photo with a URL instead of an object key',
      () => buildReviewPhoto(db, { objectKey: 'https://example.com/a.webp' }),
      'review_photo_key_form',
    ],
    ['a page without a title', () => buildPage(db, { title: '' }), 'page_title_present'],
    ['an article with capitals in its slug', () => buildBlogArticle(db, { slug: 'Suede' }), 'blog_article_slug_form'],
  ])('%s', async (_what, build, constraint) => {
    await expect(build()).rejects.toMatchObject({ message: expect.stringContaining(constraint) });
  });

  it('two products with the same slug', async () => {
    const { slug } = await buildProduct(db);
    await expect(buildProduct(db, { slug })).rejects.toMatchObject({ code: 'P2002' });
  });

  it('a product type of another directory, a subtype of another type, and a subtype without a type', async () => {
    const type = await buildProductType(db);
    const subType = await buildProductSubType(db);
    const { directoryId } = type;
    await expect(buildProduct(db, { productTypeId: type.id })).rejects.toMatchObject({ code: 'P2003' });
    await expect(buildProduct(db, { directoryId, productTypeId: type.id, productSubTypeId: subType.id })).rejects.toMatchObject({
      code: 'P2003',
    });
    await expect(buildProduct(db, { productSubTypeId: subType.id })).rejects.toMatchObject({
      message: expect.stringContaining('product_sub_type_has_type'),
    });
  });
});

describe('the slug of a directory or collection', () => {
  it('cannot be shared by a directory and a collection', async () => {
    const directory = await buildDirectory(db, { slug: 'hats' });
    await expect(buildCollection(db, { slug: 'hats' })).rejects.toMatchObject({ code: 'P2002' });
    const collection = await buildCollection(db, { slug: 'winter-hats' });
    await expect(db.directory.update({ where: { id: directory.id }, data: { slug: 'winter-hats' } })).rejects.toMatchObject({
      code: 'P2002',
    });
    await expect(db.collection.update({ where: { id: collection.id }, data: { slug: 'hats' } })).rejects.toMatchObject({ code: 'P2002' });
  });

  it('can be reused after its owner was renamed or deleted', async () => {
    const directory = await buildDirectory(db, { slug: 'gloves' });
    await db.directory.update({ where: { id: directory.id }, data: { slug: 'mittens' } });
    await buildCollection(db, { slug: 'gloves' });
    await db.directory.delete({ where: { id: directory.id } });
    await buildCollection(db, { slug: 'mittens' });
    const owners = await db.listingSlug.findMany({ where: { slug: { in: ['gloves', 'mittens'] } } });
    expect(owners.map(({ directoryId, collectionId }) => [directoryId, collectionId !== null])).toEqual([
      [null, true],
      [null, true],
    ]);
  });

  it('cannot be the reserved word "any"', async () => {
    await expect(buildDirectory(db, { slug: 'any' })).rejects.toMatchObject({ message: expect.stringContaining('listing_slug_not_any') });
  });
});

it('the first migration creates the four levels of the loyalty programme', async () => {
  const levels = await db.loyaltyLevel.findMany({ orderBy: { position: 'asc' } });
  expect(
    levels.map(({ name, chargePercentage, chargeOffPercentage, requiredSpentAmount }) => [
      name,
      chargePercentage,
      chargeOffPercentage,
      requiredSpentAmount,
    ]),
  ).toEqual([
    ['Start', 3, 10, 0n],
    ['Silver', 5, 15, 50_000_00n],
    ['Gold', 7, 20, 150_000_00n],
    ['Platinum', 10, 30, 400_000_00n],
  ]);
});
