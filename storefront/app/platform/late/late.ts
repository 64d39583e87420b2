import { optional } from './optional.ts';

/** How long a page is held back for a part below its first screen. */
const soonMs = 200;
/** Within what the renderer gives to late boundaries. */
const longestMs = 4000;

/** A part of a page: there, left out (null), or still coming, so that the page begins without it. */
export interface Late<Part> {
  part: Part | null;
  coming?: Promise<Part | null>;
}

/** Gives a part a moment: what comes within it needs no script to be seen, what does not holds nobody up. */
export async function late<Part>(asked: Promise<Part>): Promise<Late<Part>> {
  const coming = optional(asked, longestMs);
  const { promise, resolve } = Promise.withResolvers<Late<Part>>();
  const moment = setTimeout(() => resolve({ part: null, coming }), soonMs);
  coming.then((part) => resolve({ part })).finally(() => clearTimeout(moment));
  return promise;
}
