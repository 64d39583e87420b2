/** Reads the body of a service's response. Returns undefined unless it is JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the reason why `fetch` got no response. `fetch` throws a generic error, whose cause contains the reason. */
export function describeFetchFailure(error: unknown): string {
  const { name, cause } = Object(error) as { name?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? name ?? 'unknown');
}

/** Reads Retry-After in milliseconds. Returns undefined unless the header contains a number of seconds. */
export function readRetryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}
