import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildBrand, buildProduct, buildProductImage, buildSize, newProductItem } from '../../test/factories/catalog.factory.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { indexDocuments } from '../search/document/documents.harness.js';

const PRODUCTS = 24;
const FEW_UNITS = 20;
const MANY_UNITS = 200;
const SAMPLES = 300;
const WARM_UP = 50;

const PAGE = `query ($brand: String!) { filteredProducts(dto: { filters: { brand: [$brand] } }) { items {
  slug name brands { name } images(limit: 2) { key } badges { title } sameModelColours { hex }
  priceDetails { price payable before loyaltyPrice memberSaving from sale } } pagination { totalItems } } }`;

let api: TestApi;
let fewUnitsBrand: string;
let manyUnitsBrand: string;

/** Returns the slug of a brand with a page of products that have `units` units each, at different prices. */
async function buildBrandWithProducts(units: number): Promise<string> {
  const { id: brandId, slug: brand } = await buildBrand(api.db);
  const { id: sizeId } = await buildSize(api.db);
  for (let number = 0; number < PRODUCTS; number += 1) {
    const { id: productId } = await buildProduct(api.db, { brandId, modelName: `${number}` });
    await buildProductImage(api.db, { productId });
    const data = Array.from({ length: units }, (_, index) => newProductItem({ productId, sizeId, price: BigInt(100_000 + index) }));
    await api.db.productItem.createMany({ data });
    await indexDocuments(api, [{ productId, brand }]);
  }
  return brand;
}

async function measureMs(brand: string): Promise<number> {
  const startedAt = performance.now();
  const response = await api.post({ query: PAGE, variables: { brand } });
  const { data } = (await response.json()) as { data: { filteredProducts: { items: object[] } } };
  const ms = performance.now() - startedAt;
  expect(data.filteredProducts.items).toHaveLength(PRODUCTS);
  return ms;
}

beforeAll(async () => {
  api = await startTestApi();
  [fewUnitsBrand, manyUnitsBrand] = [await buildBrandWithProducts(FEW_UNITS), await buildBrandWithProducts(MANY_UNITS)];
  await api.db.$executeRaw`ANALYZE`;
}, 120_000);
afterAll(() => api.close());

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

it(`a listing of products with ${MANY_UNITS} units each takes at most 20 % longer than one of products with ${FEW_UNITS}`, async () => {
  const times = { few: [] as number[], many: [] as number[] };
  // The requests alternate, so that a busy moment of the machine affects both.
  for (let time = 0; time < WARM_UP + SAMPLES; time += 1) {
    times.few.push(await measureMs(fewUnitsBrand));
    times.many.push(await measureMs(manyUnitsBrand));
  }
  expect(median(times.many.slice(WARM_UP)) / median(times.few.slice(WARM_UP))).toBeLessThan(1.2);
});
