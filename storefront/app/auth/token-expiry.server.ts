/** A token that ends while the page is being made is of no use to it. */
const leewayMs = 5000;

/** Whether an access token has to be renewed before it is used: it has ended, ends now, or cannot be read. Who may do what is the API's to say. */
export function isSpent(token: string, now: Date): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const ends = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof ends !== 'number' || ends * 1000 <= now.getTime() + leewayMs;
  } catch {
    return true;
  }
}
