import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildAccountWithBonuses } from '../../../test/factories/account.factory.js';
import { storePromoCode } from '../../../test/factories/promo.factory.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import {
  buildBrand,
  buildCollection,
  buildCollectionProduct,
  buildDirectory,
  buildProduct,
  buildProductItem,
  buildPromoCode,
  buildPromoCodeScope,
  buildSize,
} from '../../exports/testing.js';
import type { PromoCode } from '../../platform/prisma/generated/client.js';
import { HOUR_MS } from '../../platform/process/durations.js';

const QUOTE = `query Quote($dto: QuoteInput!) { quote(dto: $dto) {
  lines { productItemId cost promo bonuses payable cashback problem delivery { from to } replacement { id priceDetails { payable } }
    productItem { name size { name } images { key } product { slug } } }
  goods discount promo bonuses mostBonuses bonusBalance delivery total cashback promocode { code problem leastSum freeDelivery withBonuses } } }`;

interface Line {
  productItemId: string;
  promo: number;
  problem: string | null;
  delivery: { from: string; to: string } | null;
  replacement: { id: string; priceDetails: { payable: number } } | null;
}

interface Quote {
  lines: Line[];
  promocode: { code: string; problem: string | null; leastSum: number | null; freeDelivery: boolean; withBonuses: boolean } | null;
}

interface QuoteInput {
  productItemIds: string[];
  promocode?: string;
  bonuses?: number;
  delivery?: { cityId: string };
}

let api: TestApi;
let accountId: string;
let member: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi();
  accountId = await buildAccountWithBonuses(api.db, 5_000);
  member = bearer((await signIn(api, { accountId })).tokens);
});
afterAll(() => api.close());

async function sendRequest(dto: QuoteInput, headers = member): Promise<GraphqlResponse<{ quote: Quote }>> {
  return (await (await api.post({ query: QUOTE, variables: { dto } }, headers)).json()) as GraphqlResponse<{ quote: Quote }>;
}

async function quote(dto: QuoteInput, headers = member): Promise<Quote> {
  const { data, errors } = await sendRequest(dto, headers);
  expect(errors).toBeUndefined();
  if (!data) throw new Error('nothing was answered');
  return data.quote;
}

async function createStoredPromoCode(overrides: Partial<PromoCode> = {}): Promise<PromoCode> {
  const code = await buildPromoCode(api.db, overrides);
  await storePromoCode(api.db, accountId, code.id);
  return code;
}

