import { type FetchedResponse, ResponseCache } from './response-cache.server.ts';

let now = 0;
let asked = 0;
let cache: ResponseCache;
beforeEach(() => {
  now = 1000;
  asked = 0;
  cache = new ResponseCache({ characters: 100 }, () => now);
});

const answering =
  (text: string, isPublic = true) =>
  async () => {
    asked += 1;
    return { text, ageMs: 0, isPublic };
  };

const take = async (...asking: Parameters<ResponseCache['load']>) => (await cache.load(...asking)).text;

test('a response is reused until it reaches the maximum age', async () => {
  await take('q', 1000, answering('one'));
  now += 999;
  expect(await take('q', 1000, answering('two'))).toBe('one');
  now += 1;
  expect(await take('q', 1000, answering('two'))).toBe('two');
  expect(asked).toBe(2);
});

test('the age counts from the request, so a slow response is not fresh', async () => {
  await take('q', 1000, async () => {
    now += 1500;
    return { text: 'slow', ageMs: 0, isPublic: true };
  });
  expect(await take('q', 1000, answering('fresh'))).toBe('fresh');
});

test('the age that the API reports counts towards the maximum age', async () => {
  await take('q', 1000, async () => ({ text: 'kept by the API', ageMs: 700, isPublic: true }));
  now += 299;
  expect(await take('q', 1000, answering('new'))).toBe('kept by the API');
  now += 1;
  expect(await take('q', 1000, answering('new'))).toBe('new');
});

test('a visitor who joins a slow request does not get a stale response', async () => {
  const slow = Promise.withResolvers<FetchedResponse>();
  const first = take('q', 1000, () => slow.promise);
  now += 500;
  const joined = take('q', 1000, answering('new'));
  now += 500;
  expect(await take('q', 1000, answering('newer'))).toBe('newer');
  slow.resolve({ text: 'old', ageMs: 600, isPublic: true });
  expect(await first).toBe('old');
  expect(await joined).toBe('newer');
});

test('a slow response does not replace that of a later request', async () => {
  const slow = Promise.withResolvers<FetchedResponse>();
  const first = take('q', 1000, () => slow.promise);
  now += 1000;
  await take('q', 1000, answering('later'));
  slow.resolve({ text: 'earlier', ageMs: 0, isPublic: true });
  await first;
  expect(await take('q', 1000, answering('unused'))).toBe('later');
});

test('two hundred concurrent identical requests are sent once', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => take('q', 1000, answering('one'))));
  expect(new Set(all)).toEqual(new Set(['one']));
  expect(asked).toBe(1);
});

test('an error is neither cached nor shared with waiting visitors', async () => {
  const refused = Promise.withResolvers<FetchedResponse>();
  const first = take('q', 1000, () => refused.promise);
  const second = take('q', 1000, answering('answer'));
  refused.resolve({ text: 'refused', ageMs: 0, isPublic: false });
  expect(await first).toBe('refused');
  expect(await second).toBe('answer');
  expect(await take('q', 1000, answering('again'))).toBe('again');
});

/**
 * Three visitors take the same response from the cache at once. The first `failures` requests fail. Returns how each visitor's call ended.
 */
async function takeWithFailures(failures: number) {
  const ask = async () => {
    asked += 1;
    if (asked <= failures) throw new Error('down');
    return { text: 'up', ageMs: 0, isPublic: true };
  };
  const all = await Promise.allSettled([1, 2, 3].map(() => take('q', 1000, ask)));
  return all.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'));
}

test('a failed request fails one visitor, and those who waited for it share another request', async () => {
  expect(await takeWithFailures(1)).toEqual(['failed', 'up', 'up']);
  expect(asked).toBe(2);
});

test('an API that is down gets two requests for all waiting visitors, and the next visitor sends a new one', async () => {
  expect(await takeWithFailures(2)).toEqual(['failed', 'failed', 'failed']);
  expect(asked).toBe(2);
  expect(await take('q', 1000, answering('up'))).toBe('up');
});

test('the least recently used response is evicted when the cache is full', async () => {
  const long = 'x'.repeat(39);
  for (const key of ['a', 'b']) await take(key, 1000, answering(long));
  await take('a', 1000, answering('unused'));
  await take('c', 1000, answering(long));
  expect(cache.characters).toBeLessThanOrEqual(100);
  expect(await take('a', 1000, answering('gone'))).toBe(long);
  expect(await take('b', 1000, answering('asked again'))).toBe('asked again');
});
