const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });

/** Formats a day like «20 ноября», in Moscow time. */
export const formatDay = (moment: string): string => day.format(new Date(moment)).replace(' ', '\u00a0');

const minute = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** Formats a moment like «20 нояб., 14:05», in Moscow time. */
export const formatMinute = (moment: string): string => minute.format(new Date(moment)).replace(' ', '\u00a0');

const shortDay = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short', timeZone: 'Europe/Moscow' });

/** «около 28 нояб.», with the same day for machines. Nothing for an unknown day. */
export const formatAroundDay = (day: string | null): { date?: string; dateTime?: string } =>
  day ? { date: `около\u00a0${shortDay.format(new Date(day)).replace(' ', '\u00a0')}`, dateTime: day } : {};

/** «До 28 ноября», «До 28 ноября и до 19 декабря», one for each day by which a part of the order is there. Empty while none is known. */
export function listLastDays({ lines }: { lines: readonly { delivery: { to: string } | null }[] }): string {
  const dates = [...new Set(lines.flatMap(({ delivery }) => delivery?.to ?? []))].sort();
  return dates.map((day, position) => `${position ? 'до' : 'До'}\u00a0${formatDay(day)}`).join(' и\u00a0');
}

const unknownCity = 'Дату покажем, когда будет известен город';

/** Groups rows by their last day, the earliest first. Rows without a day come last, under the title `withoutDay`. */
export function groupByDay<Row>(
  rows: readonly Row[],
  toDay: (row: Row) => string | null,
  withoutDay = unknownCity,
): { title: string; rows: Row[] }[] {
  const dates = new Set(rows.flatMap((row) => toDay(row) ?? []));
  const days = [...[...dates].sort(), ...(rows.some((row) => !toDay(row)) ? [''] : [])];
  return days.map((day) => ({
    title: day ? `До\u00a0${formatDay(day)}` : withoutDay,
    rows: rows.filter((row) => (toDay(row) ?? '') === day),
  }));
}
