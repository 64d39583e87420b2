import { optional } from './optional.ts';

/** How long the page waits for a part below the first screen. */
const graceMs = 200;
/** Longer than the API client waits, and shorter than the renderer's timeout for streamed boundaries. */
const timeoutMs = 4000;

/** A part of a page: ready, left out (null), or streamed after the page has started. */
export interface Late<Part> {
  part: Part | null;
  coming?: Promise<Part | null>;
}

/**
 * Waits briefly for a part. A part that arrives in time is visible without JavaScript; a slower one is streamed and does not delay the
 * page.
 */
export async function late<Part>(asked: Promise<Part>): Promise<Late<Part>> {
  const coming = optional(asked, { timeoutMs });
  const { promise, resolve } = Promise.withResolvers<Late<Part>>();
  const moment = setTimeout(() => resolve({ part: null, coming }), graceMs);
  coming.then((part) => resolve({ part })).finally(() => clearTimeout(moment));
  return promise;
}
