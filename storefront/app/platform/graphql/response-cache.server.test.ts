import { type FetchedResponse, ResponseCache } from './response-cache.server.ts';

let now = 0;
let requestCount = 0;
let cache: ResponseCache;
beforeEach(() => {
  now = 1000;
  requestCount = 0;
  cache = new ResponseCache({ maxCharacters: 100 }, () => now);
});

const createFetch =
  (text: string, isPublic = true) =>
  async () => {
    requestCount += 1;
    return { text, ageMs: 0, isPublic };
  };

const loadText = async (...loadArgs: Parameters<ResponseCache['load']>) => (await cache.load(...loadArgs)).text;

test('a cached response is reused until it reaches the maximum age', async () => {
  await loadText('q', 1000, createFetch('one'));
  now += 999;
  expect(await loadText('q', 1000, createFetch('two'))).toBe('one');
  now += 1;
  expect(await loadText('q', 1000, createFetch('two'))).toBe('two');
  expect(requestCount).toBe(2);
});

test('the age of a cached response counts from its request, so a slow response is not fresh', async () => {
  await loadText('q', 1000, async () => {
    now += 1500;
    return { text: 'slow', ageMs: 0, isPublic: true };
  });
  expect(await loadText('q', 1000, createFetch('fresh'))).toBe('fresh');
});

test('the age that the API reports for a response counts towards the maximum age', async () => {
  await loadText('q', 1000, async () => ({ text: 'kept by the API', ageMs: 700, isPublic: true }));
  now += 299;
  expect(await loadText('q', 1000, createFetch('new'))).toBe('kept by the API');
  now += 1;
  expect(await loadText('q', 1000, createFetch('new'))).toBe('new');
});

test('a visitor who joins a slow request does not get a stale response', async () => {
  const slow = Promise.withResolvers<FetchedResponse>();
  const first = loadText('q', 1000, () => slow.promise);
  now += 500;
  const joined = loadText('q', 1000, createFetch('new'));
  now += 500;
  expect(await loadText('q', 1000, createFetch('newer'))).toBe('newer');
  slow.resolve({ text: 'old', ageMs: 600, isPublic: true });
  expect(await first).toBe('old');
  expect(await joined).toBe('newer');
});

test('a slow response does not replace the response to a later request in the cache', async () => {
  const slow = Promise.withResolvers<FetchedResponse>();
  const first = loadText('q', 1000, () => slow.promise);
  now += 1000;
  await loadText('q', 1000, createFetch('later'));
  slow.resolve({ text: 'earlier', ageMs: 0, isPublic: true });
  await first;
  expect(await loadText('q', 1000, createFetch('unused'))).toBe('later');
});

test('two hundred concurrent identical requests are sent once', async () => {
  const results = await Promise.all(Array.from({ length: 200 }, () => loadText('q', 1000, createFetch('one'))));
  expect(new Set(results)).toEqual(new Set(['one']));
  expect(requestCount).toBe(1);
});

test('a response that is not public, such as an error, is neither cached nor shared with waiting visitors', async () => {
  const refused = Promise.withResolvers<FetchedResponse>();
  const first = loadText('q', 1000, () => refused.promise);
  const second = loadText('q', 1000, createFetch('answer'));
  refused.resolve({ text: 'refused', ageMs: 0, isPublic: false });
  expect(await first).toBe('refused');
  expect(await second).toBe('answer');
  expect(await loadText('q', 1000, createFetch('again'))).toBe('again');
});

/**
 * Three visitors request the same response from the cache at the same time. The first `failures` requests to the API fail. Returns how each
 * visitor's call ended.
 */
async function loadWithFailures(failures: number) {
  const fetchOrFail = async () => {
    requestCount += 1;
    if (requestCount <= failures) throw new Error('down');
    return { text: 'up', ageMs: 0, isPublic: true };
  };
  const results = await Promise.allSettled([1, 2, 3].map(() => loadText('q', 1000, fetchOrFail)));
  return results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'));
}

test('a failed request is an error for the visitor who caused it only, and those who waited for it share another request', async () => {
  expect(await loadWithFailures(1)).toEqual(['failed', 'up', 'up']);
  expect(requestCount).toBe(2);
});

test('an API that is down gets two requests for all waiting visitors, and the next visitor sends a new one', async () => {
  expect(await loadWithFailures(2)).toEqual(['failed', 'failed', 'failed']);
  expect(requestCount).toBe(2);
  expect(await loadText('q', 1000, createFetch('up'))).toBe('up');
});

test('the least recently used response is evicted when the cache is full', async () => {
  const long = 'x'.repeat(39);
  for (const key of ['a', 'b']) await loadText(key, 1000, createFetch(long));
  await loadText('a', 1000, createFetch('unused'));
  await loadText('c', 1000, createFetch(long));
  expect(cache.cachedCharacters).toBeLessThanOrEqual(100);
  expect(await loadText('a', 1000, createFetch('gone'))).toBe(long);
  expect(await loadText('b', 1000, createFetch('asked again'))).toBe('asked again');
});
