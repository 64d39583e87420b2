import type { Locale } from '../locale/shop-locale.ts';
import { cacheByLocale } from './cache-by-locale.ts';

const getPercentFormat = cacheByLocale(({ language }) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }));

/** Formats a percentage: «45 %», or “45%” in English. */
export const formatPercent = (percentage: number, locale: Locale): string => getPercentFormat(locale).format(percentage / 100);
