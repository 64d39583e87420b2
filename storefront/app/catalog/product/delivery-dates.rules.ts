import type { DeliverySpeed } from '../../platform/graphql/generated/graphql.ts';

/** Days from today until a unit is there: the first possible and the last. */
const days: Record<DeliverySpeed, readonly [first: number, last: number]> = { FAST: [1, 4], SLOW: [14, 25] };

const dayMs = 86_400_000;

// The shop's own clock: Moscow knows no summer time, so a day there is always as long.
const format = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });

function dayOf(now: Date, later: number) {
  const parts = format.formatToParts(new Date(now.getTime() + later * dayMs));
  const part = (name: 'day' | 'month') => parts.find(({ type }) => type === name)?.value ?? '';
  return { day: part('day'), month: part('month') };
}

/** «22–25 ноября», «29 ноября – 2 декабря»: when something ordered now is there. */
function rangeOf(now: Date, speed: DeliverySpeed): string {
  const [first, last] = days[speed];
  const from = dayOf(now, first);
  const to = dayOf(now, last);
  const end = `${to.day}\u00a0${to.month}`;
  return from.month === to.month ? `${from.day}–${end}` : `${from.day}\u00a0${from.month}\u00a0– ${end}`;
}

export type DeliveryDates = Record<DeliverySpeed, string>;

/** The dates of both speeds for who orders now, by the calendar of Moscow. */
export const deliveryDates = (now: Date): DeliveryDates => ({ FAST: rangeOf(now, 'FAST'), SLOW: rangeOf(now, 'SLOW') });
