import { cacheByLocale } from '../internal/cache-by-locale.ts';
import { type Locale, shopLocale } from '../locale/shop-locale.ts';

const dates = cacheByLocale(
  ({ language, timeZone }) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
);

/** Formats «12 ноября 2026», without the word for a year that Russian adds, in the shop's time zone. */
export function formatReviewDate(iso: string, locale: Locale = shopLocale): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return dates(locale)
    .format(date)
    .replace(/\s\D+$/, '')
    .replace(' ', '\u00a0');
}
