import type { Locale } from '../locale/shop-locale.ts';

/** Returns a function that creates a value at its first call for a locale and returns the same value from then on. */
export function cacheByLocale<Value>(create: (locale: Locale) => Value): (locale: Locale) => Value {
  const values = new Map<string, Value>();
  let last: { locale: Locale; value: Value } | undefined;
  return (locale) => {
    // A page has one locale and formats thousands of values.
    if (last?.locale === locale) return last.value;
    const key = locale.language + locale.currency + locale.timeZone;
    const value = values.get(key) ?? create(locale);
    values.set(key, value);
    last = { locale, value };
    return value;
  };
}
