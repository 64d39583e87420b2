export type Cookies = ReadonlyMap<string, string>;

/** Cookies of a request by name. */
export function readCookies(header: string | null): Cookies {
  const pairs = (header ?? '').split(/;\s*/).flatMap((cookie): [string, string][] => {
    const sign = cookie.indexOf('=');
    return sign > 0 ? [[cookie.slice(0, sign), cookie.slice(sign + 1)]] : [];
  });
  return new Map(pairs);
}

/** The same after an answer's `Set-Cookie`; what that takes away is gone. */
export function withSetCookies(cookies: Cookies, setCookies: readonly string[]): Cookies {
  const next = new Map(cookies);
  for (const [name, value] of readCookies(setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; '))) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** A Cookie header of these alone; null where none of them is there. */
export function cookieHeader(cookies: Cookies, names: readonly string[]): string | null {
  const present = names.flatMap((name) => (cookies.get(name) ? [`${name}=${cookies.get(name)}`] : []));
  return present.length > 0 ? present.join('; ') : null;
}

/** What hands cookies to the browser, each in a header of its own. */
export function setCookieHeaders(setCookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return headers;
}

/** Takes a cookie of ours away. */
export const withoutCookie = (name: string) => `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`;
