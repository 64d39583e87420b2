import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { buildBrand, buildProduct, buildProductImage, buildProductItem } from '../../exports/testing.js';
import { HOUR_MS } from '../../platform/process/durations.js';

const QUOTE = `query Quote($ids: [ID!]!) { quote(dto: { productItemIds: $ids }) {
  lines { productItemId price before payable cashback memberSaving problem productItem { name size { name } images { key } product { slug } } }
  unknownIds goods discount untilFreePickup total cashback memberSaving } }`;
const UNKNOWN = '01a1f861-b930-77a5-9ae7-77c0dd5aa755';

interface Quote {
  lines: { productItemId: string; payable: number; problem: string | null; cashback: number; productItem: { name: string } }[];
  unknownIds: string[];
  total: number;
}

let api: TestApi;
let member: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi();
  member = bearer((await signIn(api)).tokens);
});
afterAll(() => api.close());

async function quote(ids: string[], headers: Record<string, string> = {}): Promise<Quote> {
  const response = await api.post({ query: QUOTE, variables: { ids } }, headers);
  const { data, errors } = (await response.json()) as GraphqlResponse<{ quote: Quote }>;
  expect(errors).toBeUndefined();
  if (!data) throw new Error('nothing was answered');
  return data.quote;
}

describe('a quote', () => {
  it('sums the lines that can be bought, for a guest and for a member', async () => {
    const expensiveUnit = await buildProductItem(api.db, { price: 12_490_00n, oldPrice: 17_990_00n, loyaltyPrice: 11_240_00n });
    const cheapUnit = await buildProductItem(api.db, { price: 9_490_00n });
    const ids = [expensiveUnit.id, cheapUnit.id];
    expect(await quote(ids)).toMatchObject({
      lines: [
        { productItemId: expensiveUnit.id, price: 12_490_00, before: 17_990_00, payable: 12_490_00, cashback: 374, memberSaving: 1_250_00 },
        { productItemId: cheapUnit.id, price: 9_490_00, before: null, payable: 9_490_00, cashback: 285, memberSaving: null },
      ],
      unknownIds: [],
      goods: 27_480_00,
      discount: 5_500_00,
      total: 21_980_00,
      cashback: 659,
      memberSaving: 1_250_00,
    });
    expect(await quote(ids, member)).toMatchObject({
      lines: [
        { price: 12_490_00, before: 17_990_00, payable: 11_240_00, memberSaving: null },
        { price: 9_490_00, before: null, payable: 9_490_00, memberSaving: null },
      ],
      goods: 27_480_00,
      discount: 6_750_00,
      total: 20_730_00,
      cashback: 621,
      memberSaving: null,
    });
  });

  it('returns the reason why each line cannot be bought, and lists unknown ids', async () => {
    const soldAt = new Date();
    const bought = await buildProductItem(api.db, { price: 100_00n });
    const sold = await buildProductItem(api.db, { soldAt, active: false });
    const withdrawn = await buildProductItem(api.db, { active: false });
    const reserved = await buildProductItem(api.db, { reservedUntil: new Date(Date.now() + HOUR_MS) });
    const deleted = await buildProductItem(api.db, { deletedAt: new Date() });
    const unitOfHiddenProduct = await buildProductItem(api.db, { productId: (await buildProduct(api.db, { active: false })).id });
    const brand = await buildBrand(api.db, { deletedAt: new Date() });
    const unitOfHiddenBrand = await buildProductItem(api.db, { productId: (await buildProduct(api.db, { brandId: brand.id })).id });
    const unitOfDeletedProduct = await buildProductItem(api.db, { productId: (await buildProduct(api.db, { deletedAt: new Date() })).id });
    const ids = [
      'not an id',
      sold.id,
      deleted.id,
      bought.id.toUpperCase(),
      withdrawn.id,
      UNKNOWN,
      reserved.id,
      unitOfHiddenProduct.id,
      unitOfHiddenBrand.id,
      unitOfDeletedProduct.id,
      bought.id,
      sold.id,
    ];
    const { lines, unknownIds, total } = await quote(ids);
    expect(lines.map(({ productItemId, problem }) => [productItemId, problem])).toEqual([
      [sold.id, 'SOLD'],
      [bought.id, null],
      [withdrawn.id, 'INACTIVE'],
      [reserved.id, 'RESERVED'],
      [unitOfHiddenProduct.id, 'INACTIVE'],
      [unitOfHiddenBrand.id, 'INACTIVE'],
    ]);
    expect(unknownIds).toEqual(['not an id', deleted.id, UNKNOWN, unitOfDeletedProduct.id]);
    expect(total).toBe(100_00);
    expect(lines.map(({ cashback }) => cashback)).toEqual([0, 3, 0, 0, 0, 0]);
  });

  it('is empty without ids, and refused for more than 100 ids', async () => {
    expect(await quote([])).toEqual({
      lines: [],
      unknownIds: [],
      goods: 0,
      discount: 0,
      untilFreePickup: 0,
      total: 0,
      cashback: 0,
      memberSaving: null,
    });
    const ids = Array.from({ length: 101 }, (_, index) => `id-${index}`);
    const { errors } = await api.query(QUOTE, { ids });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', details: { maxIds: 100 } } }]);
  });

  it('sends no more SQL statements for a full cart than for one line', async () => {
    const { id: productId } = await buildProduct(api.db, { name: 'Кеды' });
    await buildProductImage(api.db, { productId });
    const others = await Promise.all(Array.from({ length: 3 }, async () => (await buildProduct(api.db)).id));
    const ids: string[] = [];
    for (let index = 0; index < 100; index += 1) {
      ids.push((await buildProductItem(api.db, { productId: [productId, ...others][index % 4] ?? productId })).id);
    }
    const countStatements = async (unitIds: string[]) => {
      const requestId = `quote-of-${unitIds.length}`;
      const response = await api.post({ query: QUOTE, variables: { ids: unitIds } }, { 'x-request-id': requestId });
      expect(((await response.json()) as GraphqlResponse<{ quote: Quote }>).data?.quote.lines).toHaveLength(unitIds.length);
      return (await api.findRequestLog(requestId)).statements;
    };
    // One statement reads the units with their products and pictures, the other the lowest loyalty level, by which a guest's cashback is
    // computed.
    expect([await countStatements(ids.slice(0, 1)), await countStatements(ids)]).toEqual([2, 2]);
  });
});
