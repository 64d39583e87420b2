import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** The day in Moscow, as an ISO date. */
export const formatMoscowDay = (time: Date): string => dayFormat.format(time);

// Moscow has kept the same offset all year round since 2014.
export const MOSCOW_OFFSET_MS = 3 * HOUR_MS;

/** The moment at which a day ends in Moscow. A day is stored as its midnight in UTC. */
export const computeMoscowDayEnd = (day: Date): Date => new Date(day.getTime() + DAY_MS - MOSCOW_OFFSET_MS);
