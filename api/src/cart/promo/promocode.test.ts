import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { storePromoCode } from '../../../test/factories/promo.factory.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { buildAccount, buildProduct, buildProductItem, buildPromoCode, buildPromoCodeScope } from '../../exports/testing.js';
import type { DomainError } from '../../platform/errors/domain-error.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import type { PromoCode } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';
import { HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { PromocodeService } from './promocode.service.js';

const VALIDATE = 'mutation ($code: String!) { cart: validatePromocode(dto: { code: $code }) { promocode discountValue } }';

type Result = GraphqlResponse<{ cart: { promocode: string | null; discountValue: number } }>;

let api: TestApi;
let accountId: string;
let member: Record<string, string>;
let addressCount = 0;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000', TRUSTED_PROXIES: '127.0.0.1/8' });
});
afterAll(() => api.close());
afterEach(() => void Reflect.deleteProperty(api.app.get(Clock), 'now'));
beforeEach(async () => {
  const session = await signIn(api);
  accountId = session.accountId;
  addressCount += 1;
  member = { ...bearer(session.tokens), 'x-forwarded-for': `203.0.113.${addressCount}` };
});

const post = (code: string, headers = member) => api.post({ query: VALIDATE, variables: { code } }, headers);
const validate = async (code: string, headers = member): Promise<Result> => (await (await post(code, headers)).json()) as Result;
const readRefusal = async (code: string, headers = member) => {
  const [error] = (await validate(code, headers)).errors ?? [];
  return { message: error?.message, code: error?.extensions.code, details: error?.extensions.details };
};
const NOT_FOUND = { message: 'Промокод не\u00a0найден', code: 'PROMO_NOT_FOUND' };

/** Fills the cart with a unit of 1000 roubles, which costs members 900. */
async function fillCart(): Promise<string> {
  const { id: productId } = await buildProduct(api.db);
  const { id: productItemId } = await buildProductItem(api.db, { productId, price: 1_000_00n, loyaltyPrice: 900_00n });
  await api.db.cartLine.create({ data: { accountId, productItemId, addedPrice: 900_00n, addedAt: new Date() } });
  return productId;
}

