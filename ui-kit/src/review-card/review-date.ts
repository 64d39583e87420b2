import { cacheByLocale } from '../internal/cache-by-locale.ts';
import { type Locale, shopLocale } from '../locale/shop-locale.ts';

const getDateFormat = cacheByLocale(
  ({ language, timeZone }) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
);

/**
 * Whether a date is a day without a time. JavaScript reads such a date as midnight UTC, which is the previous evening west of Greenwich.
 */
const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/**
 * Formats «12 ноября 2026», without the word for «year» that Russian adds at the end. A moment is formatted in the time zone of `locale`, a
 * day as it is.
 */
export function formatReviewDate(iso: string, locale: Locale = shopLocale): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const parts = getDateFormat(isDay(iso) ? { ...locale, timeZone: 'UTC' } : locale).formatToParts(date);
  // Removes only a word after the year: some languages end with the month, as Latvian and Kazakh do, or with a word for the day.
  const endsWithYearWord = parts.at(-2)?.type === 'year' && parts.at(-1)?.type === 'literal';
  const text = (endsWithYearWord ? parts.slice(0, -1) : parts).map(({ value }) => value).join('');
  return text.replace(' ', '\u00a0');
}
