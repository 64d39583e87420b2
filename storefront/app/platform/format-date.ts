// A fixed time zone, because the server and every browser must render the same day.
const long = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Moscow' });

/** Formats a date like «20 ноября 2026», in Moscow time. */
export function formatDate(moment: string): string {
  const parts = Object.fromEntries(long.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${parts.day}\u00a0${parts.month} ${parts.year}`;
}
