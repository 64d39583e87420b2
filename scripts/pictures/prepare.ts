import { setTimeout as delay } from 'node:timers/promises';
import { findVisiblePictures } from './visible-pictures.ts';

export interface Origins {
  storefront: string;
  api: string;
}

/** Time before the preparation starts, in which the first visitors are served. */
const START_DELAY_MS = 3_000;
/** Pause between requests, so that the storefront and the API can serve visitors. */
const PAUSE_MS = 20;
/** Pause between product pages. There are many, and each costs the API several requests, which its limits count. */
const PAGE_PAUSE_MS = 250;
const TIMEOUT_MS = 120_000;

// The urgency is the lowest of RFC 9218: the API creates these pictures only while no others are requested. The rate limits count these
// requests under a separate IP address, apart from shoppers on this machine. The API accepts that address because this machine is a trusted
// proxy.
const backgroundHeaders = { priority: 'u=7', 'x-forwarded-for': '127.0.0.2' };

/**
 * Requests the pictures of the home page, of each directory's first page, and of the product pages to which these link, so that they are
 * cached before a visitor requests them. Pictures that are already cached take little time. Resolves with the number of pictures.
 */
export async function preparePictures(origins: Origins, startDelayMs = START_DELAY_MS): Promise<number> {
  await delay(startDelayMs, undefined, { ref: false });
  const preparedPictures = new Set<string>();
  const prepare = async (html: string) => {
    for (const picture of findVisiblePictures(html)) {
      if (preparedPictures.has(picture)) continue;
      preparedPictures.add(picture);
      await requestPicture(origins, picture);
      await delay(PAUSE_MS);
    }
  };
  const homeHtml = await fetchPage(origins, '/');
  await prepare(homeHtml);
  const productPaths = new Set(findLinkedProducts(homeHtml));
  for (const path of findLinkedDirectories(homeHtml)) {
    const directoryHtml = await fetchPage(origins, path);
    await prepare(directoryHtml);
    for (const product of findLinkedProducts(directoryHtml)) productPaths.add(product);
  }
  for (const path of productPaths) {
    await prepare(await fetchPage(origins, path));
    await delay(PAGE_PAUSE_MS);
  }
  return preparedPictures.size;
}

/** Returns the paths of the catalog directories that a page links to. */
export function findLinkedDirectories(html: string): string[] {
  return [...new Set([...html.matchAll(/href="(\/catalog\/[a-z0-9-]+)"/g)].map(([, path = '']) => path))];
}

/** Returns the paths of the product pages that a page links to. */
export function findLinkedProducts(html: string): string[] {
  return [...new Set([...html.matchAll(/href="(\/product\/[^"/?#]+)(?=["?#])/g)].map(([, path = '']) => path))];
}

async function fetchPage({ storefront }: Origins, path: string): Promise<string> {
  const response = await fetch(`${storefront}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok ? response.text() : '';
}

/** Ignores a failure, because the API creates the picture when a visitor requests it. */
async function requestPicture({ api }: Origins, path: string): Promise<void> {
  const response = await fetch(`${api}${path}`, { headers: backgroundHeaders, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  await response?.arrayBuffer().catch(() => undefined);
}
