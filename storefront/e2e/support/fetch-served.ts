import { setTimeout as delay } from 'node:timers/promises';
import { shop } from './shop/harness.ts';
import { until } from './until.ts';

/** Fetches a page, and tries again after `retry-after` when the storefront refuses the visit because too many arrive at once. */
export async function fetchWithRetry(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init);
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status !== 503 || seconds === 0) return response;
  await response.body?.cancel();
  await delay(seconds * 1000 * (1 + Math.random()));
  return fetchWithRetry(address, init);
}

/** Waits until none of the pages contains the text. Pages are cached for a while. A page that no longer contains it is not asked again. */
export async function waitUntilGone(text: string, paths: readonly string[]) {
  const contains = async (path: string) => (await (await fetchWithRetry(shop().storefront + path)).text()).includes(text);
  let remainingPaths = paths;
  await until(async () => {
    const results = await Promise.all(remainingPaths.map(contains));
    remainingPaths = remainingPaths.filter((_path, position) => results[position]);
    return remainingPaths.length === 0;
  });
}
