import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogManager } from '../../../test/catalog-admin.harness.js';
import { waitUntilBlocked } from '../../../test/races.harness.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildBrand, buildCollection, buildDirectory, buildProduct, buildProductSubType, buildProductType } from '../../exports/testing.js';

let api: TestApi;
let manager: CatalogManager;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  manager = await CatalogManager.signIn(api);
});
afterAll(() => api.close());

const DIRECTORY = 'saveDirectory|SaveDirectoryInput!|slug updatedAt productTypes { slug productSubTypes { slug } }';
const COLLECTION = 'saveCollection|SaveCollectionInput!|slug updatedAt';

const listRefusedFields = async (operation: string, dto: object) => {
  const { code, details } = await manager.readRefusal(operation, dto);
  return [code, ...(details.fields ?? []).map(({ field }) => field)];
};

describe("a directory's product types", () => {
  it('belong to only one directory, and cannot be removed while products have them', async () => {
    const { id: directoryId, slug, updatedAt } = await buildDirectory(api.db);
    const boots = await buildProductType(api.db, { directoryId, slug: 'taken-boots' });
    const chelsea = await buildProductSubType(api.db, { productTypeId: boots.id, slug: 'taken-chelsea' });
    await buildProduct(api.db, { directoryId, productTypeId: boots.id, productSubTypeId: chelsea.id });
    const elsewhere = { slug: 'elsewhere', name: 'Ещё', position: 1, productTypes: [{ slug: 'taken-boots', name: 'Ботинки' }] };
    expect(await listRefusedFields(DIRECTORY, elsewhere)).toEqual(['BAD_USER_INPUT', 'productTypes[0].slug']);
    for (const productTypes of [[], [{ slug: 'taken-boots', name: 'Ботинки', productSubTypes: [] }]]) {
      const { code, details } = await manager.readRefusal(DIRECTORY, { slug, productTypes, updatedAt });
      expect([code, details]).toEqual(['CONFLICT', { references: { products: 1 } }]);
    }
    const renamedTypes = [{ slug: 'taken-boots', name: 'Ботинки и сапоги' }];
    expect(await manager.execute(DIRECTORY, { slug, productTypes: renamedTypes, updatedAt })).toMatchObject({
      productTypes: [{ slug: 'taken-boots', productSubTypes: [{ slug: 'taken-chelsea' }] }],
    });
  });

  it('are refused for a virtual directory, which cannot be removed either', async () => {
    const { slug, updatedAt } = await buildDirectory(api.db, { rule: 'SALE' });
    const productTypes = [{ slug: 'of-sale', name: 'Скидки' }];
    expect(await listRefusedFields(DIRECTORY, { slug, productTypes, updatedAt })).toEqual(['BAD_USER_INPUT', 'productTypes']);
    const refusal = await manager.readRefusal('removeDirectory|RemoveFromCatalogInput!|slug', { slug, updatedAt });
    expect(refusal).toMatchObject({ code: 'CONFLICT', details: { reason: 'VIRTUAL' } });
  });

  it('are removed with their directory if it has no products', async () => {
    const { id: directoryId, slug, updatedAt } = await buildDirectory(api.db);
    const { id: productTypeId } = await buildProductType(api.db, { directoryId });
    await buildProductSubType(api.db, { productTypeId });
    await manager.execute('removeDirectory|RemoveFromCatalogInput!|slug', { slug, updatedAt });
    expect(await api.db.productType.count({ where: { id: productTypeId } })).toBe(0);
  });
});

describe("a directory's or collection's slug", () => {
  it('is refused if it is reserved, or if a directory and a collection would share it', async () => {
    const directory = await buildDirectory(api.db);
    const collection = await buildCollection(api.db);
    const publishAt = '2026-01-01T00:00:00Z';
    expect(await listRefusedFields(COLLECTION, { slug: directory.slug, title: 'Подборка', publishAt })).toEqual(['BAD_USER_INPUT', 'slug']);
    expect(await listRefusedFields(DIRECTORY, { slug: collection.slug, name: 'Раздел', position: 1 })).toEqual(['BAD_USER_INPUT', 'slug']);
    expect(await listRefusedFields(DIRECTORY, { slug: 'any', name: 'Раздел', position: 1 })).toEqual(['BAD_USER_INPUT', 'slug']);
  });

  it('is free again once its owner is removed', async () => {
    const { slug, updatedAt } = await buildCollection(api.db);
    await manager.execute('removeCollection|RemoveFromCatalogInput!|slug', { slug, updatedAt });
    expect(await manager.execute(DIRECTORY, { slug, name: 'Раздел', position: 1 })).toMatchObject({ slug });
  });

  it('is taken by either the directory or the collection when both are created at the same time', async () => {
    const responses = await Promise.all([
      manager.send('mutation', COLLECTION, { slug: 'raced', title: 'Подборка', publishAt: '2026-01-01T00:00:00Z' }),
      manager.send('mutation', DIRECTORY, { slug: 'raced', name: 'Раздел', position: 1 }),
    ]);
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code ?? 'SAVED').sort()).toEqual(['BAD_USER_INPUT', 'SAVED']);
  });
});