describe('a promo code', () => {
  it('is stored with the cart in any spelling, until it is replaced or removed', async () => {
    await fillCart();
    const [first, second] = [await buildPromoCode(api.db, { code: 'ЛЕТО 100' }), await buildPromoCode(api.db, { percent: 50 })];
    expect(await validate(' лет0 1оо')).toEqual({ data: { cart: { promocode: first.code, discountValue: 90_00 } } });
    expect(await validate(second.code)).toEqual({ data: { cart: { promocode: second.code, discountValue: 450_00 } } });
    expect(await readRefusal('no such code')).toMatchObject(NOT_FOUND);
    const readStoredCode = async () => (await (await api.post({ query: '{ productCart { promocode } }' }, member)).json()) as object;
    expect(await readStoredCode()).toEqual({ data: { productCart: { promocode: second.code } } });
    for (let times = 0; times < 2; times += 1) {
      const response = await api.post({ query: 'mutation { removePromocode { promocode discountValue } }' }, member);
      expect(await response.json()).toEqual({ data: { removePromocode: { promocode: null, discountValue: 0 } } });
    }
  });

  it('that is unknown, ended, used up, withdrawn, of another account or unlisted and not begun is refused without a reason', async () => {
    await fillCart();
    const other = (await buildAccount(api.db)).id;
    const refused: Partial<PromoCode>[] = [
      { endsAt: new Date() },
      { mostUses: 2, uses: 2 },
      { active: false },
      { deletedAt: new Date() },
      { accountId: other },
      { accountId: other, startsAt: new Date(Date.now() + HOUR_MS) },
      { startsAt: new Date(Date.now() + HOUR_MS) },
    ];
    for (const overrides of refused) {
      expect(await readRefusal((await buildPromoCode(api.db, overrides)).code)).toEqual({ ...NOT_FOUND, details: {} });
    }
    expect(await readRefusal('')).toEqual({ ...NOT_FOUND, details: {} });
  });

  it('is refused with the reason if the shopper can still meet its conditions or wait for its start', async () => {
    const productId = await fillCart();
    const startsAt = new Date(Date.now() + HOUR_MS);
    expect(await readRefusal((await buildPromoCode(api.db, { leastSum: 900_01n })).code)).toEqual({
      ...NOT_FOUND,
      details: { reason: 'LEAST_SUM', leastSum: 900_01 },
    });
    for (const audience of [{ listed: true }, { accountId }]) {
      expect(await readRefusal((await buildPromoCode(api.db, { startsAt, ...audience })).code)).toEqual({
        ...NOT_FOUND,
        details: { reason: 'BEGINS_LATER', startsAt: startsAt.toISOString() },
      });
    }
    const otherCode = await buildPromoCode(api.db);
    await buildPromoCodeScope(api.db, { promoCodeId: otherCode.id, productId: (await buildProduct(api.db)).id });
    const forGuestPrices = await buildPromoCode(api.db, { withMemberPrices: false });
    for (const { code } of [otherCode, forGuestPrices]) {
      expect(await readRefusal(code)).toEqual({ ...NOT_FOUND, details: { reason: 'NOT_FOR_THESE_GOODS' } });
    }
    await buildPromoCodeScope(api.db, { promoCodeId: otherCode.id, productId });
    expect((await validate(otherCode.code)).data?.cart.promocode).toBe(otherCode.code);
  });

  it('can be applied to an empty cart if it belongs to the account', async () => {
    const { code } = await buildPromoCode(api.db, { accountId });
    expect((await validate(code)).data?.cart).toEqual({ promocode: code, discountValue: 0 });
  });

  it('cannot be used by guests', async () => {
    expect(await readRefusal('any', {})).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('wrong promo codes', () => {
  /** Enters wrong codes all at once, without the limits on requests, and counts the refusals by their error codes. */
  async function enterWrongCodesAtOnce(guessers: { accountId: string; clientAddress: string }[]): Promise<Record<string, number>> {
    const reply = { header: () => undefined } as never;
    const promocodes = api.app.get(PromocodeService);
    const refusals = guessers.map(({ clientAddress, ...owner }, index) =>
      promocodes.checkAndStore({ requestId: 'race', clientAddress, reply }, owner, `WRONG-${index}`).catch(({ code }: DomainError) => code),
    );
    const counted: Record<string, number> = {};
    for (const code of await Promise.all(refusals)) counted[code ?? 'STORED'] = (counted[code ?? 'STORED'] ?? 0) + 1;
    return counted;
  }

  it('are checked at most ten times per account, even if they arrive at once from different addresses', async () => {
    const guessers = Array.from({ length: 50 }, (_, index) => ({ accountId, clientAddress: `198.51.100.${index}` }));
    expect(await enterWrongCodesAtOnce(guessers)).toEqual({ PROMO_NOT_FOUND: 10, TOO_MANY_REQUESTS: 40 });
    const { code } = await buildPromoCode(api.db);
    const response = await post(code);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
    const { errors } = (await response.json()) as Result;
    expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS', details: { until: expect.any(String) } } }]);
    expect(errors?.[0]?.message).toMatch(/^Слишком много неверных промокодов\. Попробуйте снова через\u00a0\d+\u00a0мин\.$/);
  });

  it('are checked at most thirty times per client address, even if many accounts send them at once', async () => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => buildAccount(api.db)));
    const guessers = accounts.flatMap(({ id }) => Array.from({ length: 5 }, () => ({ accountId: id, clientAddress: '2001:db8::7' })));
    expect(await enterWrongCodesAtOnce(guessers)).toEqual({ PROMO_NOT_FOUND: 30, TOO_MANY_REQUESTS: 30 });
    const [first] = accounts;
    const sameNetworkGuesser = { accountId: first?.id ?? '', clientAddress: '2001:db8::8' };
    expect(await enterWrongCodesAtOnce([sameNetworkGuesser])).toEqual({ TOO_MANY_REQUESTS: 1 });
  });

  it('are stored without the client address', async () => {
    await readRefusal('WRONG');
    const [attempt] = await api.db.promoTry.findMany({ where: { accountId } });
    expect(attempt?.network).toMatch(/^[\w-]{43}$/);
  });

  it('count for ten minutes, and are then deleted from the database', async () => {
    for (let index = 0; index < 10; index += 1) await readRefusal(`WRONG-${index}`);
    expect((await readRefusal('WRONG')).code).toBe('TOO_MANY_REQUESTS');
    const later = new Date(Date.now() + 10 * MINUTE_MS);
    await api.app.get(RetentionService).clean();
    expect(await api.db.promoTry.count({ where: { accountId } })).toBe(10);
    Object.assign(api.app.get(Clock), { now: () => later });
    await api.app.get(RetentionService).clean();
    expect(await api.db.promoTry.count({ where: { accountId } })).toBe(0);
  });

  it('include unlisted codes that begin later, but not listed codes', async () => {
    const unlisted = await buildPromoCode(api.db, { startsAt: new Date(Date.now() + HOUR_MS) });
    const listed = await buildPromoCode(api.db, { startsAt: new Date(Date.now() + HOUR_MS), listed: true });
    for (const { code } of [unlisted, listed]) await readRefusal(code);
    expect(await api.db.promoTry.count({ where: { accountId } })).toBe(1);
  });

  it('do not include valid codes, codes whose minimum sum is not reached, and stored codes', async () => {
    await fillCart();
    const right = await buildPromoCode(api.db);
    const highMinimumCode = await buildPromoCode(api.db, { leastSum: 10_000_00n });
    const ended = await buildPromoCode(api.db, { endsAt: new Date() });
    for (let times = 0; times < 6; times += 1) for (const { code } of [right, highMinimumCode]) await validate(code);
    await storePromoCode(api.db, accountId, ended.id);
    for (let times = 0; times < 11; times += 1) expect((await readRefusal(ended.code)).code).toBe('PROMO_NOT_FOUND');
    expect(await api.db.promoTry.count({ where: { accountId } })).toBe(0);
  });
});
