const defaultTimeoutMs = 1500;

/** Resolves to null if loading fails or takes too long, so that the page renders without this part. The cause is already logged. */
export function optional<Part>(asked: Promise<Part>, timeoutMs: number = defaultTimeoutMs): Promise<Part | null> {
  const { promise, resolve } = Promise.withResolvers<Part | null>();
  const timeout = setTimeout(() => resolve(null), timeoutMs);
  asked.then(resolve, () => resolve(null)).finally(() => clearTimeout(timeout));
  return promise;
}
