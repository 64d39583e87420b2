import { atNeed } from './at-need.ts';

const roubles = atNeed(() => new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 }));

/** Whether kopecks can be shown as a price: a finite number, zero or more. */
export const isMoney = (kopecks: number | null | undefined): kopecks is number =>
  typeof kopecks === 'number' && Number.isFinite(kopecks) && kopecks >= 0;

/** Kopecks as «12 490 ₽» with no-break spaces; an em dash for what is no price. */
export const formatMoney = (kopecks: number | null | undefined): string => (isMoney(kopecks) ? roubles().format(kopecks / 100) : '—');
