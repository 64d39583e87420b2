import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, type SignedIn, signIn } from '../../auth/session/sessions.harness.js';
import { buildOrder, buildProduct, buildProductItem, buildReview } from '../../exports/testing.js';
import { DAY_MS } from '../../platform/process/durations.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Delivers a unit of a new product to the account. Returns the product's id. */
async function deliver(accountId: string, daysAgo: number, more: { returnRequestedAt?: Date } = {}): Promise<string> {
  const { id: productId } = await buildProduct(api.db);
  const { id: productItemId } = await buildProductItem(api.db, { productId });
  const deliveredAt = new Date(Date.now() - daysAgo * DAY_MS);
  await buildOrder(api.db, { accountId, status: 'DELIVERED' }, [{ productItemId, status: 'DELIVERED', deliveredAt, ...more }]);
  return productId;
}

async function listToReview({ tokens }: SignedIn, limit = 9): Promise<string[] | undefined> {
  const query = `{ products: productsToReview(dto: { limit: ${limit} }) { id } }`;
  const response = await api.post({ query }, bearer(tokens));
  const { data } = (await response.json()) as GraphqlResponse<{ products: { id: string }[] }>;
  return data?.products.map(({ id }) => id);
}

it('the products to review are visible, received and not being returned, the last received first, until they are reviewed', async () => {
  const anna = await signIn(api);
  const { accountId } = anna;
  const early = await deliver(accountId, 9);
  const late = await deliver(accountId, 1);
  await deliver(accountId, 2, { returnRequestedAt: new Date() });
  const { id: hidden } = await buildProduct(api.db, { active: false });
  const { id: hiddenItem } = await buildProductItem(api.db, { productId: hidden });
  await buildOrder(api.db, { accountId, status: 'DELIVERED' }, [{ productItemId: hiddenItem, status: 'DELIVERED' }]);
  await buildOrder(api.db, { accountId, status: 'HANDED_OVER_FOR_DELIVERY' }, [{ status: 'HANDED_OVER_FOR_DELIVERY' }]);
  expect(await listToReview(anna)).toEqual([late, early]);
  expect(await listToReview(anna, 1)).toEqual([late]);
  expect(await listToReview(await signIn(api))).toEqual([]);
  await buildReview(api.db, { accountId, productId: late });
  expect(await listToReview(anna)).toEqual([early]);
});
