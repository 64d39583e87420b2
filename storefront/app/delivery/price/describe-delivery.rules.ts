import { formatMoney } from '@meet/ui-kit/price';

/** Days in Moscow, both included, as ISO dates. */
export interface DeliveryDays {
  from: string;
  to: string;
}

const dayFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function splitDay(day: string) {
  const parts = dayFormat.formatToParts(new Date(day));
  const readPart = (name: 'day' | 'month') => parts.find(({ type }) => type === name)?.value ?? '';
  return { day: readPart('day'), month: readPart('month') };
}

/** Formats a range of days: «22–25 ноября», «29 ноября – 2 декабря». */
export function describeDays({ from, to }: DeliveryDays): string {
  const [first, last] = [splitDay(from), splitDay(to)];
  const lastDayText = `${last.day}\u00a0${last.month}`;
  if (from === to) return lastDayText;
  return first.month === last.month ? `${first.day}–${lastDayText}` : `${first.day}\u00a0${first.month}\u00a0– ${lastDayText}`;
}

/** Formats the first day of an open range: «с 22 ноября». */
export function describeSince(day: string): string {
  const { day: first, month } = splitDay(day);
  return `с\u00a0${first}\u00a0${month}`;
}

/** Prices of the delivery methods to a city; `pickup` is null if the city has no pickup point. */
export interface MethodPrices {
  courier: number;
  pickup: number | null;
}

/** The lowest delivery price: «от 585 ₽», «885 ₽» if there is only one method, «бесплатно в пункт выдачи». */
export function describePrices({ courier, pickup }: MethodPrices): string {
  if (pickup === null) return formatMoney(courier);
  return pickup === 0 ? 'бесплатно в\u00a0пункт выдачи' : `от\u00a0${formatMoney(Math.min(courier, pickup))}`;
}
