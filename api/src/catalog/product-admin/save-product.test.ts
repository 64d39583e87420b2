import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildParentsOfProducts, buildWholeProduct, CatalogManager } from '../../../test/catalog-admin.harness.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { HOUR_MS } from '../../platform/process/durations.js';

let api: TestApi;
let manager: CatalogManager;
let other: CatalogManager;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  [manager, other] = [await CatalogManager.signIn(api), await CatalogManager.signIn(api)];
  await buildParentsOfProducts(api);
});
afterAll(() => api.close());

const readExported = async (slug: string): Promise<Record<string, unknown>> => {
  const line = (await manager.export())
    .split('\n')
    .find((text) => text.startsWith(`{"slug" : "${slug}"`) || text.includes(`"slug":"${slug}"`));
  return JSON.parse(line ?? 'null');
};

let count = 0;
let slug: string;
beforeEach(() => {
  count += 1;
  slug = `boots-${count}`;
});

describe('a new product', () => {
  it("appears with the input's values in the response, an export and the journal", async () => {
    const { updatedAt, ...returned } = await manager.saveProduct(buildWholeProduct(slug));
    expect(returned).toEqual(buildWholeProduct(slug));
    expect(JSON.stringify(await readExported(slug))).toBe(JSON.stringify(buildWholeProduct(slug)));
    expect(updatedAt).toEqual(expect.any(String));
    expect(await manager.listJournalEntries(slug)).toEqual([
      { action: 'saveProduct', authorId: manager.session.accountId, subjectKind: 'product', before: null, after: buildWholeProduct(slug) },
    ]);
  });

  it('can create its brand and colour', async () => {
    const newParts = {
      brand: { slug: `brand-${slug}`, name: 'Новый' },
      colour: { slug: `red-${slug}`, name: 'красный', hex: '#FF0000', family: 'красный' },
    };
    expect(await manager.saveProduct({ ...buildWholeProduct(slug), ...newParts })).toMatchObject(newParts);
  });

  it('with a slug that is taken is refused with CONFLICT and the existing product', async () => {
    await manager.saveProduct(buildWholeProduct(slug));
    const refusal = await other.readProductRefusal({ ...buildWholeProduct(slug), name: 'Другие' });
    expect(refusal).toMatchObject({ code: 'CONFLICT', details: { current: { slug, name: 'Ботинки «Шлюз»' } } });
  });
});

describe('a saved product', () => {
  it('does not change when it is saved again with the returned values', async () => {
    const saved = await manager.saveProduct(buildWholeProduct(slug));
    expect(await manager.saveProduct(saved)).toEqual(saved);
    expect(await manager.listJournalEntries(slug)).toHaveLength(1);
  });

  it('keeps omitted fields and units, and clears fields that are null', async () => {
    const { updatedAt } = await manager.saveProduct(buildWholeProduct(slug));
    const change = { name: 'Сапоги', material: null, productSubType: null, sizeGrid: null, badges: ['hit'], properties: { sole: null } };
    const { updatedAt: later, ...saved } = await manager.saveProduct({
      slug,
      ...change,
      items: [{ externalId: `${slug}-2`, price: 900_00, oldPrice: null }],
      updatedAt,
    });
    const before = buildWholeProduct(slug);
    const expected = {
      ...before,
      ...change,
      properties: { ...before.properties, sole: null },
      items: [before.items[0], { ...before.items[1], price: 900_00, oldPrice: null }],
    };
    expect(saved).toEqual(expected);
    expect(await readExported(slug)).toEqual(expected);
    expect(later > updatedAt).toBe(true);
    const [, entry] = await manager.listJournalEntries(slug);
    expect(entry).toMatchObject({ before: { name: before.name, badges: before.badges }, after: { name: 'Сапоги', badges: ['hit'] } });
    expect(entry?.after).not.toHaveProperty('sku');
  });

  it('keeps the reservations and sales of its units, and returns them', async () => {
    const { updatedAt } = await manager.saveProduct(buildWholeProduct(slug));
    const [reservedUntil, soldAt] = [new Date(Date.now() + HOUR_MS), new Date(Date.now() - HOUR_MS)];
    await api.db.productItem.update({ where: { externalId: `${slug}-1` }, data: { reservedUntil } });
    await api.db.productItem.update({ where: { externalId: `${slug}-2` }, data: { soldAt } });
    const items = [1, 2].map((number) => ({ externalId: `${slug}-${number}`, price: 2000_00, oldPrice: null }));
    const returned = await manager.execute('saveProduct|SaveProductInput!|items { externalId price isReserved isSold }', {
      slug,
      items,
      updatedAt,
    });
    expect(returned).toEqual({
      items: [
        { externalId: `${slug}-1`, price: 2000_00, isReserved: true, isSold: false },
        { externalId: `${slug}-2`, price: 2000_00, isReserved: false, isSold: true },
      ],
    });
    const rows = await api.db.productItem.findMany({ where: { externalId: { startsWith: slug } }, orderBy: { externalId: 'asc' } });
    expect(rows.map((row) => [row.reservedUntil, row.soldAt])).toEqual([
      [reservedUntil, null],
      [null, soldAt],
    ]);
  });

  it('has its new price in the product query at the next request', async () => {
    const { updatedAt } = await manager.saveProduct(buildWholeProduct(slug));
    const PRICE = `{ product(dto: { slug: "${slug}" }) { priceDetails { payable } } }`;
    expect((await api.query(PRICE)).data).toEqual({ product: { priceDetails: { payable: 1000_00 } } });
    await manager.saveProduct({ slug, items: [{ externalId: `${slug}-1`, price: 700_00 }], updatedAt });
    expect((await api.query(PRICE)).data).toEqual({ product: { priceDetails: { payable: 700_00 } } });
  });
});

