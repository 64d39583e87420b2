import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildBrand, buildProduct, buildProductImage, buildProductItem } from '../../exports/testing.js';
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
    const buildUnitIn = async (product: Parameters<typeof buildProduct>[1]) =>
      buildProductItem(api.db, { productId: (await buildProduct(api.db, product)).id });
    const hidden = await buildUnitIn({ slug: 'hidden', active: false });
    const ofNoBrand = await buildUnitIn({ slug: 'of-no-brand', brandId: (await buildBrand(api.db, { deletedAt: new Date() })).id });
    const gone = await buildUnitIn({ deletedAt: new Date() });
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
