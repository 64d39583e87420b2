import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  buildBadge,
  buildBrand,
  buildCollection,
  buildColour,
  buildDirectory,
  buildProduct,
  buildProductType,
  buildSize,
  buildSizeGrid,
  createTestDatabase,
  type TestDatabase,
} from '../../src/exports/testing.js';
import { createFolderStore } from '../../src/images/store/folder.object-store.js';
import type { ObjectStore } from '../../src/images/store/object-store.port.js';
import { createPrisma, type Database } from '../../src/platform/prisma/prisma.client.js';
import { unique } from '../../test/support/unique.js';
import { type Catalog, generateCatalog } from './catalog/catalog.js';
import { type Drawing, readDrawings } from './pictures.js';
import { seedShop } from './seed-shop.js';

const drawings: Drawing[] = readDrawings();
const createCatalog = (count: number): Catalog => generateCatalog(count, drawings);

describe('the demo catalog', () => {
  let catalog: Catalog;
  beforeAll(() => {
    catalog = createCatalog(400);
  });

  const listCovers = (products = catalog.products): string[] => {
    const covers = new Map(
      catalog.images.filter(({ position }) => position === 0).map(({ productId, objectKey }) => [productId, objectKey]),
    );
    return [...products].sort((a, b) => (b.unitSold ?? 0) - (a.unitSold ?? 0)).map(({ id }) => covers.get(id ?? '') ?? '');
  };

  it('repeats no picture within a page of a mixed listing', () => {
    const listings = [
      catalog.products,
      catalog.products.filter(({ newArrival }) => newArrival),
      catalog.products.filter(({ meetPrice }) => meetPrice),
    ];
    for (const products of listings) {
      const covers = listCovers(products);
      for (let start = 0; start + 24 <= covers.length; start += 1) expect(new Set(covers.slice(start, start + 24)).size).toBe(24);
    }
  });

  it('has every category, new, reduced, lowest-price and sold-out products, and models in several colours', () => {
    const perDirectory = Map.groupBy(catalog.products, ({ directoryId }) => directoryId);
    expect([...perDirectory.values()].every((products) => products.length > 20)).toBe(true);
    expect(perDirectory.size).toBe(7);
    const soldOut = catalog.products.filter(({ id }) => catalog.items.every((item) => item.productId !== id || item.soldAt));
    const reduced = catalog.items.filter(({ oldPrice }) => oldPrice);
    const colours = Map.groupBy(catalog.products, ({ brandId, modelName }) => `${brandId} ${modelName}`);
    expect(soldOut.length).toBeGreaterThan(0);
    expect(reduced.length).toBeGreaterThan(100);
    expect(catalog.products.filter(({ newArrival }) => newArrival).length).toBeGreaterThan(24);
    expect(catalog.products.filter(({ meetPrice }) => meetPrice).length).toBeGreaterThan(20);
    expect(Math.max(...[...colours.values()].map((products) => products.length))).toBeGreaterThan(3);
  });

  it('shows every product in at least four pictures, the side view first, each with its own alternative text', () => {
    const images = Map.groupBy(catalog.images, ({ productId }) => productId);
    expect(images.size).toBe(catalog.products.length);
    const sides = new Set(drawings.map(({ pictures }) => pictures[0]?.key));
    for (const productImages of images.values()) {
      expect(productImages.length).toBeGreaterThanOrEqual(4);
      expect(productImages.map(({ position }) => position)).toEqual(productImages.map((_, index) => index));
      expect(sides.has(productImages[0]?.objectKey)).toBe(true);
      expect(new Set(productImages.map(({ objectKey }) => objectKey)).size).toBe(productImages.length);
      expect(new Set(productImages.map(({ alt }) => alt)).size).toBe(productImages.length);
    }
  });

  it('has a product name of more than 100 characters, which is long enough to test layouts', () => {
    expect(Math.max(...catalog.products.map(({ name }) => name.length))).toBeGreaterThan(100);
  });

  it('is reproducible, and a larger shop contains the products of a smaller one', () => {
    expect(createCatalog(400)).toEqual(catalog);
    const slugs = new Set(createCatalog(1000).products.map(({ slug }) => slug));
    expect(catalog.products.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
    expect(slugs.size).toBe(1000);
  });
});

/** All tables that the seed writes. */
const tables = [
  'badge',
  'blog_article',
  'brand',
  'collection',
  'collection_product',
  'colour',
  'directory',
  'directory_filter',
  'faq_entry',
  'page',
  'product',
  'product_badge',
  'product_image',
  'product_item',
  'product_properties',
  'product_sub_type',
  'product_type',
  'promo_code',
  'promo_code_scope',
  'redirect_rule',
  'review',
  'review_photo',
  'size',
  'size_grid',
  'size_grid_row',
  'url_metadata',
];

describe('the seed', () => {
  let folder: string;
  let store: ObjectStore;
  let database: TestDatabase;
  let connection: Database;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'meet-seed-'));
    store = createFolderStore(folder);
    database = await createTestDatabase();
    connection = createPrisma({ url: database.url });
  });

  afterEach(async () => {
    await connection.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const seed = (products: number, once = false) => seedShop(connection.client, store, { products, once, print: () => {} });

  async function readTables(): Promise<Record<string, unknown[]>> {
    const all = await Promise.all(
      tables.map(
        async (table) =>
          [table, (await connection.pool.query(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows.map(withoutTimestamps)] as const,
      ),
    );
    return Object.fromEntries(all);
  }

  it('writes the same rows when it is repeated, and stores each picture', async () => {
    await seed(30);
    const first = await readTables();
    expect(first.product).toHaveLength(30);
    expect(Object.keys(first).filter((table) => first[table]?.length === 0)).toEqual([]);
    await seed(30);
    expect(await readTables()).toEqual(first);
    const stored = new Set(await readdir(folder));
    const images = await connection.client.productImage.findMany();
    expect(images.filter(({ objectKey }) => !stored.has(objectKey))).toEqual([]);
  });

  it('keeps changes that a manager has made', async () => {
    await seed(30);
    await connection.client.product.updateMany({ data: { name: 'Renamed' } });
    await seed(40);
    expect(await connection.client.product.count({ where: { name: 'Renamed' } })).toBe(30);
    expect(await connection.client.product.count()).toBe(40);
  });

  it('reuses the rows that the shop already has under the same slugs, and does not change them', async () => {
    const catalog = createCatalog(30);
    const { products, items } = catalog;
    const [takenProduct, seededProduct] = products;
    const findSlug = (rows: { id?: string; slug: string }[], id: string | null | undefined) => ({
      slug: rows.find((row) => row.id === id)?.slug ?? unique('not found'),
    });
    const sizeId = items.find(({ productId }) => productId === seededProduct?.id)?.sizeId;
    const db = connection.client;
    const existing = {
      brand: await buildBrand(db, { ...findSlug(catalog.brands, seededProduct?.brandId), name: 'Своя' }),
      colour: await buildColour(db, findSlug(catalog.colours, seededProduct?.colourId)),
      directory: await buildDirectory(db, findSlug(catalog.directories, seededProduct?.directoryId)),
      size: await buildSize(db, findSlug(catalog.sizes, sizeId)),
      grid: await buildSizeGrid(db, findSlug(catalog.sizeGrids, catalog.sizeGrids[0]?.id)),
      badge: await buildBadge(db, findSlug(catalog.badges, catalog.productBadges.at(-1)?.badgeId)),
      collection: await buildCollection(db, findSlug(catalog.collections, catalog.collectionProducts.at(-1)?.collectionId)),
    };
    const otherDirectory = await buildDirectory(db);
    const type = await buildProductType(db, {
      ...findSlug(catalog.productTypes, seededProduct?.productTypeId),
      directoryId: otherDirectory.id,
    });
    const product = await buildProduct(db, { slug: takenProduct?.slug ?? '', name: 'Свой товар' });
    await seed(30);
    expect(await db.brand.findUnique({ where: { slug: existing.brand.slug } })).toEqual(existing.brand);
    expect(await db.product.count()).toBe(30);
    expect(await db.product.findUnique({ where: { id: product.id }, include: { items: true, images: true, properties: true } })).toEqual({
      ...product,
      items: [],
      images: [],
      properties: null,
    });
    const skippedItems = items.filter(({ productId }) => productId === takenProduct?.id).length;
    expect(await db.productItem.count()).toBe(items.length - skippedItems);
    const referenceCounts = [
      await db.product.count({ where: { brandId: existing.brand.id } }),
      await db.product.count({ where: { colourId: existing.colour.id } }),
      await db.directoryFilter.count({ where: { directoryId: existing.directory.id } }),
      await db.productItem.count({ where: { sizeId: existing.size.id } }),
      await db.sizeGridRow.count({ where: { sizeGridId: existing.grid.id } }),
      await db.productBadge.count({ where: { badgeId: existing.badge.id } }),
      await db.collectionProduct.count({ where: { collectionId: existing.collection.id } }),
      await db.product.count({ where: { productTypeId: type.id, directoryId: otherDirectory.id } }),
    ];
    expect(referenceCounts.filter((count) => count === 0)).toEqual([]);
    const before = await readTables();
    await seed(30);
    expect(await readTables()).toEqual(before);
  });

  it('with --once, adds no products to a shop that has some, but fills a new object store', async () => {
    await seed(30, true);
    await rm(folder, { recursive: true });
    await seed(60, true);
    expect(await connection.client.product.count()).toBe(30);
    expect((await readdir(folder)).length).toBeGreaterThan(30);
  });

  it('writes nothing if it is interrupted, and the complete shop if it is then repeated', async () => {
    const interruptingConnection = createPrisma({ url: database.url });
    await interruptingConnection.pool.query(`CREATE FUNCTION pull_the_plug() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`);
    await interruptingConnection.pool.query('CREATE TRIGGER pull_the_plug AFTER INSERT ON product_item EXECUTE FUNCTION pull_the_plug()');
    await expect(seed(30)).rejects.toThrow();
    expect(Object.values(await readTables()).flat()).toEqual([]);
    await interruptingConnection.pool.query('DROP FUNCTION pull_the_plug CASCADE');
    await interruptingConnection.close();
    await seed(30, true);
    const resumed = await readTables();
    await connection.pool.query(`TRUNCATE ${tables.join(', ')} CASCADE`);
    await seed(30);
    expect(await readTables()).toEqual(resumed);
  });

  it('can run twice concurrently', async () => {
    await Promise.all([seed(30), seed(30)]);
    expect(await connection.client.product.count()).toBe(30);
  });
});

/** Drops timestamps, which differ between two seeds for brands, directories and sizes. */
function withoutTimestamps(row: Record<string, unknown>): Record<string, unknown> {
  const { created_at: _created, updated_at: _updated, ...rest } = row;
  return rest;
}
