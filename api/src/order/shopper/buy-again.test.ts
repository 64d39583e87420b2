import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { type BuiltOrder, buildOrder, buildProductItem } from '../../exports/testing.js';

const LIST = '{ list: userOrderList { items { uuid orderProductItems { buyAgainId } } } }';

type Unit = Awaited<ReturnType<typeof buildProductItem>>;
interface Listed {
  items: { uuid: string; orderProductItems: { buyAgainId: string | null }[] }[];
}

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A shopper who has ordered these units and returned them, so that they may be in several orders. The units are not for sale again. */
async function createShopper(...units: Unit[]) {
  const { accountId, tokens } = await signIn(api);
  await api.db.productItem.updateMany({ where: { id: { in: units.map(({ id }) => id) } }, data: { soldAt: new Date() } });
  const placeOrder = () =>
    buildOrder(
      api.db,
      { accountId, status: 'ISSUED_REFUND' },
      units.map(({ id }) => ({ productItemId: id })),
    );
  return { placeOrder, headers: bearer(tokens) };
}

async function listBuyAgainIds(headers: Record<string, string>, { id }: BuiltOrder): Promise<(string | null)[] | undefined> {
  const { data, errors } = (await (await api.post({ query: LIST }, headers)).json()) as GraphqlResponse<{ list: Listed }>;
  expect(errors).toBeUndefined();
  return data?.list.items.find(({ uuid }) => uuid === id)?.orderProductItems.map(({ buyAgainId }) => buyAgainId);
}

const buildSameUnit = (unit: Unit, overrides: object = {}) =>
  buildProductItem(api.db, { productId: unit.productId, sizeId: unit.sizeId, ...overrides });

describe('the unit offered to buy again', () => {
  it('is the unit of the same product and size with the lowest price for members', async () => {
    const bought = await buildProductItem(api.db);
    await buildProductItem(api.db, { productId: bought.productId });
    await buildSameUnit(bought, { price: 4_900_00n });
    const cheapest = await buildSameUnit(bought, { price: 5_000_00n, loyaltyPrice: 4_500_00n });
    const { placeOrder, headers } = await createShopper(bought);
    expect(await listBuyAgainIds(headers, await placeOrder())).toEqual([cheapest.id]);
  });

  it('differs between the lines of an order, but not between orders', async () => {
    const one = await buildProductItem(api.db);
    const others = [await buildSameUnit(one), await buildSameUnit(one)];
    const { placeOrder, headers } = await createShopper(one, ...others);
    const free = [await buildSameUnit(one, { price: 100_00n }), await buildSameUnit(one, { price: 200_00n })];
    const expected = [...free.map(({ id }) => id), null];
    const [first, second] = [await placeOrder(), await placeOrder()];
    expect(await listBuyAgainIds(headers, first)).toEqual(expected);
    expect(await listBuyAgainIds(headers, second)).toEqual(expected);
  });

  it('is never a unit that is sold, reserved or withdrawn, or whose product is withdrawn', async () => {
    const bought = await buildProductItem(api.db);
    await buildSameUnit(bought, { soldAt: new Date() });
    await buildSameUnit(bought, { reservedUntil: new Date(Date.now() + 60_000) });
    await buildSameUnit(bought, { active: false });
    await buildSameUnit(bought, { deletedAt: new Date() });
    const withdrawn = await buildProductItem(api.db);
    await buildSameUnit(withdrawn);
    await api.db.product.update({ where: { id: withdrawn.productId }, data: { active: false } });
    const { placeOrder, headers } = await createShopper(bought, withdrawn);
    expect(await listBuyAgainIds(headers, await placeOrder())).toEqual([null, null]);
  });

  it('is found with the same number of SQL statements for one order and for five', async () => {
    const bought = await buildProductItem(api.db);
    const { placeOrder, headers } = await createShopper(bought);
    const countStatements = async (requestId: string) => {
      await api.post({ query: LIST }, { ...headers, 'x-request-id': requestId });
      return (await api.findRequestLog(requestId)).statements;
    };
    await placeOrder();
    await countStatements('again-first');
    const statementsForOne = await countStatements('again-one');
    for (let count = 0; count < 4; count += 1) await placeOrder();
    // Makes the API cache the session for two seconds, so that reading the session is not counted.
    await countStatements('again-known');
    expect(await countStatements('again-five')).toBe(statementsForOne);
  });
});