describe('two managers', () => {
  it('who save the same product at the same time do not overwrite each other', async () => {
    const { updatedAt } = await manager.saveProduct(buildWholeProduct(slug));
    const changes = [
      { slug, name: 'Первое имя', updatedAt },
      { slug, description: 'Второе описание', updatedAt },
    ];
    const responses = await Promise.all(
      changes.map((change, index) => (index ? other : manager).send('mutation', 'saveProduct|SaveProductInput!|slug', change)),
    );
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code ?? 'SAVED').sort()).toEqual(['CONFLICT', 'SAVED']);
    expect(await manager.listJournalEntries(slug)).toHaveLength(2);
    const current = responses.flatMap(({ errors }) => errors?.[0]?.extensions.details.current ?? [])[0];
    expect(current).toMatchObject({ slug, ...(responses[0]?.errors ? { description: 'Второе описание' } : { name: 'Первое имя' }) });
  });

  it('who create the same product at the same time create it once', async () => {
    const responses = await Promise.all(
      [manager, other].map((one) => one.send('mutation', 'saveProduct|SaveProductInput!|slug', buildWholeProduct(slug))),
    );
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code ?? 'SAVED').sort()).toEqual(['CONFLICT', 'SAVED']);
    expect(await api.db.productItem.count({ where: { externalId: { startsWith: `${slug}-` } } })).toBe(2);
  });

  it('who save a product get a CONFLICT after an import of one of its units, and none after a reservation', async () => {
    const { updatedAt } = await manager.saveProduct(buildWholeProduct(slug));
    await api.db.productItem.update({ where: { externalId: `${slug}-2` }, data: { reservedUntil: new Date(Date.now() + HOUR_MS) } });
    const saved = await manager.saveProduct({ slug, name: 'Имя', updatedAt });
    expect(await manager.import(JSON.stringify({ slug, items: [{ externalId: `${slug}-1`, price: 555_00 }] }))).toEqual([]);
    const { code, details } = await other.readProductRefusal({ ...saved, name: 'Старая цена' });
    expect([code, (details.current?.items as { price: number }[])[0]?.price]).toEqual(['CONFLICT', 555_00]);
  });

  it('one of whom imports a product while the other saves it lose neither the import nor an accepted save', async () => {
    const { updatedAt } = await manager.saveProduct(buildWholeProduct(slug));
    const [refusals, response] = await Promise.all([
      manager.import(JSON.stringify({ slug, description: 'Из файла' })),
      other.send('mutation', 'saveProduct|SaveProductInput!|slug', { slug, name: 'От руки', updatedAt }),
    ]);
    expect(refusals).toEqual([]);
    const name = response.errors ? 'Ботинки «Шлюз»' : 'От руки';
    expect(response.errors?.[0]?.extensions.code ?? 'CONFLICT').toBe('CONFLICT');
    expect(await readExported(slug)).toMatchObject({ name, description: 'Из файла' });
  });
});

it('importing an export of saved products changes nothing', async () => {
  const { properties: _properties, ...bare } = buildWholeProduct(slug);
  await manager.saveProduct(bare);
  const before = await manager.export();
  const readTimes = async () => (await api.db.product.findMany({ orderBy: { id: 'asc' } })).map(({ updatedAt }) => updatedAt);
  const times = await readTimes();
  expect(await manager.import(before)).toEqual([]);
  expect(await manager.export()).toBe(before);
  expect(await readTimes()).toEqual(times);
});
