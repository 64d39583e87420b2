import { atNeed } from './at-need.ts';

// The first format of a page takes a slow phone some 50 ms, and no page needs one to come alive.
const digits = atNeed(() => new Intl.NumberFormat('ru-RU'));

/** «4 990 ₽»: a number in groups, its unit after a no-break space. */
export const formatNumber = (value: number, unit?: string): string =>
  unit === undefined ? digits().format(value) : `${digits().format(value)}\u00a0${unit}`;
