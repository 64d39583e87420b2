import type { Locale } from '../locale/shop-locale.ts';

/**
 * Returns a function that creates a value at its first call for a locale and returns the same value from then on. Equal locales share the
 * value, because a server makes a new provider for every request.
 */
export function cacheByLocale<Value>(create: (locale: Locale) => Value): (locale: Locale) => Value {
  const values = new Map<string, Value>();
  return (locale) => {
    const key = `${locale.language} ${locale.currency} ${locale.timeZone}`;
    const value = values.get(key) ?? create(locale);
    values.set(key, value);
    return value;
  };
}
