import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import {
  buildBadge,
  buildBrand,
  buildProduct,
  buildProductImage,
  buildProductItem,
  buildProductSubType,
  buildProductType,
  buildSize,
} from '../exports/testing.js';
import { indexDocuments } from '../search/document/documents.harness.js';

const CARD = `id slug name newArrival meetPrice brands { name logoUrl } productCategory { slug } cover { key } images { key alt } pair: images(limit: 2) { key } colorPalletes { hex }
  badges { title } items { size { name } isSold isReserved } offers { deliverySpeed } suppliers
  priceDetails { price oldPrice loyaltyPrice sale cashback } sameModelColours { name hex }`;
const PAGE = `query Page($limit: Int!) { filteredProducts(dto: { pagination: { limit: $limit } }) { items { ${CARD} } pagination { totalItems } } }`;
// SQL statements of a listing: one for the cards, one for the viewer's level. The search adds none: the engine searches in memory, and all
// requests share the statements that refresh it.
const STATEMENTS = 2;

const PRODUCT = `query ($slug: String!) { product(dto: { slug: $slug }) { ${CARD} description properties { sole } sizes { name isAvailable }
  productType { slug productSubTypes { slug } } productSubType { slug } seoTags { title } children { ${CARD} } } }`;
// SQL statements of a product page: the product, the other colours of its model, the viewer's level.
const PRODUCT_STATEMENTS = 3;

let api: TestApi;

beforeAll(async () => {
  // There are fewer connections than requests, so that requests wait for each other.
  api = await startTestApi({ DATABASE_POOL: '2' });
  const sizes = [await buildSize(api.db), await buildSize(api.db)];
  const { id: badgeId } = await buildBadge(api.db);
  const type = await buildProductType(api.db);
  const { id: productSubTypeId } = await buildProductSubType(api.db, { productTypeId: type.id });
  const kind = { directoryId: type.directoryId, productTypeId: type.id, productSubTypeId };
  const brandIds = [(await buildBrand(api.db)).id, (await buildBrand(api.db)).id];
  const documents: Parameters<typeof indexDocuments>[1][number][] = [];
  for (let index = 0; index < 30; index += 1) {
    const brandId = brandIds[index % 2] ?? '';
    const { id: productId } = await buildProduct(api.db, { ...kind, slug: `product-${index}`, brandId });
    await buildProductImage(api.db, { productId });
    await api.db.productBadge.create({ data: { productId, badgeId, position: 0 } });
    for (const { id: sizeId } of sizes) await buildProductItem(api.db, { productId, sizeId });
    documents.push({ productId, unitSold: index });
  }
  await indexDocuments(api, documents);
});
afterAll(() => api.close());

interface Card {
  brands: object[];
  images: object[];
  badges: object[];
  items: object[];
  offers: object[];
  priceDetails: { cashback: number } | null;
}

const expectWholeCard = ({ brands, images, badges, items, offers, priceDetails }: Card): void =>
  expect([brands.length, images.length, badges.length, items.length, offers.length, priceDetails?.cashback]).toEqual([1, 1, 1, 2, 2, 374]);

async function countStatements(requestId: string, limit: number): Promise<unknown> {
  const response = await api.post({ query: PAGE, variables: { limit } }, { 'x-request-id': requestId });
  const { data } = (await response.json()) as { data: { filteredProducts: { items: Card[] } } };
  expect(data.filteredProducts.items).toHaveLength(limit);
  for (const card of data.filteredProducts.items) expectWholeCard(card);
  return (await api.findRequestLog(requestId)).statements;
}

describe('a listing', () => {
  it.each([1, 24])('sends two SQL statements with the limit %d', async (limit) => {
    expect(await countStatements(`page-of-${limit}-products`, limit)).toBe(STATEMENTS);
  });

  it('sends one SQL statement for names alone, and none for the brands of the filters alone', async () => {
    await api.post({ query: '{ filteredProducts(dto: {}) { items { name } } }' }, { 'x-request-id': 'names-alone' });
    expect((await api.findRequestLog('names-alone')).statements).toBe(1);
    await api.post({ query: '{ filteredProducts(dto: {}) { filterList { brand { name } } } }' }, { 'x-request-id': 'brands-alone' });
    expect((await api.findRequestLog('brands-alone')).statements).toBe(0);
  });
});

it('the log line of each of several concurrent listings counts only its own SQL statements', async () => {
  const counts = await Promise.all(Array.from({ length: 12 }, (_, index) => countStatements(`parallel-${index}-page`, 24)));
  expect(counts).toEqual(Array.from({ length: 12 }, () => STATEMENTS));
});

describe('collections', () => {
  it('are counted and read with their products by four SQL statements', async () => {
    const products = await api.db.product.findMany({ take: 3 });
    for (const { id: productId } of products) {
      const collection = { slug: `of-${productId}`, title: 'Подборка', publishAt: new Date(0) };
      await api.db.collection.create({ data: { ...collection, products: { create: { productId, position: 0 } } } });
    }
    const query = '{ collectionList { items { products { name brands { name } cover { key } priceDetails { price } } } } }';
    const response = await api.post({ query }, { 'x-request-id': 'collections' });
    const { data } = (await response.json()) as { data: { collectionList: { items: { products: Card[] }[] } } };
    expect(data.collectionList.items.map(({ products: [card] }) => card?.brands)).toHaveLength(products.length);
    // The statements read the collections, their number, the ids of their products, and the products.
    expect((await api.findRequestLog('collections')).statements).toBe(4);
  });
});

describe('a product page', () => {
  it('sends three SQL statements for a model with 15 colours', async () => {
    const response = await api.post({ query: PRODUCT, variables: { slug: 'product-0' } }, { 'x-request-id': 'product-page' });
    const { data } = (await response.json()) as { data: { product: Card & { children: Card[] } } };
    expectWholeCard(data.product);
    expect(data.product.children).toHaveLength(14);
    for (const card of data.product.children) expectWholeCard(card);
    expect((await api.findRequestLog('product-page')).statements).toBe(PRODUCT_STATEMENTS);
  });

  it('sends four SQL statements for four root fields', async () => {
    const card = '{ id name brands { name } images { key } priceDetails { price } sameModelColours { name } }';
    const { id } = await api.db.product.findUniqueOrThrow({ where: { slug: 'product-0' } });
    const query = `query ($id: ID!) { product(dto: { slug: "product-0" }) ${card} sameModelProducts(dto: { productId: $id }) ${card}
      sizeGrid(dto: { productId: $id }) { name } reviewList(dto: { productId: $id }) { averageRating } }`;
    const response = await api.post({ query, variables: { id } }, { 'x-request-id': 'whole-page' });
    expect(await response.json()).not.toHaveProperty('errors');
    // The statements read the product, its siblings, its size grid and its reviews.
    expect((await api.findRequestLog('whole-page')).statements).toBe(4);
  });
});
