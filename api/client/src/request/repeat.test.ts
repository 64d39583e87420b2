/**
 * @jest-environment node
 */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createClient } from '../client.ts';
import { AddToCartDocument, PlaceOrderDocument, ViewerDocument } from '../generated/operations.ts';
import { failConnection } from '../network.harness.ts';

const createUnavailable = (data: unknown = null) => createRefusal(503, { code: 'UNAVAILABLE', details: { retryAfter: 0.05 } }, data);
const createOutcomeUnknown = () => createRefusal(503, { code: 'OUTCOME_UNKNOWN', details: {} });
const createTooManyRequests = () =>
  createRefusal(200, { code: 'TOO_MANY_REQUESTS', details: { until: new Date(Date.now() + 50).toISOString() } });
const createRefusal = (status: number, extensions: object, data: unknown = null) =>
  Response.json({ data, errors: [{ message: 'Позже.', extensions }] }, { status });
const createBadGateway = () => new Response('<h1>Bad gateway</h1>', { status: 502 });

const order = {
  dto: {
    idempotencyKey: '5c2f4d0e-2f0b-4f4e-9a35-1f1f0a2b3c4d',
    productItemIds: ['1'],
    expectedTotal: 100,
    recipient: { name: 'Анна', surname: 'Ким', phone: '+79161234567', email: 'anna@example.com' },
    delivery: { cityId: 'kazan', street: 'Баумана', house: '7' },
  },
};

/** Creates a client whose first two requests get the response or the error of `fail`, and a function that counts the requests. */
function createClientThatFailsTwice(fail: () => Response) {
  let count = 0;
  const fetch = async () => {
    count += 1;
    return count <= 2 ? fail() : Response.json({ data: { done: true } });
  };
  return { client: createClient({ endpoint: 'http://shop.invalid/graphql', fetch }), countSent: () => count };
}

const sendQuery = (client: ReturnType<typeof createClient>) => client.request(ViewerDocument);
const sendMutation = (client: ReturnType<typeof createClient>) => client.request(AddToCartDocument, { dto: { ids: ['1'] } });
const sendRepeatableMutation = (client: ReturnType<typeof createClient>) =>
  client.request(AddToCartDocument, { dto: {} }, { isRepeatable: true });
const placeOrderWithKey = (client: ReturnType<typeof createClient>) => client.request(PlaceOrderDocument, order);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the client', () => {
  it.each([
    ['a query after UNAVAILABLE', sendQuery, createUnavailable],
    ['a mutation after UNAVAILABLE', sendMutation, createUnavailable],
    ['a query after OUTCOME_UNKNOWN', sendQuery, createOutcomeUnknown],
    ['an order with an idempotency key after OUTCOME_UNKNOWN', placeOrderWithKey, createOutcomeUnknown],
    ['an order with an idempotency key after a lost response', placeOrderWithKey, failConnection],
    ['a mutation that the caller marks as repeatable, after a lost response', sendRepeatableMutation, failConnection],
    ['a query after a lost response', sendQuery, failConnection],
    ['a query after an error response of a proxy', sendQuery, createBadGateway],
  ])('repeats %s', async (_what, send, fail) => {
    const { client, countSent } = createClientThatFailsTwice(fail);
    const response = send(client);
    await jest.advanceTimersByTimeAsync(45);
    expect(countSent()).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(countSent()).toBe(3);
    expect(await response).toEqual({ done: true });
  });

  it.each([
    ['a mutation after OUTCOME_UNKNOWN', sendMutation, createOutcomeUnknown],
    ['a mutation after a lost response', sendMutation, failConnection],
    ['a mutation after an error response of a proxy', sendMutation, createBadGateway],
    ['a mutation that was executed in part', sendMutation, () => createUnavailable({ addToProductCart: null, other: true })],
    ['a query after TOO_MANY_REQUESTS', sendQuery, createTooManyRequests],
  ])('does not repeat %s', async (_what, send, fail) => {
    const { client, countSent } = createClientThatFailsTwice(fail);
    await expect(send(client)).rejects.toThrow();
    expect(jest.getTimerCount()).toBe(0);
    expect(countSent()).toBe(1);
  });

  it('repeats a query at most the configured number of times', async () => {
    let sentCount = 0;
    const fetch = async () => {
      sentCount += 1;
      return createUnavailable();
    };
    const response = sendQuery(createClient({ endpoint: 'http://shop.invalid/graphql', fetch, repeats: 1 }));
    const refused = expect(response).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterMs: 50 });
    await jest.advanceTimersByTimeAsync(2_000);
    await refused;
    expect(sentCount).toBe(2);
  });

  it('does not repeat a request that the caller aborts during the pause before the repeat', async () => {
    const abortController = new AbortController();
    let sentCount = 0;
    const fetch = async () => {
      sentCount += 1;
      queueMicrotask(() => setImmediate(() => abortController.abort(new Error('left'))));
      return createRefusal(503, { code: 'UNAVAILABLE', details: { retryAfter: 60 } });
    };
    const client = createClient({ endpoint: 'http://shop.invalid/graphql', fetch });
    await expect(client.request(ViewerDocument, {}, { signal: abortController.signal })).rejects.toThrow('left');
    expect(sentCount).toBe(1);
  });
});
