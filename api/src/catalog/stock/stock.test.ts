import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, type SignedIn, signInStaff } from '../../auth/session/sessions.harness.js';
import { buildProductItem } from '../../exports/testing.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS } from '../../platform/process/durations.js';

const SET = `mutation ($dto: SetStockInput!) { update: setStock(dto: $dto) { changed unchanged refused { externalId reason } } }`;

interface Update {
  changed: number;
  unchanged: number;
  refused: { externalId: string; reason: string }[];
}

let api: TestApi;
let manager: SignedIn;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  manager = await signInStaff(api, 'MANAGER');
});
afterAll(() => api.close());

async function ask(units: object[], idempotencyKey: string = randomUUID()): Promise<GraphqlResponse<{ update: Update }>> {
  const response = await api.post({ query: SET, variables: { dto: { idempotencyKey, units } } }, bearer(manager.tokens));
  return (await response.json()) as GraphqlResponse<{ update: Update }>;
}

async function set(units: object[], key?: string): Promise<Update> {
  const { data, errors } = await ask(units, key);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.update;
}

const readCode = async (units: object[], key?: string) => (await ask(units, key)).errors?.[0]?.extensions.code;

describe('setStock', () => {
  let unit: Awaited<ReturnType<typeof buildProductItem>>;
  const readUnit = () => api.db.productItem.findUniqueOrThrow({ where: { id: unit.id } });
  beforeEach(async () => {
    unit = await buildProductItem(api.db, { price: 100_000n, oldPrice: 150_000n, loyaltyPrice: 90_000n });
  });

  it('changes the fields of the input, clears fields that are null, and keeps omitted fields', async () => {
    const { externalId } = unit;
    expect(await set([{ externalId, price: 120_000, oldPrice: null }])).toEqual({ changed: 1, unchanged: 0, refused: [] });
    expect(await readUnit()).toMatchObject({ price: 120_000n, oldPrice: null, loyaltyPrice: 90_000n, active: true });
    expect(await set([{ externalId, available: false }])).toMatchObject({ changed: 1 });
    expect(await set([{ externalId, available: false, price: 120_000 }])).toEqual({ changed: 0, unchanged: 1, refused: [] });
    expect(await readUnit()).toMatchObject({ price: 120_000n, active: false });
  });

  it('changes price and availability from the next request on', async () => {
    const listOffers = async () => {
      const { data } = await api.query<{ product: { offers: { priceDetails: { payable: number } }[] } }>(
        `{ product(dto: { id: "${unit.productId}" }) { offers { priceDetails { payable } } } }`,
      );
      return data?.product.offers.map(({ priceDetails }) => priceDetails.payable);
    };
    expect(await listOffers()).toEqual([100_000]);
    await set([{ externalId: unit.externalId, price: 95_000 }]);
    expect(await listOffers()).toEqual([95_000]);
    await set([{ externalId: unit.externalId, available: false }]);
    expect(await listOffers()).toEqual([]);
  });

  it('refuses invalid units and changes the rest', async () => {
    const sold = await buildProductItem(api.db, { soldAt: new Date() });
    const reserved = await buildProductItem(api.db, { reservedUntil: new Date(Date.now() + DAY_MS) });
    const units = [
      { externalId: 'unheard-of', price: 1 },
      { externalId: sold.externalId, available: false },
      { externalId: unit.externalId, price: 150_000 },
      { externalId: reserved.externalId, available: false },
    ];
    expect(await set(units)).toEqual({
      changed: 1,
      unchanged: 0,
      refused: [
        { externalId: 'unheard-of', reason: 'UNKNOWN' },
        { externalId: sold.externalId, reason: 'SOLD' },
        { externalId: unit.externalId, reason: 'WRONG_PRICES' },
      ],
    });
    expect(await readUnit()).toMatchObject({ price: 100_000n });
    const { reservedUntil } = await api.db.productItem.findUniqueOrThrow({ where: { id: reserved.id } });
    expect(reservedUntil).toEqual(reserved.reservedUntil);
  });

  it.each([
    ['a price of 0 kopecks', { price: 0 }],
    ['a price of 99 kopecks', { price: 99, loyaltyPrice: null }],
    ['a negative price', { price: -1 }],
    ['an old price that equals the price', { oldPrice: 100_000 }],
    ['a member price above the price', { loyaltyPrice: 100_001 }],
    ['a member price of 0 kopecks', { loyaltyPrice: 0 }],
    ['a member price of 99 kopecks', { loyaltyPrice: 99 }],
    ['a negative old price', { oldPrice: -5 }],
    ['a price above 100,000,000 roubles', { price: 10_000_000_001 }],
    ['an old price above 100,000,000 roubles', { oldPrice: Number.MAX_SAFE_INTEGER }],
  ])('refuses %s', async (_what, prices) => {
    expect((await set([{ externalId: unit.externalId, ...prices }])).refused).toMatchObject([{ reason: 'WRONG_PRICES' }]);
  });

  it('returns the first result to a repeated request, and refuses other units with the same idempotency key', async () => {
    const key = randomUUID();
    const units = [{ externalId: unit.externalId, price: 110_000 }];
    const responses = await Promise.all(Array.from({ length: 10 }, () => set(units, key)));
    expect(new Set(responses.map((response) => JSON.stringify(response)))).toEqual(new Set(['{"changed":1,"unchanged":0,"refused":[]}']));
    await set([{ externalId: unit.externalId, price: 115_000 }]);
    expect(await set(units, key.toUpperCase())).toMatchObject({ changed: 1 });
    expect(await readUnit()).toMatchObject({ price: 115_000n });
    expect(await readCode([{ externalId: unit.externalId, price: 1_000 }], key)).toBe('IDEMPOTENCY_CONFLICT');
    expect(
      await api.db.journalEntry.count({ where: { action: 'setStock', after: { path: [unit.externalId, 'price'], equals: 110_000 } } }),
    ).toBe(1);
  });

  it('accepts an idempotency key again with other prices after a day', async () => {
    const key = randomUUID();
    await set([{ externalId: unit.externalId, price: 110_000 }], key);
    const clock = api.app.get(Clock);
    const { now: systemNow } = clock;
    clock.now = () => new Date(Date.now() + DAY_MS + 1_000);
    await api.app.get(RetentionService).clean();
    clock.now = systemNow;
    expect(await set([{ externalId: unit.externalId, price: 111_000 }], key)).toMatchObject({ changed: 1 });
  });

  it('accepts a thousand units with the longest ids and all fields, and no more', async () => {
    const { productId, sizeId } = unit;
    const readId = (number: number) => `${unit.externalId}-${number}-`.padEnd(200, 'Ж');
    const rows = Array.from({ length: 1_000 }, (_, number) => ({
      ...{ productId, sizeId, supplier: 'MEET_WAREHOUSE' as const, price: 100_000n },
      externalId: readId(number),
    }));
    await api.db.productItem.createMany({ data: rows });
    const units = rows.map(({ externalId }, number) => ({
      ...{ externalId, price: 100_000_001 + number, oldPrice: 200_000_000 + number, loyaltyPrice: 100_000_000 + number },
      available: number % 2 === 0,
    }));
    expect(await set(units)).toEqual({ changed: 1_000, unchanged: 0, refused: [] });
    const [entry] = await api.db.journalEntry.findMany({ where: { action: 'setStock' }, orderBy: { id: 'desc' }, take: 1 });
    expect(Object.keys(entry?.after ?? {})).toHaveLength(1_000);
    const short = units.map((one, number) => ({ ...one, externalId: String(number) }));
    expect(await readCode([...short, { externalId: unit.externalId }])).toBe('BAD_USER_INPUT');
  });

  it('refuses an empty list, a unit listed twice and an invalid idempotency key, and changes nothing', async () => {
    const one = { externalId: unit.externalId, price: 50_000 };
    const codes = await Promise.all([readCode([]), readCode([one, one]), readCode([one], 'no-uuid')]);
    expect(codes).toEqual(Array(3).fill('BAD_USER_INPUT'));
    expect(await readUnit()).toMatchObject({ price: 100_000n });
  });

  it('applies concurrent price changes in sequence, each based on the result of the previous change', async () => {
    const prices = Array.from({ length: 20 }, (_, number) => 100_001 + number);
    await Promise.all(prices.map((price) => set([{ externalId: unit.externalId, price }])));
    const entries = await api.db.journalEntry.findMany({ where: { action: 'setStock' }, orderBy: { id: 'desc' }, take: 20 });
    // Each request has found the result of the previous one.
    const steps = entries.flatMap(({ before, after }) => {
      const readPrice = (journalState: unknown) => (journalState as Record<string, { price: number }>)[unit.externalId]?.price;
      return readPrice(after) === undefined ? [] : [[readPrice(before), readPrice(after)]];
    });
    const last = Number((await readUnit()).price);
    let reachedPrice: number | undefined = 100_000;
    for (const _step of steps) reachedPrice = steps.find(([before]) => before === reachedPrice)?.[1];
    expect(reachedPrice).toBe(last);
  });
});
