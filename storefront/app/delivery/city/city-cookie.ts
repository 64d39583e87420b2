const cookieName = 'city';
const yearSeconds = 31_536_000;
// A slug such as `sankt-peterburg`. Anything else counts as no city.
const cookiePattern = /(?:^|;\s*)city=([a-z\d][a-z\d-]{0,63})(?:;|$)/;

/** Returns the id of the chosen city in a Cookie header or `document.cookie`; null without a choice. The city may not exist. */
export const readCityId = (cookies: string | null | undefined): string | null => cookiePattern.exec(cookies ?? '')?.[1] ?? null;

/** Returns the cookie that stores the chosen city; null removes it. */
export const formatCityCookie = (cityId: string | null, isSecure: boolean): string =>
  `${cookieName}=${cityId ?? ''}; Path=/; Max-Age=${cityId === null ? 0 : yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
