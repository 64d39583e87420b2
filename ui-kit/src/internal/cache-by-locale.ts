import type { Locale } from '../locale/shop-locale.ts';

/** Returns a function that creates a value at its first call for a locale and returns the same value from then on. */
export function cacheByLocale<Value>(create: (locale: Locale) => Value): (locale: Locale) => Value {
  const values = new WeakMap<Locale, Value>();
  return (locale) => {
    const value = values.get(locale) ?? create(locale);
    values.set(locale, value);
    return value;
  };
}
