import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import {
  buildBrand,
  buildCollection,
  buildCollectionProduct,
  buildProduct,
  buildProductImage,
  buildProductItem,
  buildSizeGrid,
} from '../../exports/testing.js';
import { HOUR_MS } from '../../platform/process/durations.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function ask(query: string, variables: object = {}): Promise<Record<string, unknown> | null | undefined> {
  const { data, errors } = await api.query<Record<string, unknown>>(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const UNKNOWN = '01a1f861-b930-77a5-9ae7-77c0dd5aa755';
const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

const LIST = 'query ($ids: [ID!]!) { productList(dto: { productIds: $ids }) { slug } }';
const FIND = 'query ($dto: FindProductsInput!) { findProucts(dto: $dto) { slug } }';
const ITEMS = `query ($ids: [ID!]!) { findProuctItems(dto: { productItemIds: $ids }) {
  id name size { name } isSold isReserved active images { url position } priceDetails { price oldPrice loyaltyPrice cashback } product { slug } } }`;

const SIZES = `query ($ids: [ID!]!) { findProuctItems(dto: { productItemIds: $ids }) {
  product { sizes { isAvailable priceDetails { payable } } } } }`;

describe('productList', () => {
  it('keeps the order of the ids and leaves out products that are not visible', async () => {
    const first = await buildProduct(api.db, { slug: 'list-first' });
    const second = await buildProduct(api.db, { slug: 'list-second' });
    const deleted = await buildProduct(api.db, { deletedAt: new Date() });
    const inactive = await buildProduct(api.db, { active: false });
    const ids = [second.id, 'p1', deleted.id, UNKNOWN, first.id.toUpperCase(), inactive.id, second.id];
    expect(await ask(LIST, { ids })).toEqual({ productList: [{ slug: 'list-second' }, { slug: 'list-first' }] });
    expect(await ask(LIST, { ids: [] })).toEqual({ productList: [] });
  });
});

describe('the limit of 100 entries', () => {
  const lists: [string, string, (ids: string[]) => object][] = [
    ['ids of productList', LIST, (ids) => ({ ids })],
    ['ids of findProuctItems', ITEMS, (ids) => ({ ids })],
    ['ids of findProucts', FIND, (productIds) => ({ dto: { productIds } })],
    ['slugs of findProucts', FIND, (slugs) => ({ dto: { slugs } })],
    ['SKUs of findProucts', FIND, (skus) => ({ dto: { skus } })],
  ];

  it.each(lists)('applies to the %s', async (_name, query, variables) => {
    const ids = Array.from({ length: 101 }, (_, index) => `id-${index}`);
    expect((await api.query(query, variables(ids.slice(1)))).errors).toBeUndefined();
    const { errors } = await api.query(query, variables(ids));
    expect(errors).toMatchObject([
      {
        message: 'За\u00a0один раз можно назвать не\u00a0больше 100 позиций.',
        extensions: { code: 'BAD_USER_INPUT', details: { maxIds: 100 } },
      },
    ]);
  });
});

describe('findProucts', () => {
  it('finds by id, slug and SKU, without duplicates', async () => {
    const byId = await buildProduct(api.db, { slug: 'find-id' });
    await buildProduct(api.db, { slug: 'find-slug' });
    const bySku = await buildProduct(api.db, { slug: 'find-sku', sku: 'FIND-1' });
    await buildProduct(api.db, { slug: 'find-deleted', deletedAt: new Date() });
    const dto = { productIds: [byId.id, bySku.id], slugs: ['find-slug', 'find-deleted', 'find-id', 'No slug'], skus: ['FIND-1', 'find-1'] };
    expect(await ask(FIND, { dto })).toEqual({ findProucts: [{ slug: 'find-id' }, { slug: 'find-sku' }, { slug: 'find-slug' }] });
    expect(await ask(FIND, { dto: { skus: ['find-1'] } })).toEqual({ findProucts: [] });
    expect(await ask(FIND, { dto: {} })).toEqual({ findProucts: [] });
  });
});

describe('findProuctItems', () => {
  it('returns whether each unit is sold, reserved and active, in the order of the ids, without deleted and unknown units', async () => {
    const { id: productId } = await buildProduct(api.db, { slug: 'in-cart', name: 'Кеды' });
    await buildProductImage(api.db, { productId });
    const open = await buildProductItem(api.db, { productId, price: 1000_00n, oldPrice: 2000_00n, loyaltyPrice: 900_00n });
    const sold = await buildProductItem(api.db, { productId, soldAt: inHours(-9) });
    const reserved = await buildProductItem(api.db, { productId, reservedUntil: inHours(1) });
    const withdrawn = await buildProductItem(api.db, { productId, active: false });
    const deleted = await buildProductItem(api.db, { productId, deletedAt: new Date() });
    const inProduct = async (product: Parameters<typeof buildProduct>[1]) =>
      buildProductItem(api.db, { productId: (await buildProduct(api.db, product)).id });
    const hidden = await inProduct({ slug: 'hidden', active: false });
    const ofNoBrand = await inProduct({ slug: 'of-no-brand', brandId: (await buildBrand(api.db, { deletedAt: new Date() })).id });
    const gone = await inProduct({ deletedAt: new Date() });
    const ids = [withdrawn, reserved, sold, open, deleted, hidden, ofNoBrand, gone].map(({ id }) => id);
    expect(await ask(ITEMS, { ids: [...ids, UNKNOWN, 'i1'] })).toEqual({
      findProuctItems: [
        expect.objectContaining({ id: withdrawn.id, active: false, isSold: false, isReserved: false }),
        expect.objectContaining({ id: reserved.id, active: true, isSold: false, isReserved: true }),
        expect.objectContaining({ id: sold.id, active: true, isSold: true, isReserved: false }),
        {
          id: open.id,
          name: 'Кеды',
          size: { name: '38' },
          isSold: false,
          isReserved: false,
          active: true,
          images: [{ url: `/_ipx/w_1280/${'0'.repeat(64)}.webp`, position: 0 }],
          priceDetails: { price: 1000_00, oldPrice: 2000_00, loyaltyPrice: 900_00, cashback: 30 },
          product: { slug: 'in-cart' },
        },
        expect.objectContaining({ id: hidden.id, active: false, product: { slug: 'hidden' } }),
        expect.objectContaining({ id: ofNoBrand.id, active: false, product: { slug: 'of-no-brand' } }),
      ],
    });
  });

  it('returns no size as available if the product is withdrawn', async () => {
    const { id: productId } = await buildProduct(api.db, { slug: 'withdrawn-sizes', active: false });
    const { id } = await buildProductItem(api.db, { productId });
    expect(await ask(SIZES, { ids: [id] })).toEqual({
      findProuctItems: [{ product: { sizes: [{ isAvailable: false, priceDetails: null }] } }],
    });
  });
});

describe('collectionBundle', () => {
  const BUNDLE = `query ($slug: String!) { collectionBundle(dto: { slug: $slug }) {
    title description posterUrl slug active publishAt finishAt products(dto: { limit: 2 }) { slug } } }`;

  it('returns a collection with its products in order, without products that cannot be bought', async () => {
    const poster = `${'c'.repeat(64)}.webp`;
    const { id: collectionId } = await buildCollection(api.db, {
      slug: 'whole-bundle',
      title: 'Дождь',
      posterKey: poster,
      finishAt: inHours(1),
    });
    const addProduct = async (slug: string, position: number, price: bigint | null) => {
      const { id: productId } = await buildProduct(api.db, { slug });
      await buildProductItem(api.db, { productId, ...(price === null ? { soldAt: new Date() } : { price }) });
      await buildCollectionProduct(api.db, { collectionId, productId, position });
    };
    await addProduct('bundle-third', 3, 100n);
    await addProduct('bundle-second', 2, 200n);
    await addProduct('bundle-first', 1, 300n);
    await addProduct('bundle-sold', 0, null);
    expect(await ask(BUNDLE, { slug: 'whole-bundle' })).toEqual({
      collectionBundle: {
        title: 'Дождь',
        description: '',
        posterUrl: `/_ipx/w_1280/${poster}`,
        slug: 'whole-bundle',
        active: true,
        publishAt: '2026-01-01T00:00:00.000Z',
        finishAt: expect.any(String),
        products: [{ slug: 'bundle-first' }, { slug: 'bundle-second' }],
      },
    });
  });

  it.each([
    ['before the collection begins', { publishAt: inHours(1) }],
    ['when the collection has ended', { finishAt: inHours(-1) }],
    ['while the collection is inactive', { active: false }],
    ['when the collection is deleted', { deletedAt: new Date() }],
  ])('is null %s, and collectionList leaves the collection out', async (_when, overrides) => {
    const { slug } = await buildCollection(api.db, overrides);
    expect(await ask(BUNDLE, { slug })).toEqual({ collectionBundle: null });
    expect(JSON.stringify(await ask('{ collectionList { items { slug } } }'))).not.toContain(slug);
  });

  it('is null for an invalid slug', async () => {
    expect(await ask(BUNDLE, { slug: "' OR true --" })).toEqual({ collectionBundle: null });
  });
});

it('collectionList returns a page of published collections', async () => {
  const { slug } = await buildCollection(api.db, { publishAt: inHours(-1) });
  expect(await ask('{ collectionList(dto: { pagination: { limit: 1 } }) { items { slug } pagination { page limit } } }')).toEqual({
    collectionList: { items: [{ slug }], pagination: { page: 1, limit: 1 } },
  });
});

describe('recentlyBoughtProducts', () => {
  it('lists the most recently sold products that are still available, without duplicates', async () => {
    const sell = async (slug: string, hoursAgo: number[], isAvailable: boolean) => {
      const { id: productId } = await buildProduct(api.db, { slug });
      for (const hours of hoursAgo) await buildProductItem(api.db, { productId, soldAt: inHours(-hours) });
      if (isAvailable) await buildProductItem(api.db, { productId });
    };
    await sell('sold-long-ago', [3], true);
    await sell('sold-twice', [0.5, 4], true);
    await sell('sold-recently', [1], true);
    await sell('sold-out', [0.1], false);
    // A unit that was deleted after its sale does not count as sold.
    const longAgo = await api.db.product.findUniqueOrThrow({ where: { slug: 'sold-long-ago' } });
    await buildProductItem(api.db, { productId: longAgo.id, soldAt: inHours(-0.2), deletedAt: new Date() });
    const { recentlyBoughtProducts } = (await ask('{ recentlyBoughtProducts(dto: { limit: 3 }) { slug } }')) ?? {};
    expect(recentlyBoughtProducts).toEqual([{ slug: 'sold-twice' }, { slug: 'sold-recently' }, { slug: 'sold-long-ago' }]);
    expect(await ask('{ recentlyBoughtProducts(dto: { limit: 1 }) { slug } }')).toEqual({
      recentlyBoughtProducts: [{ slug: 'sold-twice' }],
    });
    const { errors } = await api.query('{ recentlyBoughtProducts(dto: { limit: 101 }) { slug } }');
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', details: { maxLimit: 100 } } }]);
  });
});

describe('sizeGrid', () => {
  const GRID = 'query ($productId: ID!) { sizeGrid(dto: { productId: $productId }) { name sex rows { eu uk us cm height } } }';

  it("returns a product's size chart, or null once the chart is deleted", async () => {
    const rows = [
      { position: 1, eu: '39', cm: '25' },
      { position: 0, eu: '38', uk: '5', us: '7', cm: '24,5', height: '170' },
    ];
    const grid = await buildSizeGrid(api.db, { name: 'Женская обувь', sex: 'FEMALE' }, rows);
    const { id: productId } = await buildProduct(api.db, { sizeGridId: grid.id });
    expect(await ask(GRID, { productId })).toEqual({
      sizeGrid: {
        name: 'Женская обувь',
        sex: 'FEMALE',
        rows: [
          { eu: '38', uk: '5', us: '7', cm: '24,5', height: '170' },
          { eu: '39', uk: null, us: null, cm: '25', height: null },
        ],
      },
    });
    await api.db.sizeGrid.update({ where: { id: grid.id }, data: { deletedAt: new Date() } });
    expect(await ask(GRID, { productId })).toEqual({ sizeGrid: null });
  });

  it('is null for a product without a size chart, and for an unknown product', async () => {
    for (const productId of [(await buildProduct(api.db)).id, UNKNOWN, 'p1'])
      expect(await ask(GRID, { productId })).toEqual({ sizeGrid: null });
  });
});
