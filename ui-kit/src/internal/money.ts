import { atNeed } from './at-need.ts';

const roubles = atNeed(() => new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 }));

/** Whether a number of kopecks can be shown as a price: finite and not negative. */
export const isMoney = (kopecks: number | null | undefined): kopecks is number =>
  typeof kopecks === 'number' && Number.isFinite(kopecks) && kopecks >= 0;

/** Formats kopecks as «12 490 ₽» with no-break spaces, or as an em dash when the number is no price. */
export const formatMoney = (kopecks: number | null | undefined): string => (isMoney(kopecks) ? roubles().format(kopecks / 100) : '—');
