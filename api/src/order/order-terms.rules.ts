import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/process/durations.js';

const PAY_MS = DAY_MS;
/** A payment that begins in time may end a little later. */
const HELD_LONGER_MS = 5 * MINUTE_MS;

/** Until when an order that was confirmed at this time may be paid, and until when its units are held. */
export function computeConfirmedTerms(confirmedAt: Date): { payUntil: Date; heldUntil: Date } {
  const payUntil = new Date(confirmedAt.getTime() + PAY_MS);
  return { payUntil, heldUntil: new Date(payUntil.getTime() + HELD_LONGER_MS) };
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** The day in Moscow, as an ISO date. */
export const formatMoscowDay = (time: Date): string => day.format(time);

// Moscow has kept the same offset all year round since 2014.
export const MOSCOW_OFFSET_MS = 3 * HOUR_MS;

/** The moment at which a day ends in Moscow. A day is stored as its midnight in UTC. */
export const endOfMoscowDay = (day: Date): Date => new Date(day.getTime() + DAY_MS - MOSCOW_OFFSET_MS);
