/**
 * @jest-environment node
 */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createClient } from '../client.ts';
import { AddToCartDocument, PlaceOrderDocument, ViewerDocument } from '../generated/operations.ts';
import { failConnection } from '../network.harness.ts';

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

/** A client whose first two requests fail in this way, and the number of requests that it has sent. */
function createClientThatFailsTwice(fail: () => Response) {
  let count = 0;
  const fetch = async () => {
    count += 1;
    return count <= 2 ? fail() : Response.json({ data: { done: true } });
  };
  return { client: createClient({ endpoint: 'http://shop.invalid/graphql', fetch }), sent: () => count };
}

const query = (client: ReturnType<typeof createClient>) => client.request(ViewerDocument);
const change = (client: ReturnType<typeof createClient>) => client.request(AddToCartDocument, { dto: { ids: ['1'] } });
const repeatableChange = (client: ReturnType<typeof createClient>) =>
  client.request(AddToCartDocument, { dto: {} }, { isRepeatable: true });
const orderWithKey = (client: ReturnType<typeof createClient>) => client.request(PlaceOrderDocument, order);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the client', () => {
  it.each([
    ['a query after UNAVAILABLE', query, unavailable],
    ['a mutation after UNAVAILABLE', change, unavailable],
    ['a query after OUTCOME_UNKNOWN', query, outcomeUnknown],
    ['an order with a key after OUTCOME_UNKNOWN', orderWithKey, outcomeUnknown],
    ['an order with a key after a lost response', orderWithKey, failConnection],
    ['a mutation that may be made twice after a lost response', repeatableChange, failConnection],
    ['a query after a lost response', query, failConnection],
    ['a query after the response of a proxy', query, badGateway],
  ])('repeats %s', async (_what, ask, fail) => {
    const { client, sent } = createClientThatFailsTwice(fail);
    const response = ask(client);
    await jest.advanceTimersByTimeAsync(45);
    expect(sent()).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sent()).toBe(3);
    expect(await response).toEqual({ done: true });
  });

  it.each([
    ['a mutation after OUTCOME_UNKNOWN', change, outcomeUnknown],
    ['a mutation after a lost response', change, failConnection],
    ['a mutation after the response of a proxy', change, badGateway],
    ['a mutation that was made in part', change, () => unavailable({ addToProductCart: null, other: true })],
    ['a query that exceeds a limit', query, tooMany],
  ])('does not repeat %s', async (_what, ask, fail) => {
    const { client, sent } = createClientThatFailsTwice(fail);
    await expect(ask(client)).rejects.toThrow();
    expect(jest.getTimerCount()).toBe(0);
    expect(sent()).toBe(1);
  });

  it('repeats at most the configured number of times', async () => {
    let sent = 0;
    const fetch = async () => {
      sent += 1;
      return unavailable();
    };
    const response = query(createClient({ endpoint: 'http://shop.invalid/graphql', fetch, repeats: 1 }));
    const refused = expect(response).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterMs: 50 });
    await jest.advanceTimersByTimeAsync(2_000);
    await refused;
    expect(sent).toBe(2);
  });

  it('does not repeat a request that the caller aborts during the pause', async () => {
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
