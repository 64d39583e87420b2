import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
import { listDocuments } from '../search/document/documents.harness.js';
import { startTestApi, type TestApi } from '../test-api.harness.js';

const CARD = `id slug name newArrival meetPrice brands { name logoUrl } productCategory { slug } cover { key } images { key alt } pair: images(limit: 2) { key } colorPalletes { hex }
  badges { title } items { size { name } isSold isReserved } offers { deliverySpeed } suppliers
  priceDetails { price oldPrice loyaltyPrice sale cashback } sameModelColours { name hex }`;
const PAGE = `query Page($limit: Int!) { filteredProducts(dto: { pagination: { limit: $limit } }) { items { ${CARD} } pagination { totalItems } } }`;
// SQL statements of a listing: products, brands, categories, pictures, badges, units with sizes, the viewer's level, colours. The search
// adds none: the engine searches in memory, and all requests share the statements that refresh it.
const STATEMENTS = 8;

const PRODUCT = `query ($slug: String!) { product(dto: { slug: $slug }) { ${CARD} description properties { sole } sizes { name isAvailable }
  productType { slug productSubTypes { slug } } productSubType { slug } seoTags { title } children { ${CARD} } } }`;
// SQL statements of a product page: 1 for the product; 7 for the fields of a card; 5 for properties, sizes, type, subtype and the type's
// subtypes; 1 for the other colours of the model; 4 for the pictures, badges, units and colours of those. Their brand, category and the
// viewer's level are loaded already.
const PRODUCT_STATEMENTS = 1 + 7 + 5 + 1 + 4;

let api: TestApi;

beforeAll(async () => {
  // Fewer connections than requests, so that requests wait for each other.
  api = await startTestApi({ DATABASE_POOL: '2' });
  const sizes = [await buildSize(api.db), await buildSize(api.db)];
  const { id: badgeId } = await buildBadge(api.db);
  const type = await buildProductType(api.db);
  const { id: productSubTypeId } = await buildProductSubType(api.db, { productTypeId: type.id });
  const kind = { directoryId: type.directoryId, productTypeId: type.id, productSubTypeId };
  const models = [(await buildBrand(api.db)).id, (await buildBrand(api.db)).id];
  const documents: Parameters<typeof listDocuments>[1][number][] = [];
  for (let index = 0; index < 30; index += 1) {
    const brandId = models[index % 2] ?? '';
    const { id: productId } = await buildProduct(api.db, { ...kind, slug: `product-${index}`, brandId });
    await buildProductImage(api.db, { productId });
    await api.db.productBadge.create({ data: { productId, badgeId, position: 0 } });
    for (const { id: sizeId } of sizes) await buildProductItem(api.db, { productId, sizeId });
    documents.push({ productId, unitSold: index });
  }
  await listDocuments(api, documents);
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

const isWhole = ({ brands, images, badges, items, offers, priceDetails }: Card): void =>
  expect([brands.length, images.length, badges.length, items.length, offers.length, priceDetails?.cashback]).toEqual([1, 1, 1, 2, 2, 374]);

async function statementsOf(requestId: string, limit: number): Promise<unknown> {
  const answer = await api.post({ query: PAGE, variables: { limit } }, { 'x-request-id': requestId });
  const { data } = (await answer.json()) as { data: { filteredProducts: { items: Card[] } } };
  expect(data.filteredProducts.items).toHaveLength(limit);
  for (const card of data.filteredProducts.items) isWhole(card);
  return (await api.accountOf(requestId)).statements;
}

describe('a page of products', () => {
  it.each([1, 24])('of %d sends the same few SQL statements', async (limit) => {
    expect(await statementsOf(`page-of-${limit}-products`, limit)).toBe(STATEMENTS);
  });

  it('counts its own statements when requests run concurrently', async () => {
    const counts = await Promise.all(Array.from({ length: 12 }, (_, index) => statementsOf(`parallel-${index}-page`, 24)));
    expect(counts).toEqual(Array.from({ length: 12 }, () => STATEMENTS));
  });

  it('reads only what the query selects', async () => {
    await api.post({ query: '{ filteredProducts(dto: {}) { items { name } } }' }, { 'x-request-id': 'names-alone' });
    expect((await api.accountOf('names-alone')).statements).toBe(1);
    await api.post({ query: '{ filteredProducts(dto: {}) { filterList { brand { name } } } }' }, { 'x-request-id': 'brands-alone' });
    expect((await api.accountOf('brands-alone')).statements).toBe(1);
  });
});

describe('a product page', () => {
  it('sends a few SQL statements, however many colours its model has', async () => {
    const answer = await api.post({ query: PRODUCT, variables: { slug: 'product-0' } }, { 'x-request-id': 'product-page' });
    const { data } = (await answer.json()) as { data: { product: Card & { children: Card[] } } };
    isWhole(data.product);
    expect(data.product.children).toHaveLength(14);
    for (const card of data.product.children) isWhole(card);
    expect((await api.accountOf('product-page')).statements).toBe(PRODUCT_STATEMENTS);
  });

  it('reads common data of the product and its other colours once', async () => {
    const card = '{ id name brands { name } images { key } priceDetails { price } sameModelColours { name } }';
    const { id } = await api.db.product.findUniqueOrThrow({ where: { slug: 'product-0' } });
    const query = `query ($id: ID!) { product(dto: { slug: "product-0" }) ${card} sameModelProducts(dto: { productId: $id }) ${card}
      sizeGrid(dto: { productId: $id }) { name } reviewList(dto: { productId: $id }) { averageRating } }`;
    const answer = await api.post({ query, variables: { id } }, { 'x-request-id': 'whole-page' });
    expect(await answer.json()).not.toHaveProperty('errors');
    // First the product, its siblings, size grid and reviews; then the brands, pictures, units and colours of all products.
    expect((await api.accountOf('whole-page')).statements).toBe(4 + 4);
  });
});
