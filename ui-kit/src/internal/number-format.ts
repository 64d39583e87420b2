import { lazyValue } from './lazy-value.ts';

// Created on first use: the first number format costs a slow phone some 50 ms, and hydration needs none.
const digits = lazyValue(() => new Intl.NumberFormat('ru-RU'));

/** Formats «4 990 ₽»: grouped digits, then the unit after a no-break space. */
export const formatNumber = (value: number, unit?: string): string =>
  unit === undefined ? digits().format(value) : `${digits().format(value)}\u00a0${unit}`;

const roubles = lazyValue(() => new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 }));

/** Whether a number of kopecks can be shown as a price: finite and not negative. */
export const isMoney = (kopecks: number | null | undefined): kopecks is number =>
  typeof kopecks === 'number' && Number.isFinite(kopecks) && kopecks >= 0;

/** Formats kopecks as «12 490 ₽» with no-break spaces, or as an em dash when the number is no price. */
export const formatMoney = (kopecks: number | null | undefined): string => (isMoney(kopecks) ? roubles().format(kopecks / 100) : '—');
