import { BoundedCache } from './bounded-cache.ts';

/** A fake Cache that, as in browsers, lists keys in the order of their first insertion. */
class FakeCache {
  readonly #responses = new Map<string, Response>();
  match = async (url: string) => this.#responses.get(url)?.clone();
  keys = async () => [...this.#responses.keys()].map((url) => ({ url }));
  delete = async (key: string | { url: string }) => this.#responses.delete(typeof key === 'string' ? key : key.url);
  async put(url: string, response: Response) {
    this.#responses.set(url, response);
  }
}

const max = 3;
let store: FakeCache;
beforeEach(() => {
  store = new FakeCache();
  Object.assign(globalThis, { caches: { open: async () => store } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

const listKeys = async () => (await store.keys()).map(({ url }) => url);

async function storeAll(cache: BoundedCache, keys: readonly string[]) {
  for (const key of keys) await cache.store(key, new Response(key));
}

test('a cache above its limit evicts its oldest entries', async () => {
  await storeAll(new BoundedCache('files', max), ['a', 'b', 'c', 'd', 'e']);
  expect(await listKeys()).toEqual(['c', 'd', 'e']);
});

test('a recently used entry of a full cache stays, and older entries are evicted', async () => {
  await storeAll(new BoundedCache('files', max), ['framework', 'b', 'c']);
  const cache = new BoundedCache('files', max);
  expect(await (await cache.find('framework'))?.text()).toBe('framework');
  await storeAll(cache, ['d', 'e']);
  expect(await listKeys()).toEqual(['framework', 'd', 'e']);
});

test('a cache does not exceed its limit when more entries than that are stored at the same time', async () => {
  const cache = new BoundedCache('files', max);
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => cache.store(key, new Response(key))));
  expect(await listKeys()).toHaveLength(max);
});
