import { loadOptional } from './load-optional.ts';

/** How long the page waits for a part below the first screen. */
const maxDelayMs = 200;
/** How long a streamed part may take: longer than the API client waits, and shorter than the renderer's timeout for streamed boundaries. */
const timeoutMs = 4000;

/** A part of a page: ready, left out (null), or streamed after the page has started. */
export interface Deferred<Part> {
  part: Part | null;
  pendingPart?: Promise<Part | null>;
}

/**
 * Waits briefly for a part. A part that arrives in time is visible without JavaScript; a slower one is streamed and does not delay the
 * page.
 */
export async function defer<Part>(pending: Promise<Part>): Promise<Deferred<Part>> {
  const pendingPart = loadOptional(pending, { timeoutMs });
  const { promise, resolve } = Promise.withResolvers<Deferred<Part>>();
  const timer = setTimeout(() => resolve({ part: null, pendingPart }), maxDelayMs);
  pendingPart.then((part) => resolve({ part })).finally(() => clearTimeout(timer));
  return promise;
}
