import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildParentsOfProducts, buildUnit, buildWholeProduct, CatalogManager } from '../../../test/catalog-admin.harness.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildProductItem } from '../../exports/testing.js';

const slug = 'boots';

let api: TestApi;
let manager: CatalogManager;

beforeAll(async () => {
  api = await startTestApi();
  manager = await CatalogManager.signIn(api);
  await buildParentsOfProducts(api);
});
afterAll(() => api.close());

describe("a product's invalid values", () => {
  const listFields = async (dto: object) => {
    const { code, details } = await manager.readProductRefusal(dto);
    return [code, ...(details.fields ?? []).map(({ field }) => field).sort()];
  };

  it('are named by their fields, several in one refusal, and nothing is saved', async () => {
    const bad = {
      ...buildWholeProduct(slug),
      name: ' ',
      seasons: ['WINTER', 'WINTER'],
      images: [{ alt: 'Ничего' }],
      items: [buildUnit('x', { price: 99, deliveryIsoCode: 'russia' }), buildUnit('x')],
    };
    expect(await listFields(bad)).toEqual(['BAD_USER_INPUT', 'items[0].deliveryIsoCode', 'items[0].price', 'name', 'seasons']);
    expect(await listFields({ ...buildWholeProduct(slug), images: [{ alt: 'Ничего' }], items: [buildUnit('x'), buildUnit('x')] })).toEqual([
      'BAD_USER_INPUT',
      'images[0].key',
      'items[1].externalId',
    ]);
    const unknown = {
      ...buildWholeProduct(slug),
      brand: { slug: 'nobody' },
      colour: { slug: 'nothing' },
      directory: 'bags',
      sizeGrid: 'none',
      badges: ['hit', 'none'],
      items: [buildUnit('y', { size: '99' }), buildUnit('z', { oldPrice: 100 }), { externalId: 'w' }],
    };
    expect(await listFields(unknown)).toEqual([
      'BAD_USER_INPUT',
      'badges[1]',
      'brand.slug',
      'colour.slug',
      'items[0].size',
      'items[1].price',
      'items[2].price',
      'items[2].size',
      'items[2].supplier',
      'productType',
      'sizeGrid',
    ]);
    expect(await listFields({ slug })).toEqual(['BAD_USER_INPUT', 'brand', 'colour', 'directory', 'modelName', 'name', 'sku']);
    expect(await api.db.product.count({ where: { slug } })).toBe(0);
    expect(await manager.listJournalEntries(slug)).toEqual([]);
  });

  it("are named when its SKU and one of its units' external ids belong to other products", async () => {
    const { externalId } = await buildProductItem(api.db);
    await manager.saveProduct(buildWholeProduct(slug));
    const next = { ...buildWholeProduct(`${slug}-next`), sku: `SKU-${slug}`, items: [buildUnit(externalId)] };
    expect(await listFields(next)).toEqual(['BAD_USER_INPUT', 'items[0].externalId', 'sku']);
  });
});
