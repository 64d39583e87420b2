import type { DeliverySpeed } from '../../../platform/graphql/generated/graphql.ts';

/** Earliest and latest delivery, in days from today. */
const days: Record<DeliverySpeed, readonly [first: number, last: number]> = { FAST: [1, 4], SLOW: [14, 25] };

const dayMs = 86_400_000;

// The shop's time zone. Moscow has no daylight saving time, so every day there is 24 hours long.
const format = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });

function dayOf(now: Date, later: number) {
  const parts = format.formatToParts(new Date(now.getTime() + later * dayMs));
  const part = (name: 'day' | 'month') => parts.find(({ type }) => type === name)?.value ?? '';
  return { day: part('day'), month: part('month') };
}

/** Formats the delivery dates of an order placed now: «22–25 ноября», «29 ноября – 2 декабря». */
function rangeOf(now: Date, speed: DeliverySpeed): string {
  const [first, last] = days[speed];
  const from = dayOf(now, first);
  const to = dayOf(now, last);
  const end = `${to.day}\u00a0${to.month}`;
  return from.month === to.month ? `${from.day}–${end}` : `${from.day}\u00a0${from.month}\u00a0– ${end}`;
}

export type DeliveryDates = Record<DeliverySpeed, string>;

/** Delivery dates at both speeds for an order placed now, in Moscow time. */
export const deliveryDates = (now: Date): DeliveryDates => ({ FAST: rangeOf(now, 'FAST'), SLOW: rangeOf(now, 'SLOW') });
