import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildBrand, buildColour, buildDirectory, buildProduct, buildProductItem } from '../../exports/testing.js';
import { indexDocuments } from '../document/documents.harness.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function readSlugs(query: string, variables: object = {}): Promise<string[]> {
  const { data, errors } = await api.query<Record<string, { slug: string }[]>>(query, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {}).flatMap((products) => products.map(({ slug }) => slug));
}

type ListedProduct = Parameters<typeof buildProduct>[1] & { slug: string; price?: number; day?: number };

async function listProduct({ price = 1000, day = 1, ...overrides }: ListedProduct): Promise<string> {
  const product = await buildProduct(api.db, { modelName: overrides.slug, ...overrides });
  const { id: productId, modelName: model, unitSold, sex } = product;
  await buildProductItem(api.db, { productId, price: BigInt(price) });
  const [directory, brand, colour] = await Promise.all([
    api.db.directory.findUniqueOrThrow({ where: { id: product.directoryId } }),
    api.db.brand.findUniqueOrThrow({ where: { id: product.brandId } }),
    api.db.colour.findUniqueOrThrow({ where: { id: product.colourId } }),
  ]);
  const kind = { category: directory.slug, brand: brand.slug, colour: colour.slug, model, sexes: [sex], age: product.age };
  await indexDocuments(api, [{ productId, ...kind, price, unitSold, newestAt: Date.UTC(2026, 0, day) }]);
  return productId;
}

