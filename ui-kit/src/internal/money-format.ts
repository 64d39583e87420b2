import { type Locale, shopLocale } from '../locale/shop-locale.ts';
import { cacheByLocale } from './cache-by-locale.ts';

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