describe('a member', () => {
  it('pays for goods and delivery, reduced by promo code and bonuses', async () => {
    const { id } = await buildProductItem(api.db, { price: 12_000_00n, oldPrice: 15_000_00n, loyaltyPrice: 10_000_00n });
    const { code } = await createStoredPromoCode({ percent: 20 });
    const input = { productItemIds: [id], promocode: ` ${code.toLowerCase()} `, bonuses: 5_000, delivery: { cityId: 'kazan' } };
    expect(await quote(input)).toMatchObject({
      lines: [{ cost: 10_000_00, promo: 2_000_00, bonuses: 800, payable: 7_200_00, cashback: 216, problem: null, replacement: null }],
      goods: 15_000_00,
      discount: 5_000_00,
      promo: 2_000_00,
      bonuses: 800,
      mostBonuses: 800,
      bonusBalance: 5_000,
      delivery: 885_00,
      total: 8_085_00,
      cashback: 216,
      promocode: { code, problem: null, leastSum: null },
    });
  });

  it('has free delivery with a code for it, and no delivery if there is no destination', async () => {
    const { id } = await buildProductItem(api.db);
    const { code } = await createStoredPromoCode({ kind: 'FREE_DELIVERY' });
    const input = { productItemIds: [id], promocode: code };
    expect(await quote({ ...input, delivery: { cityId: 'moskva' } })).toMatchObject({ delivery: 0, promo: 0, total: 12_490_00 });
    expect(await quote(input)).toMatchObject({ delivery: null, total: 12_490_00, promocode: { freeDelivery: true, withBonuses: true } });
    const unmetCode = await createStoredPromoCode({ kind: 'FREE_DELIVERY', leastSum: 12_490_01n });
    expect((await quote({ ...input, promocode: unmetCode.code })).promocode).toMatchObject({ problem: 'LEAST_SUM', freeDelivery: false });
  });

  it('gets `withBonuses: false` only while a code that excludes bonuses applies', async () => {
    const { id } = await buildProductItem(api.db);
    const { code } = await createStoredPromoCode({ withBonuses: false });
    const input = { productItemIds: [id], promocode: code, bonuses: 100 };
    expect(await quote(input)).toMatchObject({ bonuses: 0, mostBonuses: 0, promocode: { freeDelivery: false, withBonuses: false } });
    const unmetCode = await createStoredPromoCode({ withBonuses: false, leastSum: 12_490_01n });
    const unmet = await quote({ ...input, promocode: unmetCode.code });
    expect(unmet).toMatchObject({ bonuses: 100, promocode: { problem: 'LEAST_SUM', withBonuses: true } });
  });

  it('cannot find out by requesting quotes whether a code exists that is not stored with the cart', async () => {
    const { id } = await buildProductItem(api.db);
    await createStoredPromoCode();
    const { code } = await buildPromoCode(api.db);
    for (const promocode of [code, 'no such code']) {
      const found = await quote({ productItemIds: [id], promocode });
      expect(found).toMatchObject({ promo: 0, promocode: { code: promocode, problem: 'NOT_FOUND', leastSum: null } });
    }
    expect((await quote({ productItemIds: [id], promocode: ' ' })).promocode).toBeNull();
  });

  it('gets the reason why a stored code does not apply', async () => {
    const { id } = await buildProductItem(api.db, { price: 1_000_00n });
    const findPromoProblem = async (overrides: Partial<PromoCode>) => {
      const { code } = await createStoredPromoCode(overrides);
      return (await quote({ productItemIds: [id], promocode: code })).promocode;
    };
    expect(await findPromoProblem({ leastSum: 1_000_01n })).toMatchObject({ problem: 'LEAST_SUM', leastSum: 1_000_01 });
    expect(await findPromoProblem({ startsAt: new Date(Date.now() + HOUR_MS) })).toMatchObject({ problem: 'BEGINS_LATER', leastSum: null });
    expect(await findPromoProblem({ endsAt: new Date() })).toMatchObject({ problem: 'ENDED' });
    expect(await findPromoProblem({ mostUses: 3, uses: 3 })).toMatchObject({ problem: 'USED_UP' });
    expect(await findPromoProblem({ active: false })).toMatchObject({ problem: 'NOT_FOUND' });
    const { id: promoCodeId, code } = await createStoredPromoCode();
    await buildPromoCodeScope(api.db, { promoCodeId, productId: (await buildProduct(api.db)).id });
    expect((await quote({ productItemIds: [id], promocode: code })).promocode).toMatchObject({ problem: 'NOT_FOR_THESE_GOODS' });
  });

  it('pays less for the lines that are in at least one scope of the code', async () => {
    const brandId = (await buildBrand(api.db)).id;
    const directoryId = (await buildDirectory(api.db)).id;
    const named = await buildProduct(api.db);
    const listed = await buildProduct(api.db);
    const collectionId = (await buildCollection(api.db)).id;
    await buildCollectionProduct(api.db, { collectionId, productId: listed.id });
    const products = [named, listed, await buildProduct(api.db, { brandId }), await buildProduct(api.db, { directoryId })];
    const other = await buildProduct(api.db);
    const items = await Promise.all([...products, other].map(({ id }) => buildProductItem(api.db, { productId: id, price: 1_000_00n })));
    const { id: promoCodeId, code } = await createStoredPromoCode();
    for (const scope of [{ brandId }, { directoryId }, { productId: named.id }, { collectionId }]) {
      await buildPromoCodeScope(api.db, { promoCodeId, ...scope });
    }
    const { lines } = await quote({ productItemIds: items.map(({ id }) => id), promocode: code });
    expect(lines.map(({ promo }) => promo)).toEqual([100_00, 100_00, 100_00, 100_00, 0]);
  });

  it('pays less for the lines that a virtual directory of the code lists', async () => {
    const directories = await Promise.all((['NEW', 'SALE', 'MEET_PRICE'] as const).map((rule) => buildDirectory(api.db, { rule })));
    const productIds = await Promise.all(
      [{ newArrival: true }, {}, { meetPrice: true }, {}].map(async (overrides) => (await buildProduct(api.db, overrides)).id),
    );
    const oldPrices = [null, 2_000_00n, null, 1_000_01n];
    const items = await Promise.all(
      productIds.map((productId, index) => buildProductItem(api.db, { productId, price: 1_000_00n, oldPrice: oldPrices[index] ?? null })),
    );
    const reduced: number[][] = [];
    for (const { id: directoryId } of directories) {
      const { id: promoCodeId, code } = await createStoredPromoCode();
      await buildPromoCodeScope(api.db, { promoCodeId, directoryId });
      const { lines } = await quote({ productItemIds: items.map(({ id }) => id), promocode: code });
      reduced.push(lines.map(({ promo }) => promo));
    }
    expect(reduced).toEqual([
      [100_00, 0, 0, 0],
      [0, 100_00, 0, 0],
      [0, 0, 100_00, 0],
    ]);
  });
});

describe('a guest', () => {
  it('has no promo code and no bonuses, but can have delivery', async () => {
    const { id } = await buildProductItem(api.db, { price: 1_000_00n });
    const { code } = await createStoredPromoCode();
    const input = { productItemIds: [id], promocode: code, bonuses: 50, delivery: { cityId: 'moskva' } };
    expect(await quote(input, {})).toMatchObject({
      promo: 0,
      bonuses: 0,
      mostBonuses: 0,
      bonusBalance: null,
      delivery: 590_00,
      total: 1_590_00,
      promocode: { code, problem: 'NOT_FOUND', leastSum: null },
    });
  });

  it('cannot have goods delivered to an unknown city', async () => {
    const { errors } = await sendRequest({ productItemIds: [], delivery: { cityId: 'nowhere' } }, {});
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', details: { field: 'cityId' } } }]);
  });
});