describe('the query promoSelection', () => {
  const PROMO = 'query ($dto: PromoSelectionInput!) { promoSelection(dto: $dto) { slug } }';

  it('lists the best-selling or the newest products, without deleted ones', async () => {
    await listProduct({ slug: 'promo-old-hit', unitSold: 900, day: 1 });
    await listProduct({ slug: 'promo-new', unitSold: 800, day: 20 });
    const third = await listProduct({ slug: 'promo-deleted', unitSold: 700, day: 19 });
    await api.db.product.update({ where: { id: third }, data: { deletedAt: new Date() } });
    expect(await readSlugs(PROMO, { dto: { type: 'BESTSELLERS', limit: 3 } })).toEqual(['promo-old-hit', 'promo-new']);
    expect(await readSlugs(PROMO, { dto: { type: 'NEW_RELEASES', limit: 1 } })).toEqual(['promo-new']);
    const { errors } = await api.query(PROMO, { dto: { type: 'BESTSELLERS', limit: 0 } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('lists a new model only once, by its newest colour', async () => {
    const brandId = (await buildBrand(api.db)).id;
    await listProduct({ slug: 'model-first-colour', modelName: 'Шлюз', brandId, day: 25 });
    await listProduct({ slug: 'model-newest-colour', modelName: 'Шлюз', brandId, day: 28 });
    await listProduct({ slug: 'model-other-colour', modelName: 'Шлюз', brandId, day: 27 });
    await listProduct({ slug: 'model-of-another-brand', modelName: 'Шлюз', day: 26 });
    await listProduct({ slug: 'another-model', modelName: 'Баржа', brandId, day: 24 });
    expect(await readSlugs(PROMO, { dto: { type: 'NEW_RELEASES', limit: 3 } })).toEqual([
      'model-newest-colour',
      'model-of-another-brand',
      'another-model',
    ]);
  });
});

describe('similar products', () => {
  const SIMILAR = 'query ($productId: ID!, $limit: Int) { similarProducts(dto: { productId: $productId, limit: $limit }) { slug } }';

  it('are of the same category and sex, nearest in price first, then of the same brand and colour', async () => {
    const directoryId = (await buildDirectory(api.db)).id;
    const [brandId, colourId] = [(await buildBrand(api.db)).id, (await buildColour(api.db)).id];
    const shared = { directoryId, brandId, colourId, sex: 'FEMALE' as const };
    const productId = await listProduct({ ...shared, slug: 'shown', modelName: 'Шлюз', price: 1000 });
    await listProduct({ ...shared, slug: 'dear', price: 3000 });
    await listProduct({ ...shared, slug: 'other-brand', brandId: (await buildBrand(api.db)).id });
    await listProduct({ ...shared, slug: 'other-colour', colourId: (await buildColour(api.db)).id });
    await listProduct({ ...shared, slug: 'likest' });
    await listProduct({ ...shared, slug: 'same-model', modelName: 'Шлюз' });
    await listProduct({ ...shared, slug: 'for-men', sex: 'MALE' });
    await listProduct({ ...shared, slug: 'elsewhere', directoryId: (await buildDirectory(api.db)).id });
    await buildProduct(api.db, { ...shared, slug: 'similar-but-sold-out' });
    await api.db.product.update({ where: { id: await listProduct({ ...shared, slug: 'inactive' }) }, data: { active: false } });
    expect(await readSlugs(SIMILAR, { productId })).toEqual(['likest', 'other-colour', 'other-brand', 'dear']);
    expect(await readSlugs(SIMILAR, { productId, limit: 1 })).toEqual(['likest']);
  });

  it('are found for a sold-out product, and not for an unknown one', async () => {
    const directoryId = (await buildDirectory(api.db)).id;
    const soldOut = await buildProduct(api.db, { directoryId });
    await buildProductItem(api.db, { productId: soldOut.id, price: 1000n, soldAt: new Date() });
    const neverOffered = await buildProduct(api.db, { directoryId });
    await listProduct({ slug: 'alternative', directoryId });
    expect(await readSlugs(SIMILAR, { productId: soldOut.id })).toEqual(['alternative']);
    expect(await readSlugs(SIMILAR, { productId: neverOffered.id })).toEqual(['alternative']);
    for (const productId of ['p1', '01a1f861-b930-77a5-9ae7-77c0dd5aa755']) expect(await readSlugs(SIMILAR, { productId })).toEqual([]);
  });
});

describe('companion products', () => {
  const COMPANIONS = 'query ($ids: [ID!]!, $limit: Int) { companionProducts(dto: { productIds: $ids, limit: $limit }) { slug } }';

  it('are of other categories, for the same sex and age, the most popular of each category first', async () => {
    const [shoes, bags, coats] = await Promise.all([buildDirectory(api.db), buildDirectory(api.db), buildDirectory(api.db)]);
    const ofWomen = { sex: 'FEMALE' as const, age: 'ADULT' as const };
    const ownShoe = await listProduct({ ...ofWomen, slug: 'own-shoe', directoryId: shoes.id });
    await listProduct({ ...ofWomen, slug: 'other-shoe', directoryId: shoes.id, unitSold: 9_000 });
    await listProduct({ ...ofWomen, slug: 'first-bag', directoryId: bags.id, unitSold: 8_000 });
    await listProduct({ ...ofWomen, slug: 'second-bag', directoryId: bags.id, unitSold: 7_000 });
    await listProduct({ ...ofWomen, slug: 'coat', directoryId: coats.id, unitSold: 6_000 });
    await listProduct({ ...ofWomen, slug: 'mens-coat', directoryId: coats.id, unitSold: 8_500, sex: 'MALE' });
    await listProduct({ ...ofWomen, slug: 'childs-coat', directoryId: coats.id, unitSold: 8_600, age: 'CHILDREN' });
    const companions = await readSlugs(COMPANIONS, { ids: [ownShoe], limit: 3 });
    expect(companions.slice(0, 2)).toEqual(['first-bag', 'coat']);
    expect(await readSlugs(COMPANIONS, { ids: [ownShoe], limit: 40 })).not.toEqual(expect.arrayContaining(['other-shoe']));
    for (const slug of ['mens-coat', 'childs-coat']) expect(await readSlugs(COMPANIONS, { ids: [ownShoe], limit: 40 })).not.toContain(slug);
    expect(await readSlugs(COMPANIONS, { ids: ['unknown'], limit: 1 })).toHaveLength(1);
  });
});
