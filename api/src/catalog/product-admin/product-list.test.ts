import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogManager } from '../../../test/catalog-admin.harness.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer } from '../../auth/session/sessions.harness.js';
import { buildBrand, buildDirectory, buildProduct, buildProductImage, buildProductItem } from '../../exports/testing.js';
import { HOUR_MS } from '../../platform/process/durations.js';

let api: TestApi;
let manager: CatalogManager;

const LIST = 'operatorProductList|OperatorProductListInput|items { slug } pagination { totalItems }';
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function list(dto: object): Promise<string[]> {
  const { items, pagination } = await manager.execute<{ items: { slug: string }[]; pagination: { totalItems: number } }>(
    LIST,
    dto,
    'query',
  );
  if (!('pagination' in dto)) expect(pagination.totalItems).toBe(items.length);
  return items.map(({ slug }) => slug);
}

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  manager = await CatalogManager.signIn(api);
  const { id: brandId } = await buildBrand(api.db, { slug: 'tihaya', name: 'Тихая' });
  const { id: directoryId } = await buildDirectory(api.db, { slug: 'bags', name: 'Сумки' });
  const first = { slug: 'kedy-tishina', sku: 'KED-100', name: 'Кеды «Тёплая тишина»', createdAt: inHours(-3), updatedAt: inHours(-1) };
  const kedy = await buildProduct(api.db, { ...first, brandId });
  const second = { slug: 'sumka-shum', sku: 'BAG_7', name: 'Сумка «Шум»', createdAt: inHours(-2), updatedAt: inHours(-2) };
  const sumka = await buildProduct(api.db, { ...second, directoryId, active: false });
  const third = { slug: 'botinki', sku: 'BOT-1', name: 'Ботинки', createdAt: inHours(-1), updatedAt: inHours(-3) };
  const botinki = await buildProduct(api.db, third);
  await buildProduct(api.db, { slug: 'kedy-gone', name: 'Кеды', deletedAt: new Date() });
  await buildProductImage(api.db, { productId: kedy.id });
  await buildProductItem(api.db, { productId: kedy.id, externalId: 'Unit/1', price: 900_00n });
  await buildProductItem(api.db, { productId: kedy.id, price: 100_00n, soldAt: inHours(-1) });
  await buildProductItem(api.db, { productId: sumka.id, active: false });
  await buildProductItem(api.db, { productId: botinki.id, reservedUntil: inHours(1) });
  for (const { id } of [kedy, sumka, botinki]) {
    const { updatedAt } = { [kedy.id]: first, [sumka.id]: second, [botinki.id]: third }[id] ?? first;
    await api.db.product.update({ where: { id }, data: { updatedAt } });
  }
});
afterAll(() => api.close());

