const BEARER = /^Bearer(?: +(.*))?$/i;

/** Returns the token of an authorization, which may be empty. Undefined for other schemes, which belong to proxies. */
export function bearerIn(authorization: string | undefined): string | undefined {
  const bearer = BEARER.exec(authorization ?? '');
  return bearer ? (bearer[1] ?? '') : undefined;
}
