import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { openProgram } from '../../auth/service-token/service-tokens.harness.js';
import { bearer, signIn, signInStaff } from '../../auth/session/sessions.harness.js';
import { buildProductItem } from '../../exports/testing.js';
import { Orders } from '../../order/orders.harness.js';
import type { ServiceScope } from '../../platform/prisma/generated/enums.js';

const UNIT = 'query ($id: ID!) { units: findProuctItems(dto: { productItemIds: [$id] }) { externalId product { items { externalId } } } }';

interface Unit {
  externalId: string | null;
  product: { items: { externalId: string | null }[] };
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function read(id: string, headers: Record<string, string>): Promise<Unit | undefined> {
  const response = await api.post({ query: UNIT, variables: { id } }, headers);
  return ((await response.json()) as GraphqlResponse<{ units: Unit[] }>).data?.units[0];
}

describe("a unit's external id, which its supplier has given it", () => {
  it("is visible to the staff and to suppliers' and warehouses' programs, in findProuctItems and in a product", async () => {
    const { id, externalId } = await buildProductItem(api.db);
    const unit = { externalId, product: { items: [{ externalId }] } };
    for (const level of ['SUPPORT', 'MANAGER', 'ADMIN'] as const) {
      expect(await read(id, bearer((await signInStaff(api, level)).tokens))).toEqual(unit);
    }
    for (const scope of ['ORDERS_READ', 'ORDERS_WRITE', 'STOCK_WRITE', 'CATALOG_READ', 'CATALOG_WRITE'] as const) {
      expect(await read(id, (await openProgram(api, [scope])).headers)).toEqual(unit);
    }
  });

  it('is hidden from guests, shoppers, staff who have not passed the second factor, and other programs', async () => {
    const { id } = await buildProductItem(api.db);
    const scopes: ServiceScope[] = ['PERSONS_READ', 'SHOPPER_ADDRESS'];
    const hidden = [
      {},
      bearer((await signIn(api)).tokens),
      bearer((await signInStaff(api, 'ADMIN', false)).tokens),
      (await openProgram(api, scopes)).headers,
    ];
    for (const headers of hidden) expect(await read(id, headers)).toEqual({ externalId: null, product: { items: [{ externalId: null }] } });
  });

  it('is in the order feed of a program with the scope ORDERS_READ', async () => {
    const { id: uuid, items } = await new Orders(api).place({ suppliers: ['CONTRACTOR'] });
    const { externalId } = await api.db.productItem.findUniqueOrThrow({ where: { id: items[0]?.productItemId ?? '' } });
    const query = `query ($id: ID!) { operatorOrderList(dto: { uuids: [$id] }) {
      items { orderProductItems { productItem { externalId } } } } }`;
    const { headers } = await openProgram(api, ['ORDERS_READ']);
    expect(await (await api.post({ query, variables: { id: uuid } }, headers)).json()).toEqual({
      data: { operatorOrderList: { items: [{ orderProductItems: [{ productItem: { externalId } }] }] } },
    });
  });
});
