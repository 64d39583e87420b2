import { describeDays } from '../../delivery/price/describe-delivery.rules.ts';
import type { DeliverySpeed } from '../../platform/graphql/generated/graphql.ts';

/** Earliest and latest delivery, in days from today. */
const daysBySpeed: Record<DeliverySpeed, readonly [first: number, last: number]> = { FAST: [1, 4], SLOW: [14, 25] };

const dayMs = 86_400_000;

// The shop's time zone, which has no daylight saving time.
const moscowOffsetMs = 10_800_000;

/** Formats the date in Moscow `dayCount` days from now, as ISO. */
const formatMoscowDate = (now: Date, dayCount: number) => new Date(now.getTime() + moscowOffsetMs + dayCount * dayMs).toISOString();

/** Formats the delivery dates of an order placed now: «22–25 ноября», «29 ноября – 2 декабря». */
function formatDeliveryRange(now: Date, speed: DeliverySpeed): string {
  const [first, last] = daysBySpeed[speed];
  return describeDays({ from: formatMoscowDate(now, first), to: formatMoscowDate(now, last) });
}

export type DeliveryDates = Record<DeliverySpeed, string>;

/** Delivery dates at both speeds for an order placed now, in Moscow time. */
export const formatDeliveryDates = (now: Date): DeliveryDates => ({
  FAST: formatDeliveryRange(now, 'FAST'),
  SLOW: formatDeliveryRange(now, 'SLOW'),
});
