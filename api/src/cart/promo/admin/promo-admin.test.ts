import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildEmptyOrder } from '../../../../test/factories/order.factory.js';
import { unique } from '../../../../test/support/unique.js';
import { type GraphqlResponse, inTransaction, startTestApi, type TestApi } from '../../../../test/test-api.harness.js';
import { bearer, type SignedIn, signIn, signInStaff } from '../../../auth/session/sessions.harness.js';
import { buildBrand, buildProductItem } from '../../../exports/testing.js';
import { DAY_MS } from '../../../platform/process/durations.js';
import { PromoUseService } from '../../promo-use.service.js';
import { normalizePromoCode } from '../../quote/normalize-promo-code.rules.js';
import type { OperatorPromoCode } from './promo-admin.model.js';

const CODE = `id code kind percent amount startsAt endsAt leastSum mostUses mostAccountUses accountId listed withMemberPrices withBonuses active
  goods { directories brands collections products } uses updatedAt`;
const LIST = `query ($dto: OperatorPromoCodeListInput) { list: operatorPromoCodeList(dto: $dto) { items { ${CODE} } pagination { totalItems } } }`;

let api: TestApi;
let manager: SignedIn;
let code: string;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  manager = await signInStaff(api, 'MANAGER');
});
afterAll(() => api.close());
beforeEach(() => {
  code = unique('Весна');
});

async function sendMutation(
  mutation: 'savePromoCode' | 'endPromoCode',
  dto: object,
): Promise<GraphqlResponse<{ code: OperatorPromoCode }>> {
  const input = mutation === 'savePromoCode' ? 'SavePromoCodeInput' : 'RemovePromoCodeInput';
  const query = `mutation ($dto: ${input}!) { code: ${mutation}(dto: $dto) { ${CODE} } }`;
  return (await (await api.post({ query, variables: { dto } }, bearer(manager.tokens))).json()) as GraphqlResponse<{
    code: OperatorPromoCode;
  }>;
}

async function mutateSuccessfully(mutation: 'savePromoCode' | 'endPromoCode', dto: object): Promise<OperatorPromoCode> {
  const { data, errors } = await sendMutation(mutation, dto);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.code;
}

const save = (dto: object = {}) => mutateSuccessfully('savePromoCode', { code, kind: 'PERCENT', percent: 10, ...dto });
const readRefusal = async (dto: object) =>
  (await sendMutation('savePromoCode', { code, kind: 'PERCENT', percent: 10, ...dto })).errors?.[0]?.extensions;

async function list(dto: object): Promise<OperatorPromoCode[]> {
  const response = await api.post({ query: LIST, variables: { dto } }, bearer(manager.tokens));
  return ((await response.json()) as { data: { list: { items: OperatorPromoCode[] } } }).data.list.items;
}

/** Enters the code with one unit in the cart. Returns the error code or the discount. */
async function enterCode(text: string): Promise<string | undefined> {
  const { tokens } = await signIn(api);
  const { id } = await buildProductItem(api.db, { price: 10_000_00n });
  await api.post({ query: `mutation { addToProductCart(dto: { ids: ["${id}"] }) { userId } }` }, bearer(tokens));
  const query = 'mutation ($dto: ValidatePromocodeInput!) { validatePromocode(dto: $dto) { discountValue } }';
  const response = (await (await api.post({ query, variables: { dto: { code: text } } }, bearer(tokens))).json()) as GraphqlResponse<{
    validatePromocode: { discountValue: number };
  }>;
  return response.errors?.[0]?.extensions.code ?? String(response.data?.validatePromocode.discountValue);
}

