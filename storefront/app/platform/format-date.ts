// The shop's own clock: the server and every browser must write the same day.
const long = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Moscow' });

/** «20 ноября 2026», by the day it is in Moscow. */
export function formatDate(moment: string): string {
  const parts = Object.fromEntries(long.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${parts.day}\u00a0${parts.month} ${parts.year}`;
}
