/** Number of scripts being loaded for which the caller has a substitute. */
let optionalLoadCount = 0;

/** Whether the failure of a script to load may be ignored now, because its caller has a substitute. The page is not reloaded then. */
export const isFailureTolerated = () => optionalLoadCount > 0;

interface OnDemandOptions {
  /** Whether the caller has a substitute for the script, such as a page with the same content. */
  hasSubstitute?: boolean;
}

/**
 * Loads what an action needs when the function is called. The promise rejects if the script is missing, and the next call tries again. The
 * caller has to handle the error: by a message (`useOnDemand` shows a toast), another attempt or a substitute. Without a substitute a
 * missing script of an old build also causes a reload of the page, unless the reload would lose typed text, see BuildStore.
 */
export function onDemand<Part>(load: () => Promise<Part>, { hasSubstitute = false }: OnDemandOptions = {}): () => Promise<Part> {
  if (!hasSubstitute) return load;
  return async () => {
    optionalLoadCount += 1;
    try {
      return await load();
    } finally {
      optionalLoadCount -= 1;
    }
  };
}