describe('savePromoCode', () => {
  it('creates a code that shoppers can use at once, and withdraws it when it is saved as inactive', async () => {
    const saved = await save({ percent: 15 });
    expect(saved).toMatchObject({ code, kind: 'PERCENT', percent: 15, amount: null, leastSum: 0, listed: false, active: true, uses: 0 });
    expect(await enterCode(code.toLowerCase())).toBe(String(1_500_00));
    const { updatedAt } = saved;
    await save({ percent: 15, active: false, updatedAt });
    expect(await enterCode(code)).toBe('PROMO_NOT_FOUND');
  });

  it('saves every field of a code, and replaces its goods', async () => {
    const [brand, unit] = [await buildBrand(api.db), await buildProductItem(api.db)];
    const { accountId } = await signIn(api);
    const { slug } = await api.db.product.findUniqueOrThrow({ where: { id: unit.productId } });
    const whole = {
      kind: 'AMOUNT',
      percent: null,
      amount: 700_00,
      startsAt: new Date(Date.now() - DAY_MS).toISOString(),
      endsAt: new Date(Date.now() + DAY_MS).toISOString(),
      leastSum: 5_000_00,
      mostUses: 10,
      mostAccountUses: 1,
      accountId,
      listed: true,
      withMemberPrices: false,
      withBonuses: false,
      active: true,
      goods: { directories: [], brands: [brand.slug], collections: [], products: [slug] },
    };
    const saved = await save(whole);
    expect(saved).toMatchObject(whole);
    const savedAgain = await save({ ...whole, goods: { brands: [brand.slug] }, updatedAt: saved.updatedAt });
    expect(savedAgain.goods).toEqual({ directories: [], brands: [brand.slug], collections: [], products: [] });
  });

  it('names all invalid fields, and writes nothing', async () => {
    const later = new Date(Date.now() + DAY_MS);
    const wrongDto = {
      code: 'a b!',
      percent: 101,
      startsAt: later,
      endsAt: new Date(),
      leastSum: -1,
      mostUses: 0,
      mostAccountUses: 0,
      accountId: '1',
    };
    const fields = ((await readRefusal(wrongDto))?.details as { fields: { field: string }[] }).fields.map(({ field }) => field);
    expect(fields).toEqual(['code', 'percent', 'endsAt', 'leastSum', 'mostUses', 'mostAccountUses', 'accountId']);
    expect(await readRefusal({ kind: 'AMOUNT' })).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'amount' } });
    const unknown = { goods: { brands: ['nobody'], products: ['nothing'] } };
    expect(await readRefusal(unknown)).toMatchObject({ details: { fields: [{ field: 'goods.brands' }, { field: 'goods.products' }] } });
    expect(await readRefusal({ accountId: '00000000-0000-7000-8000-000000000000' })).toMatchObject({ details: { field: 'accountId' } });
    expect(await list({ code })).toEqual([]);
  });

  it('is refused if the code has changed since it was read, even if the code is spelled differently', async () => {
    const saved = await save();
    expect(await readRefusal({ code: code.toLowerCase() })).toMatchObject({ code: 'CONFLICT', details: { current: { percent: 10 } } });
    const { updatedAt } = saved;
    const responses = await Promise.all(
      [20, 30].map((percent) => sendMutation('savePromoCode', { code, kind: 'PERCENT', percent, updatedAt })),
    );
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code ?? 'SAVED').sort()).toEqual(['CONFLICT', 'SAVED']);
  });

  it('creates one code for ten concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => sendMutation('savePromoCode', { code, kind: 'PERCENT', percent: 10 })),
    );
    expect(responses.filter(({ data }) => data?.code)).toHaveLength(1);
    expect(await list({ code })).toHaveLength(1);
  });

  it('refuses a limit below the number of uses, but accepts a higher limit although the code was used since it was read', async () => {
    const { id: promoCodeId, updatedAt } = await save({ mostUses: 2 });
    for (const _use of [1, 2]) {
      const { accountId } = await signIn(api);
      const orderId = await buildEmptyOrder(api.db, accountId);
      await inTransaction(api, (transaction) => api.app.get(PromoUseService).redeem(transaction, { promoCodeId, accountId, orderId }));
    }
    expect(await readRefusal({ mostUses: 1, updatedAt })).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'mostUses' } });
    expect(await save({ mostUses: 3, updatedAt })).toMatchObject({ mostUses: 3, uses: 2 });
  });

  it('is recorded in the journal, and so is endPromoCode', async () => {
    const { updatedAt } = await save();
    const saved = await save({ percent: 20, updatedAt });
    await mutateSuccessfully('endPromoCode', { code, updatedAt: saved.updatedAt });
    const entries = await api.db.journalEntry.findMany({
      where: { subjectKind: 'promoCode', subjectId: normalizePromoCode(code) },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { action: 'savePromoCode', authorId: manager.accountId, before: null, after: { percent: 10 } },
      { action: 'savePromoCode', before: { percent: 10 }, after: { percent: 20 } },
      { action: 'endPromoCode', before: { percent: 20 }, after: null },
    ]);
    expect(entries[1]?.after).toEqual({ percent: 20 });
  });
});

describe('endPromoCode', () => {
  it('ends the code, after which a new code may have the same text', async () => {
    const first = await save();
    expect(await mutateSuccessfully('endPromoCode', { code, updatedAt: first.updatedAt })).toMatchObject({ percent: 10 });
    expect(await enterCode(code)).toBe('PROMO_NOT_FOUND');
    expect(await sendMutation('endPromoCode', { code, updatedAt: first.updatedAt })).toEqual({ data: { code: null } });
    await save({ percent: 5 });
    expect(await enterCode(code)).toBe(String(500_00));
  });
});

describe('operatorPromoCodeList', () => {
  it('finds codes by their text, their account, and whether they may be used', async () => {
    const { accountId } = await signIn(api);
    await save({ accountId });
    const ended = unique('Осень');
    await save({ code: ended, startsAt: new Date(0), endsAt: new Date(1) });
    const listCodes = async (dto: object) => (await list(dto)).map((one) => one.code);
    expect(await listCodes({ code: code.slice(2).toLowerCase() })).toEqual([code]);
    expect(await listCodes({ accountId })).toEqual([code]);
    expect([await listCodes({ code: ended, usable: true }), await listCodes({ code: ended, usable: false })]).toEqual([[], [ended]]);
    expect(await listCodes({ accountId: 'nonsense' })).toEqual([]);
  });
});
