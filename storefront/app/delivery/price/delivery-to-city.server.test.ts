import { jest } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { createApiClient } from '../../platform/graphql/api-client.server.ts';
import { ResponseCache } from '../../platform/graphql/response-cache.server.ts';
import { buildVisit } from '../../platform/visit.factory.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { loadDeliveryToCity } from './delivery-to-city.server.ts';

const { fetch } = globalThis;
const responseCache = new ResponseCache({ maxCharacters: 10_000 });
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const createRefusal = (code: string) => ({ errors: [{ message: '', extensions: { code } }] });
const pricedResponse = { data: { courier: { deliveryPrice: 590_00, delivery: { from: '2026-11-25', to: '2026-11-28' }, lines: [] } } };
const silentLogger = { error: () => undefined, warn: () => undefined };

/** Creates a response whose body is read without real timers. */
const toResponse = (body: object) => ({ status: 200, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;

/** Fakes the API. It responds to the request for the price once `when` has resolved. */
function respondWith(body: object, when: Promise<unknown> = Promise.resolve()) {
  globalThis.fetch = async (_url, options) => {
    if (String(options?.body).includes('query CityPoint')) return toResponse({ data: { getPVZListByLocation: { items: [] } } });
    await when;
    return toResponse(body);
  };
}

/** Loads the delivery for the page of a product. Also returns how long the page waited, and whether it may be cached. */
async function loadPage(unit: string, cityId: string, credentials: string | null = null) {
  const visit = buildVisit({ credentials, logger: silentLogger });
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  context.set(apiContext, createApiClient({ url: 'http://127.0.0.1', responseCache }, visit, new AbortController().signal));
  const start = performance.now();
  const viewing = loadDeliveryToCity(context, cityId, [unit]).then((delivery) => ({
    delivery,
    ms: performance.now() - start,
    isCacheable: visit.freshUntil > performance.now(),
  }));
  await jest.advanceTimersByTimeAsync(2_000);
  return viewing;
}

test('the first page waits 1.5 s for a carrier without a response; later pages of any product wait 0.1 s and may be cached', async () => {
  const { promise: pending, resolve: end } = Promise.withResolvers<void>();
  respondWith(createRefusal('DELIVERY_UNAVAILABLE'), pending);
  const first = await loadPage('a', 'kazan');
  expect(first).toEqual({ delivery: null, ms: 1_500, isCacheable: false });
  end();
  // Lets the error of the first request arrive.
  await jest.advanceTimersByTimeAsync(0);
  respondWith(createRefusal('DELIVERY_UNAVAILABLE'), new Promise(() => undefined));
  for (const credentials of [null, 'access=a']) {
    expect(await loadPage('b', 'kazan', credentials)).toEqual({ delivery: null, ms: 100, isCacheable: true });
  }
});

test('a page on which the carrier fails at once may be cached', async () => {
  respondWith(createRefusal('DELIVERY_UNAVAILABLE'));
  expect(await loadPage('a', 'tula')).toMatchObject({ delivery: null, isCacheable: true });
});

test('a failure of the carrier for one city does not shorten the wait for another city', async () => {
  respondWith(createRefusal('DELIVERY_UNAVAILABLE'));
  await loadPage('a', 'omsk');
  respondWith(pricedResponse, wait(300));
  expect((await loadPage('a', 'samara')).delivery).toEqual(pricedResponse.data);
});

test('a carrier that recovers is used at once, and its failure is forgotten after half a minute', async () => {
  respondWith(createRefusal('DELIVERY_UNAVAILABLE'));
  await loadPage('a', 'perm');
  respondWith(pricedResponse);
  expect(await loadPage('b', 'perm')).toMatchObject({ delivery: pricedResponse.data, ms: 0 });
  respondWith(createRefusal('DELIVERY_UNAVAILABLE'));
  await loadPage('c', 'perm');
  jest.advanceTimersByTime(31_000);
  respondWith(pricedResponse, wait(400));
  expect((await loadPage('d', 'perm')).delivery).toEqual(pricedResponse.data);
});

test('after the error INTERNAL of the API, the page is not cached, and the next page waits no less for the carrier', async () => {
  respondWith(createRefusal('INTERNAL'));
  expect(await loadPage('a', 'ufa')).toMatchObject({ delivery: null, isCacheable: false });
  respondWith(pricedResponse, wait(300));
  expect((await loadPage('b', 'ufa')).delivery).toEqual(pricedResponse.data);
});