describe('the delivery', () => {
  it('is earlier from the warehouse, and null for a line that cannot be bought', async () => {
    const [fast, slow, sold] = await Promise.all([
      buildProductItem(api.db),
      buildProductItem(api.db, { supplier: 'TRADING_FLOOR' }),
      buildProductItem(api.db, { soldAt: new Date() }),
    ]);
    const { lines } = await quote({ productItemIds: [fast.id, slow.id, sold.id], delivery: { cityId: 'moskva' } }, {});
    const [first, second, third] = lines.map(({ delivery }) => delivery);
    expect(first?.from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((first?.from ?? '') < (first?.to ?? '') && (first?.to ?? '') < (second?.from ?? '')).toBe(true);
    expect(third).toBeNull();
  });
});

describe('a replacement', () => {
  const toKopecks = (amount: number) => BigInt(amount) * 100n;

  it('is the cheapest available unit of the same product, size and speed at the prices of the viewer', async () => {
    const { id: productId } = await buildProduct(api.db);
    const [sizeId, otherSize] = [(await buildSize(api.db)).id, (await buildSize(api.db)).id];
    const unavailable = await buildProductItem(api.db, { productId, sizeId, price: toKopecks(100), soldAt: new Date() });
    const buildUnit = (overrides: Parameters<typeof buildProductItem>[1]) => buildProductItem(api.db, { productId, sizeId, ...overrides });
    await buildUnit({ sizeId: otherSize, price: toKopecks(10) });
    await buildUnit({ supplier: 'CONTRACTOR', price: toKopecks(20) });
    await buildUnit({ price: toKopecks(30), reservedUntil: new Date(Date.now() + HOUR_MS) });
    const forGuests = await buildUnit({ price: toKopecks(110) });
    const forMembers = await buildUnit({ price: toKopecks(120), loyaltyPrice: toKopecks(90) });
    const findReplacement = async (headers: Record<string, string>) =>
      (await quote({ productItemIds: [unavailable.id] }, headers)).lines[0]?.replacement;
    expect(await findReplacement({})).toEqual({ id: forGuests.id, priceDetails: { payable: 110_00 } });
    expect(await findReplacement(member)).toEqual({ id: forMembers.id, priceDetails: { payable: 90_00 } });
  });

  it('differs for each line, and is not another unit of the quote', async () => {
    const { id: productId } = await buildProduct(api.db);
    const sizeId = (await buildSize(api.db)).id;
    const buildUnit = (price: number, soldAt: Date | null = null) =>
      buildProductItem(api.db, { productId, sizeId, price: toKopecks(price), soldAt });
    const unavailable = [await buildUnit(10, new Date()), await buildUnit(10, new Date()), await buildUnit(10, new Date())];
    const [own, first, second] = [await buildUnit(11), await buildUnit(12), await buildUnit(13)];
    const { lines } = await quote({ productItemIds: [...unavailable, own].map(({ id }) => id) });
    expect(lines.map(({ replacement }) => replacement?.id ?? null).toSorted()).toEqual([first.id, second.id, null, null].toSorted());
    expect(lines[3]).toMatchObject({ problem: null, replacement: null });
  });

  it('is not offered for a product that was withdrawn', async () => {
    const { id: productId } = await buildProduct(api.db, { active: false });
    const sizeId = (await buildSize(api.db)).id;
    const [unavailable] = [await buildProductItem(api.db, { productId, sizeId }), await buildProductItem(api.db, { productId, sizeId })];
    expect((await quote({ productItemIds: [unavailable.id] })).lines).toMatchObject([{ problem: 'INACTIVE', replacement: null }]);
  });
});

describe('the SQL statements of a quote', () => {
  const countStatements = async (dto: QuoteInput, headers: Record<string, string>, requestId: string) => {
    const response = await api.post({ query: QUOTE, variables: { dto } }, { 'x-request-id': requestId, ...headers });
    expect(((await response.json()) as GraphqlResponse<{ quote: Quote }>).data?.quote.lines).toHaveLength(dto.productItemIds.length);
    return (await api.findRequestLog(requestId)).statements;
  };

  it('are four for a member with five lines, promo code, bonuses and delivery, and two for a guest', async () => {
    const items = await Promise.all(Array.from({ length: 5 }, () => buildProductItem(api.db)));
    const { code } = await createStoredPromoCode();
    const input = { productItemIds: items.map(({ id }) => id), promocode: code, bonuses: 10, delivery: { cityId: 'kazan' } };
    const other = bearer((await signIn(api, { accountId })).tokens);
    // The four statements read the session, the units with their pictures and products, the level with the balance, and the promo code.
    expect(await countStatements(input, other, 'quote-of-a-member')).toBe(4);
    expect(await countStatements(input, {}, 'quote-of-a-guest')).toBe(2);
  });
});
