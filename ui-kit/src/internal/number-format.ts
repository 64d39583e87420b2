import { type Locale, shopLocale } from '../locale/shop-locale.ts';
import { cacheByLocale } from './cache-by-locale.ts';

// Created on first use: the first number format costs a slow phone some 50 ms, and hydration needs none.
const digits = cacheByLocale(({ language }) => new Intl.NumberFormat(language));

/** Formats «4 990 ₽»: grouped digits, then the unit after a no-break space. */
export const formatNumber = (value: number, unit?: string, locale = shopLocale): string =>
  unit === undefined ? digits(locale).format(value) : `${digits(locale).format(value)}\u00a0${unit}`;

const separators = cacheByLocale((locale) => {
  const parts = digits(locale).formatToParts(11_111.5);
  const find = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  return { group: find('group'), decimal: find('decimal') };
});

/** Reads a number as a person types it, with or without grouping; `null` for anything else. */
export function parseNumber(text: string, locale: Locale): number | null {
  const { group, decimal } = separators(locale);
  const plain = [...text.replaceAll('\u2212', '-')]
    .filter((character) => character !== group)
    .map((character) => (character === decimal ? '.' : character))
    .filter((character) => /[\d.-]/.test(character))
    .join('');
  const number = Number(plain);
  return plain === '' || Number.isNaN(number) ? null : number;
}
