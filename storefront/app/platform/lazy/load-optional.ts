import type { Visit } from '../visit.server.ts';

interface OptionalLoadOptions {
  /** If the part is missing, the page of this visit is not cached. */
  visit?: Pick<Visit, 'freshUntil'>;
  /** @default 1500 */
  timeoutMs?: number;
}

/** Resolves to null if loading fails or takes too long, so that the page renders without this part. The API client logs failures. */
export function loadOptional<Part>(pending: Promise<Part>, { visit, timeoutMs = 1500 }: OptionalLoadOptions = {}): Promise<Part | null> {
  const { promise, resolve } = Promise.withResolvers<Part | null>();
  const skipPart = () => {
    if (visit) visit.freshUntil = Number.NEGATIVE_INFINITY;
    resolve(null);
  };
  const timeout = setTimeout(skipPart, timeoutMs);
  pending.then(resolve, skipPart).finally(() => clearTimeout(timeout));
  return promise;
}
