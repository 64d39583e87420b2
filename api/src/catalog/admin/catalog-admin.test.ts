import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogManager } from '../../../test/catalog-admin.harness.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import {
  buildBadge,
  buildBrand,
  buildCollection,
  buildColour,
  buildDirectory,
  buildProduct,
  buildProductItem,
  buildPromoCode,
  buildSize,
  buildSizeGrid,
} from '../../exports/testing.js';

interface Kind {
  name: string;
  noun: string;
  fields: string;
  /** Valid values for all fields of the form. */
  values: Record<string, unknown>;
  changedValues: Record<string, unknown>;
  invalidValues: Record<string, unknown>;
  invalidFields: string[];
  requiredFields: string[];
  /** Builds an entity with a reference to it, and returns its slug and the number of references by kind. */
  buildReferenced: () => Promise<{ slug: string; references: Record<string, number> }>;
}

let api: TestApi;
let manager: CatalogManager;
let otherManager: CatalogManager;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  [manager, otherManager] = [await CatalogManager.signIn(api), await CatalogManager.signIn(api)];
  for (const slug of ['kedy', 'sumka', 'plashch']) await buildProduct(api.db, { slug });
});
afterAll(() => api.close());

const logoKey = `${'a'.repeat(64)}.webp`;

const kinds: Kind[] = [
  {
    name: 'Brand',
    noun: 'brand',
    fields: 'slug name description spellings positionScore logoKey',
    values: { name: 'Плотина', description: 'Обувь', spellings: ['Plotina', 'Платина'], positionScore: 7, logoKey },
    changedValues: { name: 'Плотина и сыновья', logoKey: null },
    invalidValues: { name: ' ', spellings: ['a', 'a'], logoKey: 'https://example.com/a.webp' },
    invalidFields: ['logoKey', 'name', 'spellings'],
    requiredFields: ['name'],
    buildReferenced: async () => {
      const { id, slug } = await buildBrand(api.db);
      await buildProduct(api.db, { brandId: id });
      const { id: promoCodeId } = await buildPromoCode(api.db);
      await api.db.promoCodeScope.create({ data: { promoCodeId, brandId: id } });
      return { slug, references: { products: 1, promoCodes: 1 } };
    },
  },
  {
    name: 'Badge',
    noun: 'badge',
    fields: 'slug title textColor backgroundColor logoKey',
    values: { title: 'Хит', textColor: '#FFFFFF', backgroundColor: '#17171A', logoKey },
    changedValues: { title: 'Бестселлер' },
    invalidValues: { textColor: 'red', title: '' },
    invalidFields: ['textColor', 'title'],
    requiredFields: ['backgroundColor', 'textColor', 'title'],
    buildReferenced: async () => {
      const { id: badgeId, slug } = await buildBadge(api.db);
      const { id: productId } = await buildProduct(api.db);
      await api.db.productBadge.create({ data: { badgeId, productId, position: 0 } });
      return { slug, references: { products: 1 } };
    },
  },
  {
    name: 'Colour',
    noun: 'colour',
    fields: 'slug name hex family',
    values: { name: 'бордовый', hex: '#7A1F2B', family: 'красный' },
    changedValues: { hex: '#7A1F2C' },
    invalidValues: { hex: '#7A1F2', family: ' ' },
    invalidFields: ['family', 'hex'],
    requiredFields: ['family', 'hex', 'name'],
    buildReferenced: async () => {
      const { id: colourId, slug } = await buildColour(api.db);
      await buildProduct(api.db, { colourId });
      return { slug, references: { products: 1 } };
    },
  },
  {
    name: 'Size',
    noun: 'size',
    fields: 'slug name position',
    values: { name: '36,5', position: 365 },
    changedValues: { position: 366 },
    invalidValues: { name: '\u2028' },
    invalidFields: ['name'],
    requiredFields: ['name', 'position'],
    buildReferenced: async () => {
      const { id: sizeId, slug } = await buildSize(api.db);
      await buildProductItem(api.db, { sizeId });
      return { slug, references: { items: 1 } };
    },
  },
  {
    name: 'SizeGrid',
    noun: 'size grid',
    fields: 'slug name sex rows { eu uk us cm height }',
    values: {
      name: 'Женская обувь',
      sex: 'FEMALE',
      rows: [
        { eu: '36', uk: '3', us: '5', cm: '23', height: null },
        { eu: '37', uk: '4', us: '6', cm: '23,5', height: null },
      ],
    },
    changedValues: { rows: [{ eu: '38', uk: null, us: null, cm: null, height: null }] },
    invalidValues: { rows: [{ eu: '36' }, { eu: null }], name: '' },
    invalidFields: ['name', 'rows[1]'],
    requiredFields: ['name', 'sex'],
    buildReferenced: async () => {
      const { id: sizeGridId, slug } = await buildSizeGrid(api.db);
      await buildProduct(api.db, { sizeGridId });
      return { slug, references: { products: 1 } };
    },
  },
  {
    name: 'Collection',
    noun: 'collection',
    fields: 'slug title description posterKey active publishAt finishAt products',
    values: {
      title: 'На дождь',
      description: 'Не промокает',
      posterKey: logoKey,
      active: false,
      publishAt: '2026-01-01T00:00:00.000Z',
      finishAt: '2027-01-01T00:00:00.000Z',
      products: ['sumka', 'kedy'],
    },
    changedValues: { products: ['kedy', 'plashch', 'sumka'], finishAt: null },
    invalidValues: { title: ' ', products: ['kedy', 'kedy'] },
    invalidFields: ['products', 'title'],
    requiredFields: ['publishAt', 'title'],
    buildReferenced: async () => {
      const { id: collectionId, slug } = await buildCollection(api.db);
      const { id: promoCodeId } = await buildPromoCode(api.db);
      await api.db.promoCodeScope.create({ data: { promoCodeId, collectionId } });
      return { slug, references: { promoCodes: 1 } };
    },
  },
  {
    name: 'Directory',
    noun: 'directory',
    fields:
      'slug name description position logoKey productTypes { slug name productSubTypes { slug name } } filters { filter name filterType }',
    values: {
      name: 'Обувь',
      description: 'Вся',
      position: 3,
      logoKey,
      productTypes: [
        {
          slug: 'boots',
          name: 'Ботинки',
          productSubTypes: [
            { slug: 'chelsea', name: 'Челси' },
            { slug: 'timber', name: 'Тимберленды' },
          ],
        },
        { slug: 'sneakers', name: 'Кеды', productSubTypes: [] },
      ],
      filters: [
        { filter: 'PRICE', name: 'Цена', filterType: 'RANGE' },
        { filter: 'SIZE', name: 'Размер', filterType: 'SIZE' },
      ],
    },
    changedValues: {
      productTypes: [
        { slug: 'sneakers', name: 'Кеды и кроссовки', productSubTypes: [] },
        { slug: 'boots', name: 'Ботинки', productSubTypes: [{ slug: 'timber', name: 'Тимберленды' }] },
      ],
      filters: [{ filter: 'SIZE', name: 'Размер', filterType: 'SIZE' }],
    },
    invalidValues: {
      name: '',
      productTypes: [
        { slug: 'A', name: 'x' },
        { slug: 'A', name: '' },
      ],
    },
    invalidFields: ['name', 'productTypes', 'productTypes[0].slug', 'productTypes[1].name', 'productTypes[1].slug'],
    requiredFields: ['name', 'position'],
    buildReferenced: async () => {
      const { id: directoryId, slug } = await buildDirectory(api.db);
      await buildProduct(api.db, { directoryId });
      return { slug, references: { products: 1 } };
    },
  },
];

