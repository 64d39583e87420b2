import { setTimeout as delay } from 'node:timers/promises';
import { linkedDirectories, shownPictures } from './shown-pictures.ts';

export interface Origins {
  storefront: string;
  api: string;
}

/** Lets the first visitors be served before the preparation starts. */
const STARTS_AFTER_MS = 3_000;
/** Pause between requests, so that the storefront and the API can serve visitors. */
const PAUSE_MS = 20;
const PATIENCE_MS = 120_000;

// The urgency is the lowest of RFC 9218: the API creates these pictures only while no others are requested. The rate limits count these
// requests under a separate IP address, apart from shoppers on this machine. The API accepts that address because this machine is a trusted
// proxy.
const background = { priority: 'u=7', 'x-forwarded-for': '127.0.0.2' };

/**
 * Requests the pictures of the home page and of each directory's first page, so that they are cached before a visitor requests them.
 * Pictures that are already cached take little time. Resolves with the number of pictures.
 */
export async function preparePictures(origins: Origins): Promise<number> {
  await delay(STARTS_AFTER_MS, undefined, { ref: false });
  const home = await pageOf(origins, '/');
  const pictures = new Set(shownPictures(home));
  for (const path of linkedDirectories(home)) {
    for (const picture of shownPictures(await pageOf(origins, path))) pictures.add(picture);
    await delay(PAUSE_MS);
  }
  for (const picture of pictures) {
    await make(origins, picture);
    await delay(PAUSE_MS);
  }
  return pictures.size;
}

async function pageOf({ storefront }: Origins, path: string): Promise<string> {
  const answer = await fetch(`${storefront}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.ok ? answer.text() : '';
}

/** A picture that fails now is created on a visitor's request. */
async function make({ api }: Origins, path: string): Promise<void> {
  const answer = await fetch(`${api}${path}`, { headers: background, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  await answer?.arrayBuffer().catch(() => undefined);
}
