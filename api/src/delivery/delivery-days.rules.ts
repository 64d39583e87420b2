import { DAY_MS, HOUR_MS } from '../platform/process/durations.js';

/** Days between an order and its handing over to the carrier. */
const DAYS_TO_SEND = { FAST: { from: 1, to: 4 }, SLOW: { from: 14, to: 25 } } as const;

// Moscow has kept the same offset all year round since 2014.
const MOSCOW_OFFSET_MS = 3 * HOUR_MS;

/** Promised days, both included, each as its midnight in UTC. */
export interface DeliveryDays {
  from: Date;
  to: Date;
}

/** Days on which goods ordered now arrive. A day begins when it begins in Moscow. */
export function computeDeliveryDays(speed: 'FAST' | 'SLOW', transitDays: number, now: Date): DeliveryDays {
  const today = Math.floor((now.getTime() + MOSCOW_OFFSET_MS) / DAY_MS);
  const { from, to } = DAYS_TO_SEND[speed];
  return { from: toMidnight(today + from + transitDays), to: toMidnight(today + to + transitDays) };
}

const toMidnight = (day: number): Date => new Date(day * DAY_MS);
