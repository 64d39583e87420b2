import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildBrand, buildProduct, buildProductImage, buildProductItem, buildSize } from '../exports/testing.js';
import { startTestApi, type TestApi } from '../test-api.js';

const CARD = `id slug name newArrival meetPrice brands { name } productCategory { slug } images { key alt } colorPalletes { hex }
  items { size { name } isSold isReserved } priceDetails { price oldPrice loyaltyPrice sale } sameModelColours { name hex }`;
const PAGE = `query Page($limit: Int!) { filteredProducts(dto: { pagination: { limit: $limit } }) { items { ${CARD} } pagination { totalItems } } }`;
// The engine's page and total in one; then products, brands, categories, pictures, units with sizes, colours.
const STATEMENTS = 7;

let api: TestApi;

beforeAll(async () => {
  // Fewer connections than requests, so that requests wait for each other's.
  api = await startTestApi({ DATABASE_POOL: '2' });
  const sizes = [await buildSize(api.db), await buildSize(api.db)];
  for (let index = 0; index < 30; index += 1) {
    const brandId = (await buildBrand(api.db)).id;
    const { id: productId } = await buildProduct(api.db, { brandId });
    await buildProductImage(api.db, { productId });
    for (const { id: sizeId } of sizes) await buildProductItem(api.db, { productId, sizeId });
    await api.db.searchDocument.create({ data: { productId, directories: [], price: 1n, sale: 0, unitSold: index, newestAt: new Date() } });
  }
});
afterAll(() => api.close());

interface Answer {
  filteredProducts: { items: { brands: object[]; images: object[]; items: object[]; priceDetails: object | null }[] };
}

async function statementsOf(requestId: string, limit: number): Promise<unknown> {
  const answer = await api.post({ query: PAGE, variables: { limit } }, { 'x-request-id': requestId });
  const { data } = (await answer.json()) as { data: Answer };
  expect(data.filteredProducts.items).toHaveLength(limit);
  for (const { brands, images, items, priceDetails } of data.filteredProducts.items) {
    expect([brands.length, images.length, items.length, priceDetails !== null]).toEqual([1, 1, 2, true]);
  }
  return (await api.accountOf(requestId)).statements;
}

describe('a page of products', () => {
  it.each([1, 24])('of %d costs the same few SQL statements', async (limit) => {
    expect(await statementsOf(`page-of-${limit}-products`, limit)).toBe(STATEMENTS);
  });

  it('is counted for itself when many are asked for at once', async () => {
    const counts = await Promise.all(Array.from({ length: 12 }, (_, index) => statementsOf(`parallel-${index}-page`, 24)));
    expect(counts).toEqual(Array.from({ length: 12 }, () => STATEMENTS));
  });

  it('asks only for what is selected', async () => {
    await api.post({ query: '{ filteredProducts(dto: {}) { items { name } } }' }, { 'x-request-id': 'names-alone' });
    expect((await api.accountOf('names-alone')).statements).toBe(2);
  });
});
