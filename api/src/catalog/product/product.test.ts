import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import {
  buildBrand,
  buildColour,
  buildDirectory,
  buildProduct,
  buildProductImage,
  buildProductItem,
  buildSize,
} from '../../exports/testing.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import type { PriceDetails } from '../../price/price-details.model.js';
import type { ProductItem } from '../item/product-item.model.js';
import type { Product } from './product.model.js';

type QueriedProduct = Product & { items: (ProductItem & { priceDetails: PriceDetails })[]; priceDetails: PriceDetails | null };

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

async function readProduct(dto: object, fields: string): Promise<QueriedProduct | null | undefined> {
  const { data, errors } = await api.query<{ product: QueriedProduct | null }>(
    `query ($dto: ProductInput!) { product(dto: $dto) { ${fields} } }`,
    {
      dto,
    },
  );
  expect(errors).toBeUndefined();
  return data?.product;
}

describe('product', () => {
  it('has its texts, brand, category, pictures in order, units by size, and displayed prices', async () => {
    const brand = await buildBrand(api.db, { slug: 'plotina', name: 'Плотина', description: 'Обувь', positionScore: 7 });
    const directory = await buildDirectory(api.db, { slug: 'obuv', name: 'Обувь', position: 3 });
    const { id } = await buildProduct(api.db, {
      slug: 'whole',
      sku: 'WHOLE-1',
      brandId: brand.id,
      directoryId: directory.id,
      colourId: (await buildColour(api.db, { slug: 'chernyy', name: 'чёрный', hex: '#17171A' })).id,
      sex: 'FEMALE',
    });
    await buildProductImage(api.db, { productId: id, position: 1, objectKey: `${'b'.repeat(64)}.webp` });
    await buildProductImage(api.db, { productId: id, position: 0, objectKey: `${'a'.repeat(64)}.webp`, alt: 'Вид сбоку' });
    const small = await buildSize(api.db, { slug: 's36', name: '36', position: 36 });
    const large = await buildSize(api.db, { slug: 's40', name: '40', position: 40 });
    await buildProductItem(api.db, { productId: id, sizeId: large.id, price: 900_00n, oldPrice: 1000_00n, loyaltyPrice: 850_00n });
    await buildProductItem(api.db, { productId: id, sizeId: small.id, price: 950_00n, supplier: 'CONTRACTOR' });
    const queriedProduct = await readProduct(
      { slug: 'whole' },
      `id slug name description skus model sex newArrival meetPrice unitSold colorPalletes { name hex slug }
       brands { name slug description positionScore } productCategory { slug name position } images { key url alt position }
       items { productId size { name slug position } isSold isReserved priceDetails { supplier price oldPrice loyaltyPrice sale } }
       priceDetails { supplier price oldPrice loyaltyPrice sale }`,
    );
    const contractorPrice = { supplier: 'CONTRACTOR', price: 95_000, oldPrice: null, loyaltyPrice: null, sale: null };
    const warehousePrice = { supplier: 'MEET_WAREHOUSE', price: 90_000, oldPrice: 100_000, loyaltyPrice: 85_000, sale: 10 };
    expect(queriedProduct).toEqual({
      id,
      slug: 'whole',
      name: 'Ботинки «Шлюз»',
      description: '',
      skus: ['WHOLE-1'],
      model: 'Шлюз',
      sex: 'FEMALE',
      newArrival: false,
      meetPrice: false,
      unitSold: 0,
      colorPalletes: [{ name: 'чёрный', hex: '#17171A', slug: 'chernyy' }],
      brands: [{ name: 'Плотина', slug: 'plotina', description: 'Обувь', positionScore: 7 }],
      productCategory: { slug: 'obuv', name: 'Обувь', position: 3 },
      images: [
        { key: `${'a'.repeat(64)}.webp`, url: `/_ipx/w_1280/${'a'.repeat(64)}.webp`, alt: 'Вид сбоку', position: 0 },
        { key: `${'b'.repeat(64)}.webp`, url: `/_ipx/w_1280/${'b'.repeat(64)}.webp`, alt: '', position: 1 },
      ],
      items: [
        { productId: id, size: { name: '36', slug: 's36', position: 36 }, isSold: false, isReserved: false, priceDetails: contractorPrice },
        { productId: id, size: { name: '40', slug: 's40', position: 40 }, isSold: false, isReserved: false, priceDetails: warehousePrice },
      ],
      priceDetails: warehousePrice,
    });
  });

  it('is found by its id, and by id and slug together only if both match', async () => {
    const { id } = await buildProduct(api.db, { slug: 'by-id' });
    await buildProduct(api.db, { slug: 'another' });
    expect(await readProduct({ id }, 'slug')).toEqual({ slug: 'by-id' });
    expect(await readProduct({ id, slug: 'by-id' }, 'slug')).toEqual({ slug: 'by-id' });
    expect(await readProduct({ id, slug: 'another' }, 'slug')).toBeNull();
  });

  it.each([
    ['an unknown slug', { slug: 'no-such-product' }],
    ['an unknown id', { id: '01a1f861-b930-77a5-9ae7-77c0dd5aa755' }],
    ['a malformed id', { id: 'p1' }],
    ['an SQL injection', { slug: "x' OR true --" }],
    ['a malformed slug', { slug: 'by-id\n' }],
  ])('is null for %s', async (_what, dto) => {
    expect(await readProduct(dto, 'id')).toBeNull();
  });

  it('is null when deleted or inactive, or when its brand is deleted', async () => {
    await buildProduct(api.db, { slug: 'deleted', deletedAt: new Date() });
    await buildProduct(api.db, { slug: 'inactive', active: false });
    await buildProduct(api.db, { slug: 'of-no-brand', brandId: (await buildBrand(api.db, { deletedAt: new Date() })).id });
    for (const slug of ['deleted', 'inactive', 'of-no-brand']) expect(await readProduct({ slug }, 'id')).toBeNull();
  });

  it('is returned without prices when no unit can be bought', async () => {
    const { id: productId } = await buildProduct(api.db, { slug: 'sold-out' });
    await buildProductItem(api.db, { productId, price: 100_00n, soldAt: new Date() });
    await buildProductItem(api.db, { productId, price: 200_00n, reservedUntil: inHours(1) });
    const queriedProduct = await readProduct({ slug: 'sold-out' }, 'priceDetails { price } items { isSold isReserved }');
    expect(queriedProduct?.priceDetails).toBeNull();
    expect(queriedProduct?.items).toEqual([{ isSold: false, isReserved: true }]);
  });

  it('shows the price of the cheapest unit that can be bought now', async () => {
    const { id: productId } = await buildProduct(api.db, { slug: 'cheapest' });
    await buildProductItem(api.db, { productId, price: 100_00n, soldAt: new Date() });
    await buildProductItem(api.db, { productId, price: 200_00n, reservedUntil: inHours(1) });
    await buildProductItem(api.db, { productId, price: 300_00n, active: false });
    await buildProductItem(api.db, { productId, price: 400_00n, deletedAt: new Date() });
    await buildProductItem(api.db, { productId, price: 600_00n });
    await buildProductItem(api.db, { productId, price: 500_00n, reservedUntil: inHours(-1) });
    const queriedProduct = await readProduct({ slug: 'cheapest' }, 'priceDetails { price } items { priceDetails { price } }');
    expect(queriedProduct?.priceDetails?.price).toBe(500_00);
    expect(queriedProduct?.items.map((item) => item.priceDetails.price).sort()).toEqual([200_00, 500_00, 600_00]);
  });

  it('shows a price changed by plain SQL at the next request', async () => {
    const { id: productId } = await buildProduct(api.db, { slug: 'changing' });
    await buildProductItem(api.db, { productId, price: 100_00n });
    expect((await readProduct({ slug: 'changing' }, 'priceDetails { price }'))?.priceDetails?.price).toBe(100_00);
    await api.db.$executeRaw`UPDATE product_item SET price = 70000 WHERE product_id = ${productId}::uuid`;
    expect((await readProduct({ slug: 'changing' }, 'priceDetails { price }'))?.priceDetails?.price).toBe(70_000);
  });

  it('has an exact price beyond the range of Int, and bonuses limited to that range', async () => {
    const { id: productId } = await buildProduct(api.db, { slug: 'dear' });
    await buildProductItem(api.db, { productId, price: 9_007_199_254_740_990n, oldPrice: 9_007_199_254_740_991n });
    const queriedProduct = await readProduct({ slug: 'dear' }, 'priceDetails { price oldPrice sale cashback }');
    expect(queriedProduct?.priceDetails).toEqual({
      price: 9_007_199_254_740_990,
      oldPrice: 9_007_199_254_740_991,
      sale: 0,
      cashback: 2_147_483_647,
    });
  });

  it("lists its model's colours, without those of hidden products and of another brand's model with the same name", async () => {
    const brand = await buildBrand(api.db);
    const model = { brandId: brand.id, modelName: 'Баржа' };
    const black = await buildColour(api.db, { slug: 'black', name: 'чёрный', hex: '#000000' });
    const white = await buildColour(api.db, { slug: 'white', name: 'белый', hex: '#FFFFFF' });
    await buildProduct(api.db, { ...model, slug: 'barzha-black', colourId: black.id });
    await buildProduct(api.db, { ...model, colourId: white.id });
    await buildProduct(api.db, { ...model, active: false });
    await buildProduct(api.db, { modelName: 'Баржа' });
    const response = await api.query<{ product: { sameModelColours: object[] } }>(
      '{ product(dto: { slug: "barzha-black" }) { sameModelColours { slug name hex } } }',
    );
    expect(response.data?.product.sameModelColours).toEqual([
      { slug: 'black', name: 'чёрный', hex: '#000000' },
      { slug: 'white', name: 'белый', hex: '#FFFFFF' },
    ]);
  });

  it('still has its category after the category is deleted', async () => {
    const directory = await buildDirectory(api.db, { slug: 'former', deletedAt: new Date() });
    await buildProduct(api.db, { slug: 'orphan', directoryId: directory.id });
    expect(await readProduct({ slug: 'orphan' }, 'productCategory { slug }')).toEqual({ productCategory: { slug: 'former' } });
  });

  it('refuses a request with neither a slug nor an id', async () => {
    const { errors } = await api.query('{ product(dto: {}) { id } }');
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toBe('Не\u00a0указано, какой товар показать.');
  });
});
