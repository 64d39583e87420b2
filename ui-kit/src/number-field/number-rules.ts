import { parseNumber } from '../internal/number-format.ts';
import type { Locale } from '../locale/shop-locale.ts';

export interface NumberLimits {
  min: number | undefined;
  max: number | undefined;
}

const minusPattern = /[-\u2212\u2013]/g;

const countDecimals = (number: number): number => {
  const [, decimals = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e(.+))?$/.exec(String(number)) ?? [];
  return Math.max(0, decimals.length - Number(exponent));
};

const isPercent = (format: Intl.NumberFormatOptions | undefined): boolean => format?.style === 'percent';

/** Default limits, beyond which JavaScript does not represent whole numbers exactly. */
const safeLimits = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } as const;

export const clampNumber = (number: number, { min = safeLimits.min, max = safeLimits.max }: NumberLimits): number =>
  Math.min(Math.max(number, min), max);

/** Whether a number has reached its limit in a direction, so that the button for that direction is disabled. */
export const isAtLimit = (
  number: number | null,
  direction: 1 | -1,
  { min = safeLimits.min, max = safeLimits.max }: NumberLimits,
): boolean => number !== null && (direction === 1 ? number >= max : number <= min);

/**
 * Adds a step and removes rounding errors of binary fractions, such as 0.30000000000000004. In an empty field the first step gives 0, or
 * the limit closest to 0.
 */
export function addStep(number: number | null, step: number, limits: NumberLimits): number {
  if (number === null) return clampNumber(0, limits);
  const decimals = Math.min(100, Math.max(countDecimals(number), countDecimals(step)));
  return clampNumber(Number((number + step).toFixed(decimals)), limits);
}

/** Reads the number in the text of a field by the format of the field: «15 %» is 0.15. */
export function readNumber(text: string, locale: Locale, format: Intl.NumberFormatOptions | undefined): number | null {
  const number = parseNumber(text.replace(minusPattern, '-'), locale);
  return number !== null && isPercent(format) ? Number(`${number}e-2`) : number;
}

/** Rounds to the maximum number of decimals that the format states, if it states one. */
export function roundToFormat(number: number, format: Intl.NumberFormatOptions | undefined): number {
  const decimals = format?.maximumFractionDigits;
  return decimals === undefined ? number : Number(number.toFixed(decimals + (isPercent(format) ? 2 : 0)));
}

/** Whether a text has only characters of numbers: digits, separators, symbols of its format, and a minus if it may be negative. */
export function canBeNumber(text: string, formatter: Intl.NumberFormat, { min = safeLimits.min }: NumberLimits): boolean {
  const sampleText = formatter.format(11_111.1);
  return [...(min < 0 ? text.replace(minusPattern, '') : text)].every(
    (character) => /[\d\s.,'\u2019+]/.test(character) || sampleText.includes(character),
  );
}