it('hexadecimal colours may be written in lower case', async () => {
  const badge = { slug: 'lower-case', title: 'Хит', textColor: '#ffffff', backgroundColor: '#17171a' };
  const saved = await manager.execute('saveBadge|SaveBadgeInput!|textColor backgroundColor', badge);
  expect(saved).toEqual({ textColor: '#FFFFFF', backgroundColor: '#17171A' });
  const colour = { slug: 'lower-case', name: 'бордовый', hex: '#7a1f2b', family: 'красный' };
  expect(await manager.execute('saveColour|SaveColourInput!|hex', colour)).toEqual({ hex: '#7A1F2B' });
});

describe.each(kinds)('a $noun', ({
  name,
  fields,
  values,
  changedValues,
  invalidValues,
  invalidFields,
  requiredFields,
  buildReferenced,
}) => {
  const slug = `saved-${name.toLowerCase()}`;
  const kind = name === 'SizeGrid' ? 'sizeGrid' : name.toLowerCase();
  type Entity = { slug: string; updatedAt: string };
  const operation = `save${name}|Save${name}Input!|${fields} updatedAt`;
  const removal = `remove${name}|RemoveFromCatalogInput!|slug`;
  const save = (dto: object, author = manager) => author.execute<Entity>(operation, dto);
  const listOperation = `operator${name}List|DeskListInput|items { ${fields} updatedAt }`;
  const list = async (search: string) => (await manager.execute<{ items: Entity[] }>(listOperation, { query: search }, 'query')).items;
  const readCurrent = async () => (await list(slug))[0] as Entity;

  it('is created with the values of the input, and listed', async () => {
    const { updatedAt, ...saved } = await save({ slug, ...values });
    expect(saved).toEqual({ slug, ...values });
    expect(await list(slug.toUpperCase())).toEqual([{ slug, ...values, updatedAt }]);
    expect(await manager.listJournalEntries(slug)).toMatchObject([
      { action: `save${name}`, authorId: manager.session.accountId, subjectKind: kind, before: null, after: { slug, ...values } },
    ]);
  });

  it('keeps the fields that an edit omits, and does not change when it is saved again without changes', async () => {
    const before = await readCurrent();
    const changed = await save({ slug, ...changedValues, updatedAt: before.updatedAt });
    const { updatedAt, ...saved } = changed;
    expect(saved).toEqual({ slug, ...values, ...changedValues });
    expect(updatedAt > before.updatedAt).toBe(true);
    expect(await save(changed)).toEqual(changed);
    expect(await manager.listJournalEntries(slug)).toHaveLength(2);
  });

  it('is changed by only one of two people who save it at the same time', async () => {
    const { updatedAt } = await readCurrent();
    const forms = [values, { ...values, ...changedValues, ...('name' in values ? { name: 'Третье' } : { title: 'Третье' }) }];
    const responses = await Promise.all(
      forms.map((form, index) => (index ? otherManager : manager).send<Entity>('mutation', operation, { slug, ...form, updatedAt })),
    );
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code ?? 'SAVED').sort()).toEqual(['CONFLICT', 'SAVED']);
    const current = responses.find(({ errors }) => errors)?.errors?.[0]?.extensions.details.current;
    expect(current).toMatchObject({ ...(await readCurrent()) });
  });

  it('is created only once if two people create it at the same time', async () => {
    const racedSlug = `raced-${name.toLowerCase()}`;
    const form = name === 'Directory' ? { ...values, productTypes: [] } : values;
    const responses = await Promise.all(
      [manager, otherManager].map((author) => author.send('mutation', operation, { slug: racedSlug, ...form })),
    );
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code ?? 'SAVED').sort()).toEqual(['CONFLICT', 'SAVED']);
  });

  it('is refused with the names of all invalid or missing fields', async () => {
    const listInvalidFields = async (dto: object) => {
      const { code, details } = await manager.readRefusal(operation, dto);
      return [code, ...(details.fields ?? []).map(({ field }) => field).sort()];
    };
    expect(await listInvalidFields({ slug: `new-${slug}`, ...values, ...invalidValues })).toEqual(['BAD_USER_INPUT', ...invalidFields]);
    expect(await listInvalidFields({ slug: `new-${slug}` })).toEqual(['BAD_USER_INPUT', ...requiredFields]);
    expect(await listInvalidFields({ ...values, slug: 'With Spaces' })).toEqual(['BAD_USER_INPUT', 'slug']);
    expect(await list(`new-${slug}`)).toEqual([]);
  });

  it('cannot be removed while something refers to it', async () => {
    const referenced = await buildReferenced();
    const [{ updatedAt } = { updatedAt: '' }] = await list(referenced.slug);
    const { code, details } = await manager.readRefusal(removal, { slug: referenced.slug, updatedAt });
    expect([code, details]).toEqual(['CONFLICT', { references: referenced.references }]);
    expect(await list(referenced.slug)).toHaveLength(1);
  });

  it('can be removed and created again', async () => {
    const { updatedAt } = await readCurrent();
    expect((await otherManager.readRefusal(removal, { slug, updatedAt: '2020-01-01T00:00:00Z' })).code).toBe('CONFLICT');
    expect(await otherManager.execute(removal, { slug, updatedAt })).toEqual({ slug });
    expect(await otherManager.send('mutation', removal, { slug, updatedAt })).toEqual({ data: { result: null } });
    expect((await manager.listJournalEntries(slug)).at(-1)).toMatchObject({
      action: `remove${name}`,
      authorId: otherManager.session.accountId,
      after: null,
    });
    expect((await manager.readRefusal(operation, { slug, ...values, updatedAt })).code).toBe('CONFLICT');
    const { updatedAt: _updatedAt, ...saved } = await save({ slug, ...values });
    expect(saved).toEqual({ slug, ...values });
  });
});