describe('the product list for managers', () => {
  it('is in the requested order, and has inactive products but no deleted products', async () => {
    expect(await list({})).toEqual(['kedy-tishina', 'sumka-shum', 'botinki']);
    expect(await list({ sort: 'NEWEST' })).toEqual(['botinki', 'sumka-shum', 'kedy-tishina']);
    expect(await list({ sort: 'NAME' })).toEqual(['botinki', 'kedy-tishina', 'sumka-shum']);
    expect(await list({ sort: 'NAME', pagination: { page: 2, limit: 2 } })).toEqual(['sumka-shum']);
  });

  it.each([
    ['a product by the beginnings of words of its name', 'теплая тиш', ['kedy-tishina']],
    ['a product by the beginning of its slug', 'sumka-', ['sumka-shum']],
    ['a product by the beginning of its SKU in any case', 'ked-1', ['kedy-tishina']],
    ['a product by a SKU with a wildcard character', 'bag_', ['sumka-shum']],
    ['a product by the external id of a unit', ' Unit/1 ', ['kedy-tishina']],
    ['nothing by a part of the external id of a unit', 'Unit/', []],
    ['nothing by punctuation alone', '%', []],
    ['nothing by text that does not occur', "'; ':* & |", []],
  ])('finds %s', async (_what, search, found) => {
    expect(await list({ query: search })).toEqual(found);
  });

  it('is narrowed by every filter', async () => {
    expect(await list({ active: false })).toEqual(['sumka-shum']);
    expect(await list({ active: true })).toEqual(['kedy-tishina', 'botinki']);
    expect(await list({ withoutPictures: true })).toEqual(['sumka-shum', 'botinki']);
    expect(await list({ withoutPictures: false })).toEqual(['kedy-tishina']);
    expect(await list({ withoutAvailableUnits: true })).toEqual(['sumka-shum', 'botinki']);
    expect(await list({ withoutAvailableUnits: false })).toEqual(['kedy-tishina']);
    expect(await list({ brand: 'tihaya' })).toEqual(['kedy-tishina']);
    expect(await list({ directory: 'bags', active: false })).toEqual(['sumka-shum']);
    expect(await list({ brand: 'unknown' })).toEqual([]);
  });

  it('returns brands, covers, prices and numbers of units with two SQL statements', async () => {
    const fields = 'items { sku active brandName coverUrl units availableUnits price }';
    const query = `{ operatorProductList(dto: { search: "KED-100" }) { ${fields} } }`;
    const expectedItem = { active: true, brandName: 'Тихая', coverUrl: `/_ipx/w_320/${'0'.repeat(64)}.webp` };
    const statements: number[] = [];
    for (let times = 0; times < 2; times += 1) {
      const response = await api.post({ query }, bearer(manager.session.tokens));
      expect(await response.json()).toEqual({
        data: { operatorProductList: { items: [{ sku: 'KED-100', ...expectedItem, units: 2, availableUnits: 1, price: 900_00 }] } },
      });
      statements.push(Number((await api.findRequestLog(response.headers.get('x-request-id') ?? '')).statements));
    }
    // The smaller number of statements counts, because one of the requests may also read the session.
    expect(Math.min(...statements)).toBe(2);
  });
});

describe('publishing and withdrawing products', () => {
  const listVisibleProducts = async () => (await api.query('{ findProucts(dto: { slugs: ["show-1", "show-2"] }) { slug } }')).data;
  const change = (name: string, ids: string[]) =>
    manager.execute<{ active: boolean }[]>(`${name}|PublishProductInput!|slug active`, { ids });

  it('changes several products at once and is recorded in the journal, and a repeated publication changes nothing', async () => {
    const products = [
      await buildProduct(api.db, { slug: 'show-1', active: false }),
      await buildProduct(api.db, { slug: 'show-2', active: true }),
    ];
    const ids = products.map(({ id }) => id);
    const published = [
      { slug: 'show-1', active: true },
      { slug: 'show-2', active: true },
    ];
    for (let times = 0; times < 2; times += 1) expect(await change('publishProduct', ids)).toEqual(published);
    expect(await listVisibleProducts()).toEqual({ findProucts: [{ slug: 'show-1' }, { slug: 'show-2' }] });
    expect((await change('withdrawProduct', ids)).map(({ active }) => active)).toEqual([false, false]);
    expect(await listVisibleProducts()).toEqual({ findProucts: [] });
    expect(await manager.listJournalEntries('show-1')).toMatchObject([
      { action: 'publishProduct', before: { active: false }, after: { active: true } },
      { action: 'withdrawProduct', before: { active: true }, after: { active: false } },
    ]);
    expect(await manager.listJournalEntries('show-2')).toHaveLength(1);
  });

  it('is refused as a whole when one of the products to publish does not exist', async () => {
    const { id } = await buildProduct(api.db, { slug: 'stays', active: false });
    const refusal = await manager.readRefusal('publishProduct|PublishProductInput!|slug', { ids: [id, 'nothing'] });
    expect(refusal).toMatchObject({ code: 'NOT_FOUND', details: { ids: ['nothing'] } });
    expect((await api.db.product.findUniqueOrThrow({ where: { id } })).active).toBe(false);
  });
});
