import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildEmptyOrder } from '../../../test/factories/order.factory.js';
import { type GraphqlResponse, inTransaction, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { buildAccount, buildBrand, buildCollection, buildPromoCode, buildPromoCodeScope } from '../../exports/testing.js';
import { DAY_MS } from '../../platform/process/durations.js';
import { PromoUseService } from '../promo-use.service.js';
import type { PromocodeList } from './promocode.model.js';

const LIST = `query ($pagination: PaginationInput) { list: promocodeList(dto: { pagination: $pagination }) {
  items { code kind percent amount leastSum goods withMemberPrices withBonuses startsAt endsAt usesLeft isOwn }
  pagination { page limit totalPages totalItems } } }`;

let api: TestApi;
let accountId: string;
let member: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const session = await signIn(api);
  accountId = session.accountId;
  member = bearer(session.tokens);
});
// A listed code is in every account's list, so it would appear in later tests.
afterEach(() => api.db.promoCode.updateMany({ data: { listed: false } }));

async function list(headers = member, pagination?: object): Promise<PromocodeList> {
  const response = (await (await api.post({ query: LIST, variables: { pagination } }, headers)).json()) as GraphqlResponse<{
    list: PromocodeList;
  }>;
  expect(response.errors).toBeUndefined();
  return response.data?.list as PromocodeList;
}
const listCodes = async (headers = member) => (await list(headers)).items.map(({ code }) => code);
const createDateIn = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('the list of promo codes', () => {
  it("has the viewer's own codes first, then the public codes, and within both the code that ends soonest first", async () => {
    const codeWithoutEnd = await buildPromoCode(api.db, { listed: true });
    const later = await buildPromoCode(api.db, { listed: true, endsAt: createDateIn(9) });
    const soon = await buildPromoCode(api.db, { listed: true, endsAt: createDateIn(2) });
    const own = await buildPromoCode(api.db, { accountId });
    await buildPromoCode(api.db);
    expect(await listCodes()).toEqual([own.code, soon.code, later.code, codeWithoutEnd.code]);
    expect((await list()).items.map(({ isOwn }) => isOwn)).toEqual([true, false, false, false]);
  });

  it('describes what each code does, for which goods, until when and how often', async () => {
    const code = await buildPromoCode(api.db, {
      accountId,
      kind: 'AMOUNT',
      amount: 700_00n,
      leastSum: 5_000_00n,
      withMemberPrices: false,
      withBonuses: false,
      mostAccountUses: 3,
      endsAt: createDateIn(5),
    });
    const [brand, collection] = [await buildBrand(api.db, { name: 'Ягуар' }), await buildCollection(api.db, { title: 'Весна' })];
    await buildPromoCodeScope(api.db, { promoCodeId: code.id, brandId: brand.id });
    await buildPromoCodeScope(api.db, { promoCodeId: code.id, collectionId: collection.id });
    expect((await list()).items).toEqual([
      {
        code: code.code,
        kind: 'AMOUNT',
        percent: null,
        amount: 700_00,
        leastSum: 5_000_00,
        goods: ['Весна', 'Ягуар'],
        withMemberPrices: false,
        withBonuses: false,
        startsAt: code.startsAt.toISOString(),
        endsAt: code.endsAt?.toISOString(),
        usesLeft: 3,
        isOwn: true,
      },
    ]);
  });

  it('states how many uses of each code are left, counts returned uses as left, and leaves out used-up codes', async () => {
    const [usableThrice, usableOnce] = await Promise.all(
      [3, 1].map((maxAccountUses) => buildPromoCode(api.db, { listed: true, mostAccountUses: maxAccountUses, mostUses: 10 })),
    );
    if (!usableThrice || !usableOnce) throw new Error('A code is missing');
    const uses = api.app.get(PromoUseService);
    const orders: string[] = [];
    for (const promoCodeId of [usableThrice.id, usableOnce.id]) {
      const orderId = await buildEmptyOrder(api.db, accountId);
      await inTransaction(api, (transaction) => uses.redeem(transaction, { promoCodeId, accountId, orderId }));
      orders.push(orderId);
    }
    expect((await list()).items).toMatchObject([{ code: usableThrice.code, usesLeft: 2 }]);
    await inTransaction(api, (transaction) => uses.returnUses(transaction, orders));
    expect((await list()).items.map(({ code, usesLeft }) => [code, usesLeft])).toEqual(
      expect.arrayContaining([
        [usableThrice.code, 3],
        [usableOnce.code, 1],
      ]),
    );
    await api.db.promoCode.update({ where: { id: usableThrice.id }, data: { uses: 9 } });
    expect((await list()).items).toContainEqual(expect.objectContaining({ code: usableThrice.code, usesLeft: 1 }));
  });

  it('leaves out codes that have ended, are withdrawn or belong to another account, and announces codes that begin later', async () => {
    const other = (await buildAccount(api.db)).id;
    for (const change of [{ endsAt: new Date(Date.now() - 1) }, { active: false }, { deletedAt: new Date() }, { accountId: other }])
      await buildPromoCode(api.db, { listed: true, ...change });
    const futureCode = await buildPromoCode(api.db, { listed: true, startsAt: createDateIn(3) });
    expect(await listCodes()).toEqual([futureCode.code]);
  });

  it('is paginated', async () => {
    const own = [];
    for (const days of [1, 2, 3]) own.push(await buildPromoCode(api.db, { accountId, endsAt: createDateIn(days) }));
    const { items, pagination } = await list(member, { page: 2, limit: 2 });
    expect(items.map(({ code }) => code)).toEqual([own[2]?.code]);
    expect(pagination).toEqual({ page: 2, limit: 2, totalPages: 2, totalItems: 3 });
  });

  it('requires a signed-in user', async () => {
    expect((await api.query(LIST)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
