import { atNeed } from './at-need.ts';

// Created on first use: the first number format costs a slow phone some 50 ms, and hydration needs none.
const digits = atNeed(() => new Intl.NumberFormat('ru-RU'));

/** Formats «4 990 ₽»: grouped digits, then the unit after a no-break space. */
export const formatNumber = (value: number, unit?: string): string =>
  unit === undefined ? digits().format(value) : `${digits().format(value)}\u00a0${unit}`;