it('a collection is refused if it names products that do not exist, or ends before it begins', async () => {
  const { slug, updatedAt } = await buildCollection(api.db);
  const { slug: existing } = await buildProduct(api.db);
  const { slug: deleted } = await buildProduct(api.db, { deletedAt: new Date() });
  expect(await listRefusedFields(COLLECTION, { slug, products: [existing, 'nowhere', deleted], updatedAt })).toEqual([
    'BAD_USER_INPUT',
    'products[1]',
    'products[2]',
  ]);
  expect(await listRefusedFields(COLLECTION, { slug, finishAt: '2025-01-01T00:00:00Z', updatedAt })).toEqual([
    'BAD_USER_INPUT',
    'finishAt',
  ]);
});

it('a brand that is marked as deleted is saved like a new brand, and is then no longer deleted', async () => {
  const { id, slug } = await buildBrand(api.db, { slug: 'comes-back', deletedAt: new Date() });
  expect(await listRefusedFields('saveBrand|SaveBrandInput!|slug', { slug })).toEqual(['BAD_USER_INPUT', 'name']);
  await manager.execute('saveBrand|SaveBrandInput!|slug', { slug, name: 'Снова' });
  expect(await api.db.brand.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: 'Снова', deletedAt: null });
});

it('a brand is not removed while one of its products is being created', async () => {
  const { id: brandId, slug, updatedAt } = await buildBrand(api.db);
  const { directoryId, colourId } = await buildProduct(api.db);
  let removal: Promise<string> | undefined;
  await api.db.$transaction(async (transaction) => {
    await buildProduct(transaction, { brandId, directoryId, colourId });
    removal = manager.readRefusal('removeBrand|RemoveFromCatalogInput!|slug', { slug, updatedAt }).then(({ code }) => code);
    await waitUntilBlocked(api);
  });
  expect(await removal).toBe('CONFLICT');
});

const NOISE = Array.from({ length: 9_000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000))).join('');
const SAVE_PRODUCT = 'saveProduct|SaveProductInput!|slug';

it.each([
  [
    'saved: a brand with very long texts and the lowest score',
    'saveBrand|SaveBrandInput!|slug',
    { name: NOISE, spellings: [], description: NOISE, positionScore: -(2 ** 31) },
    'SAVED',
  ],
  ['refused: a brand with half a surrogate pair in its name', 'saveBrand|SaveBrandInput!|slug', { name: 'a\ud800' }, 'BAD_USER_INPUT'],
  [
    'saved: a size with a very long name and the highest position',
    'saveSize|SaveSizeInput!|slug',
    { name: NOISE, position: 2 ** 31 - 1 },
    'SAVED',
  ],
  [
    'saved: an empty collection with a very long title',
    COLLECTION,
    { title: NOISE, publishAt: '2026-01-01T00:00:00Z', products: [] },
    'SAVED',
  ],
  [
    'refused: a collection that begins in the year 275760',
    COLLECTION,
    { title: 'x', publishAt: '+275760-01-01T00:00:00Z' },
    'BAD_USER_INPUT',
  ],
  ['saved: an empty directory with a very long name', DIRECTORY, { name: NOISE, position: 0, productTypes: [], filters: [] }, 'SAVED'],
  [
    'saved: an empty size grid with a very long name',
    'saveSizeGrid|SaveSizeGridInput!|slug',
    { name: NOISE, sex: 'MALE', rows: [] },
    'SAVED',
  ],
  ['refused: a product with a model name that is too long', SAVE_PRODUCT, { name: NOISE, modelName: NOISE }, 'BAD_USER_INPUT'],
  [
    'refused: a product with null as its name and its units',
    SAVE_PRODUCT,
    { images: [{ uploadId: '' }], name: null, items: null },
    'BAD_USER_INPUT',
  ],
])('unusual values in the catalog are %s', async (_what, operation, form, expected) => {
  const slug = `odd-${Object.keys(form).length}-${expected === 'SAVED'}`;
  const { errors } = await manager.send('mutation', operation, { slug, ...form });
  expect(errors?.[0]?.extensions.code ?? 'SAVED').toBe(expected);
});

it('a product with very long names is saved, and searches for very long texts or special characters do not fail', async () => {
  const { slug: brand } = await buildBrand(api.db);
  const { slug: directory } = await buildDirectory(api.db);
  const colour = { slug: 'noisy', name: NOISE, hex: '#000000', family: 'x' };
  const names = { name: NOISE, modelName: NOISE.slice(0, 500), sku: NOISE.slice(0, 200) };
  await manager.execute(SAVE_PRODUCT, { slug: 'noisy', brand: { slug: brand }, directory, colour, ...names });
  for (const search of [NOISE.slice(0, 20), NOISE.slice(0, 150), NOISE, '²³ ª', '\\', "a'b:*|&!<->"]) {
    const listProducts = 'operatorProductList|OperatorProductListInput|items { slug }';
    expect(await manager.execute(listProducts, { search, sort: 'NAME' }, 'query')).toHaveProperty('items');
  }
});
