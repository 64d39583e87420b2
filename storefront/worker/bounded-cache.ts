/**
 * A cache with a maximum number of entries. The oldest entries are evicted first. Entries that this worker has used are evicted last,
 * because files that all builds share are among the oldest.
 */
export class BoundedCache {
  readonly #name: string;
  readonly #max: number;
  readonly #usedKeys = new Set<string>();
  // Serializes trimming: two concurrent trims would evict too much.
  #trimming: Promise<void> = Promise.resolve();

  constructor(name: string, max: number) {
    this.#name = name;
    this.#max = max;
  }

  async find(key: string): Promise<Response | undefined> {
    this.#usedKeys.add(key);
    return (await caches.open(this.#name)).match(key);
  }

  /** Returns all entries, oldest first. */
  async listAll(): Promise<{ key: string; response: Response }[]> {
    const cache = await caches.open(this.#name);
    const entries = (await cache.keys()).map(async ({ url }) => ({ key: url, response: await cache.match(url) }));
    return (await Promise.all(entries)).flatMap(({ key, response }) => (response ? [{ key, response }] : []));
  }

  async store(key: string, response: Response): Promise<void> {
    this.#usedKeys.add(key);
    const cache = await caches.open(this.#name);
    // Moves the key to the end. `put` alone keeps the position of an existing key.
    await cache.delete(key);
    await cache.put(key, response);
    this.#trimming = this.#trimming.then(() => this.#trim(cache));
    await this.#trimming;
  }

  async deleteAll(): Promise<void> {
    await caches.delete(this.#name);
  }

  async #trim(cache: Cache) {
    const requests = await cache.keys();
    const { used: usedRequests = [], unused: unusedRequests = [] } = Object.groupBy(requests, ({ url }) =>
      this.#usedKeys.has(url) ? 'used' : 'unused',
    );
    const evictedRequests = [...unusedRequests, ...usedRequests].slice(0, Math.max(0, requests.length - this.#max));
    await Promise.all(evictedRequests.map((request) => cache.delete(request)));
  }
}
