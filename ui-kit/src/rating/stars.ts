import { cacheByLocale } from '../internal/cache-by-locale.ts';
import type { Locale } from '../locale/shop-locale.ts';

/** Number of stars that a shopper can give. */
export type Star = 1 | 2 | 3 | 4 | 5;

export const stars: readonly Star[] = [1, 2, 3, 4, 5];

const getAverageFormat = cacheByLocale(
  ({ language }) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const getRatingFormat = cacheByLocale(({ language }) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));

/** Formats an average with one decimal, «4,6» or «5,0», so that it does not look like one number with the count beside it. */
export const formatAverage = (value: number, locale: Locale): string => getAverageFormat(locale).format(value);

/** Formats one person's rating: «5». */
export const formatRating = (value: number, locale: Locale): string => getRatingFormat(locale).format(value);
