import { BoundedCache } from './bounded-cache.ts';

/** A fake Cache that, as in browsers, lists keys in the order of their first insertion. */
class Store {
  readonly #answers = new Map<string, Response>();
  match = async (url: string) => this.#answers.get(url)?.clone();
  keys = async () => [...this.#answers.keys()].map((url) => ({ url }));
  delete = async (key: string | { url: string }) => this.#answers.delete(typeof key === 'string' ? key : key.url);
  async put(url: string, response: Response) {
    this.#answers.set(url, response);
  }
}

const max = 3;
let store: Store;
beforeEach(() => {
  store = new Store();
  Object.assign(globalThis, { caches: { open: async () => store } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

const keptKeys = async () => (await store.keys()).map(({ url }) => url);

async function keepAll(cache: BoundedCache, keys: readonly string[]) {
  for (const key of keys) await cache.store(key, new Response(key));
}

test('evicts the oldest entries above the limit', async () => {
  await keepAll(new BoundedCache('files', max), ['a', 'b', 'c', 'd', 'e']);
  expect(await keptKeys()).toEqual(['c', 'd', 'e']);
});

test('a recently used entry stays, and others are evicted', async () => {
  await keepAll(new BoundedCache('files', max), ['framework', 'b', 'c']);
  const cache = new BoundedCache('files', max);
  expect(await (await cache.find('framework'))?.text()).toBe('framework');
  await keepAll(cache, ['d', 'e']);
  expect(await keptKeys()).toEqual(['framework', 'd', 'e']);
});

test('the limit holds even if all entries are in use', async () => {
  const cache = new BoundedCache('files', max);
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => cache.store(key, new Response(key))));
  expect(await keptKeys()).toHaveLength(max);
});
