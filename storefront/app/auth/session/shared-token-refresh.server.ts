import { LRUCache } from 'lru-cache';

const ttlMs = 10_000;
const maxRefreshes = 10_000;

/**
 * Shares one refresh among all requests of this process with the same refresh token.
 * - A browser may send several requests with the same expired tokens, for a page and its data or from several tabs. Each would use up the
 *   refresh token, so they share the first response.
 * - A request sent before the browser got the new cookies may arrive after the response. So the response is stored for a moment.
 * - A failed refresh is not stored. The request that started it fails. The requests that waited for it share another attempt.
 */
export class SharedTokenRefresh<Result extends object> {
  readonly #refreshes = new LRUCache<string, Result, () => Promise<Result>>({
    max: maxRefreshes,
    ttl: ttlMs,
    // The requests that wait for a refresh get its result even if the cache has evicted it.
    ignoreFetchAbort: true,
    fetchMethod: (_token, _stale, { context: refresh }) => refresh(),
  });

  async share(token: string, refresh: () => Promise<Result>): Promise<Result> {
    let hasStarted = false;
    const startRefresh = () => {
      hasStarted = true;
      return refresh();
    };
    const shareRefresh = () => this.#refreshes.forceFetch(token, { context: startRefresh });
    return shareRefresh().catch((error: unknown) => {
      if (hasStarted) throw error;
      return shareRefresh();
    });
  }
}
