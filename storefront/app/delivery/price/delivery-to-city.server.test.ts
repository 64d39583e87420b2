import { jest } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { createApiClient } from '../../platform/graphql/api-client.server.ts';
import { ResponseCache } from '../../platform/graphql/response-cache.server.ts';
import { buildVisit } from '../../platform/visit.factory.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { loadDeliveryToCity } from './delivery-to-city.server.ts';

const { fetch } = globalThis;
const responses = new ResponseCache({ characters: 10_000 });
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const refusal = (code: string) => ({ errors: [{ message: '', extensions: { code } }] });
const priced = { data: { courier: { deliveryPrice: 590_00, delivery: { from: '2026-11-25', to: '2026-11-28' }, lines: [] } } };
const quiet = { error: () => undefined, warn: () => undefined };

/** A response that is read without real time. */
const toResponse = (body: object) => ({ status: 200, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;

/** Fakes the API. It responds to the request for the price at this time. */
function respondWith(body: object, when: Promise<unknown> = Promise.resolve()) {
  globalThis.fetch = async (_url, options) => {
    if (String(options?.body).includes('query CityPoint')) return toResponse({ data: { getPVZListByLocation: { items: [] } } });
    await when;
    return toResponse(body);
  };
}

/** Views the page of a product. Returns the delivery it got, how long it waited, and whether it may be shared. */
async function view(unit: string, cityId: string, credentials: string | null = null) {
  const visit = buildVisit({ credentials, logger: quiet });
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  context.set(apiContext, createApiClient({ url: 'http://127.0.0.1', responses }, visit, new AbortController().signal));
  const start = performance.now();
  const viewing = loadDeliveryToCity(context, cityId, [unit]).then((delivery) => ({
    delivery,
    ms: performance.now() - start,
    isCacheable: visit.freshUntil > performance.now(),
  }));
  await jest.advanceTimersByTimeAsync(2_000);
  return viewing;
}

test('only the first view of any product waits for a carrier that does not respond, and later pages may be cached', async () => {
  const { promise: pending, resolve: end } = Promise.withResolvers<void>();
  respondWith(refusal('DELIVERY_UNAVAILABLE'), pending);
  const first = await view('a', 'kazan');
  expect(first).toEqual({ delivery: null, ms: 1_500, isCacheable: false });
  end();
  // Lets the error of the first request arrive.
  await jest.advanceTimersByTimeAsync(0);
  respondWith(refusal('DELIVERY_UNAVAILABLE'), new Promise(() => undefined));
  for (const credentials of [null, 'access=a']) {
    expect(await view('b', 'kazan', credentials)).toEqual({ delivery: null, ms: 100, isCacheable: true });
  }
});

test('a page on which the carrier fails at once may be cached', async () => {
  respondWith(refusal('DELIVERY_UNAVAILABLE'));
  expect(await view('a', 'tula')).toMatchObject({ delivery: null, isCacheable: true });
});

test('a failure for one city does not shorten the wait for another', async () => {
  respondWith(refusal('DELIVERY_UNAVAILABLE'));
  await view('a', 'omsk');
  respondWith(priced, delay(300));
  expect((await view('a', 'samara')).delivery).toEqual(priced.data);
});

test('a carrier that recovers is used at once, and its failure is forgotten after half a minute', async () => {
  respondWith(refusal('DELIVERY_UNAVAILABLE'));
  await view('a', 'perm');
  respondWith(priced);
  expect(await view('b', 'perm')).toMatchObject({ delivery: priced.data, ms: 0 });
  respondWith(refusal('DELIVERY_UNAVAILABLE'));
  await view('c', 'perm');
  jest.advanceTimersByTime(31_000);
  respondWith(priced, delay(400));
  expect((await view('d', 'perm')).delivery).toEqual(priced.data);
});

test('after an error other than that of the carrier, the page is not cached and the next page waits as long as before', async () => {
  respondWith(refusal('INTERNAL'));
  expect(await view('a', 'ufa')).toMatchObject({ delivery: null, isCacheable: false });
  respondWith(priced, delay(300));
  expect((await view('b', 'ufa')).delivery).toEqual(priced.data);
});
