/** A token must stay valid while the page is rendered. */
const leewayMs = 5000;

/**
 * Whether an access token must be refreshed before use: it has expired, expires soon or cannot be parsed. The API verifies the token; this
 * function does not.
 */
export function isSpent(token: string, now: Date): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const ends = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof ends !== 'number' || ends * 1000 <= now.getTime() + leewayMs;
  } catch {
    return true;
  }
}
