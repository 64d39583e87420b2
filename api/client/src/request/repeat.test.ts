import { describe, expect, it } from '@jest/globals';
import { createClient } from '../client.ts';
import { AddToCartDocument, PlaceOrderDocument, ViewerDocument } from '../generated/operations.ts';
import { lost } from '../real-api.harness.ts';

const unavailable = (data: unknown = null) => refusal(503, { code: 'UNAVAILABLE', details: { retryAfter: 0.05 } }, data);
const outcomeUnknown = () => refusal(503, { code: 'OUTCOME_UNKNOWN', details: {} });
const tooMany = () => refusal(200, { code: 'TOO_MANY_REQUESTS', details: { until: new Date(Date.now() + 50).toISOString() } });
const refusal = (status: number, extensions: object, data: unknown = null) =>
  Response.json({ data, errors: [{ message: 'Позже.', extensions }] }, { status });
const badGateway = () => new Response('<h1>Bad gateway</h1>', { status: 502 });

const order = {
  dto: {
    idempotencyKey: '5c2f4d0e-2f0b-4f4e-9a35-1f1f0a2b3c4d',
    productItemIds: ['1'],
    expectedTotal: 100,
    recipient: { name: 'Анна', surname: 'Ким', phone: '+79161234567', email: 'anna@example.com' },
    delivery: { cityId: 'kazan', street: 'Баумана', house: '7' },
  },
};

/** A client whose requests fail in this way twice, and how often it sent one. */
function failingTwice(fail: () => Response) {
  const times: number[] = [];
  const fetch = async () => {
    times.push(performance.now());
    return times.length <= 2 ? fail() : Response.json({ data: { done: true } });
  };
  return { client: createClient({ endpoint: 'http://shop.invalid/graphql', fetch }), times };
}

const query = (client: ReturnType<typeof createClient>) => client.request(ViewerDocument);
const change = (client: ReturnType<typeof createClient>) => client.request(AddToCartDocument, { dto: { ids: ['1'] } });
const vouchedFor = (client: ReturnType<typeof createClient>) => client.request(AddToCartDocument, { dto: {} }, { isRepeatable: true });
const withKey = (client: ReturnType<typeof createClient>) => client.request(PlaceOrderDocument, order);

describe('what failed is', () => {
  it.each([
    ['a query, after UNAVAILABLE', query, unavailable],
    ['a change, after UNAVAILABLE', change, unavailable],
    ['a query, after OUTCOME_UNKNOWN', query, outcomeUnknown],
    ['an order with a key, after OUTCOME_UNKNOWN', withKey, outcomeUnknown],
    ['an order with a key, after a lost answer', withKey, lost],
    ['a change that may be made twice, after a lost answer', vouchedFor, lost],
    ['a query, after a lost answer', query, lost],
    ['a query, after the answer of a proxy', query, badGateway],
  ])('repeated: %s', async (_what, ask, fail) => {
    const { client, times } = failingTwice(fail);
    expect(await ask(client)).toEqual({ done: true });
    expect(times).toHaveLength(3);
    for (const [before, after] of [times.slice(0, 2), times.slice(1)]) expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(45);
  });

  it.each([
    ['a change, after OUTCOME_UNKNOWN', change, outcomeUnknown],
    ['a change, after a lost answer', change, lost],
    ['a change, after the answer of a proxy', change, badGateway],
    ['a change of which a part was made', change, () => unavailable({ addToProductCart: null, other: true })],
    ['a query, after a limit', query, tooMany],
  ])('not repeated: %s', async (_what, ask, fail) => {
    const { client, times } = failingTwice(fail);
    await expect(ask(client)).rejects.toThrow();
    expect(times).toHaveLength(1);
  });

  it('repeated only as often as asked for', async () => {
    let sent = 0;
    const fetch = async () => {
      sent += 1;
      return unavailable();
    };
    await expect(query(createClient({ endpoint: 'http://shop.invalid/graphql', fetch, repeats: 1 }))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterMs: 50,
    });
    expect(sent).toBe(2);
  });

  it('not repeated for a caller that leaves during the pause', async () => {
    const leaving = new AbortController();
    let sent = 0;
    const fetch = async () => {
      sent += 1;
      queueMicrotask(() => setImmediate(() => leaving.abort(new Error('left'))));
      return refusal(503, { code: 'UNAVAILABLE', details: { retryAfter: 60 } });
    };
    const client = createClient({ endpoint: 'http://shop.invalid/graphql', fetch });
    await expect(client.request(ViewerDocument, {}, { signal: leaving.signal })).rejects.toThrow('left');
    expect(sent).toBe(1);
  });
});
