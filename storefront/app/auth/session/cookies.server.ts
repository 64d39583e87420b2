export type Cookies = ReadonlyMap<string, string>;

export function readCookies(header: string | null): Cookies {
  const pairs = (header ?? '').split(/;\s*/).flatMap((cookie): [string, string][] => {
    const separator = cookie.indexOf('=');
    return separator > 0 ? [[cookie.slice(0, separator), cookie.slice(separator + 1)]] : [];
  });
  return new Map(pairs);
}

/** Applies `Set-Cookie` headers. Empty values delete a cookie. */
export function applySetCookies(cookies: Cookies, setCookies: readonly string[]): Cookies {
  const updatedCookies = new Map(cookies);
  for (const [name, value] of readCookies(setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; '))) {
    if (value === '') updatedCookies.delete(name);
    else updatedCookies.set(name, value);
  }
  return updatedCookies;
}

/** Builds a Cookie header of the named cookies, or returns null if there are none. */
export function buildCookieHeader(cookies: Cookies, names: readonly string[]): string | null {
  const pairs = names.flatMap((name) => (cookies.get(name) ? [`${name}=${cookies.get(name)}`] : []));
  return pairs.length > 0 ? pairs.join('; ') : null;
}

export function toSetCookieHeaders(setCookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return headers;
}

export const formatCookieDeletion = (name: string) => `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`;
