import { lazyValue } from '../internal/lazy-value.ts';

const zone = { timeZone: 'Europe/Moscow' } as const;
const dayAndMonth = lazyValue(() => new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', ...zone }));
const year = lazyValue(() => new Intl.DateTimeFormat('ru-RU', { year: 'numeric', ...zone }));

/** Formats «12 ноября 2026» in Moscow time, the same on the server and in every browser. */
export function formatReviewDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return `${dayAndMonth().format(date).replace(' ', '\u00a0')} ${year().format(date)}`;
}
