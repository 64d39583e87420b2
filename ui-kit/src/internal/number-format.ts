import { type Locale, shopLocale } from '../locale/shop-locale.ts';
import { cacheByLocale } from './cache-by-locale.ts';

// Created on first use: the first number format costs a slow phone some 50 ms, and hydration needs none.
const getNumberFormat = cacheByLocale(({ language }) => new Intl.NumberFormat(language));

/** Formats «4 990 ₽»: grouped digits, then the unit after a no-break space. */
export const formatNumber = (value: number, unit?: string, locale = shopLocale): string =>
  unit === undefined ? getNumberFormat(locale).format(value) : `${getNumberFormat(locale).format(value)}\u00a0${unit}`;

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
