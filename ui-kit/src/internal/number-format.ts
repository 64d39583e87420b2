import { type Locale, shopLocale } from '../locale/shop-locale.ts';
import { cacheByLocale } from './cache-by-locale.ts';

// Created on first use: the first number format costs a slow phone some 50 ms, and hydration needs none.
const getNumberFormat = cacheByLocale(({ language }) => new Intl.NumberFormat(language));

/** Formats «4 990 ₽»: grouped digits, then the unit after a no-break space. */
export const formatNumber = (value: number, unit?: string, locale = shopLocale): string =>
  unit === undefined ? getNumberFormat(locale).format(value) : `${getNumberFormat(locale).format(value)}\u00a0${unit}`;

/** Formats of the currency of a locale, with decimals and without. */
const getCurrencyFormats = cacheByLocale(({ language, currency }) => {
  const createFormat = (decimals?: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const exact = createFormat();
  return { exact, whole: createFormat(0), minorUnits: 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2) };
});

/** Number of minor units in a unit of the currency: 100 kopecks, 1 yen. */
export const countMinorUnits = (locale: Locale): number => getCurrencyFormats(locale).minorUnits;

/** Whether a number of minor units can be shown as a price: finite and not negative. */
export const isMoney = (amount: number | null | undefined): amount is number =>
  typeof amount === 'number' && Number.isFinite(amount) && amount >= 0;

/**
 * Formats an amount in minor units as «12 490 ₽» with no-break spaces, or as an em dash when the number is no price. Decimals are shown
 * only where they are not zero.
 */
export function formatMoney(amount: number | null | undefined, locale = shopLocale): string {
  if (!isMoney(amount)) return '—';
  const { exact, whole, minorUnits } = getCurrencyFormats(locale);
  return (amount % minorUnits === 0 ? whole : exact).format(amount / minorUnits);
}

const getSeparators = cacheByLocale((locale) => {
  const parts = getNumberFormat(locale).formatToParts(11_111.5);
  const findSeparator = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  return { group: findSeparator('group'), decimal: findSeparator('decimal') };
});

/** Reads a number as a person types it, with or without grouping. Ignores other characters, and returns `null` if no number is left. */
export function parseNumber(text: string, locale: Locale): number | null {
  const { group, decimal } = getSeparators(locale);
  const plainText = [...text.replaceAll('\u2212', '-')]
    .filter((character) => character !== group)
    .map((character) => (character === decimal ? '.' : character))
    .filter((character) => /[\d.-]/.test(character))
    .join('');
  const number = Number(plainText);
  return plainText === '' || Number.isNaN(number) ? null : number;
}
