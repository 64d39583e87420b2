// The time zone is fixed, because the server and every browser must render the same day.
const longDateFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Moscow' });

/** Formats a date like «20 ноября 2026», in Moscow time. */
export function formatDate(moment: string): string {
  const parts = Object.fromEntries(longDateFormat.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${parts.day}\u00a0${parts.month} ${parts.year}`;
}

const timeFormat = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Moscow' });

const dayFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });

/**
 * Formats a deadline like «12:45 по Москве», with the day if that is not today. The text names the time zone, because the shopper's own may
 * differ.
 */
export function formatDeadline(moment: string, now = new Date()): string {
  const end = new Date(moment);
  const day = dayFormat.format(end);
  const timeAndDay = day === dayFormat.format(now) ? timeFormat.format(end) : `${timeFormat.format(end)} ${day.replace(' ', '\u00a0')}`;
  return `${timeAndDay} по\u00a0Москве`;
}

/** Returns the moment just before a deadline, so that a deadline at midnight is displayed as the day before. */
export const computeLastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString();
