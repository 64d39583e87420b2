const dayFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });

/** Formats a day like «20 ноября», in Moscow time. */
export const formatDay = (moment: string): string => dayFormat.format(new Date(moment)).replace(' ', '\u00a0');

const dateTimeFormat = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** Formats a moment like «20 нояб., 14:05», in Moscow time. */
export const formatDateTime = (moment: string): string => dateTimeFormat.format(new Date(moment)).replace(' ', '\u00a0');

const shortDayFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short', timeZone: 'Europe/Moscow' });

/** Formats a day like «около 28 нояб.», with its ISO date for `<time>`. Returns an empty object if the day is unknown. */
export const formatApproximateDay = (day: string | null): { date?: string; dateTime?: string } =>
  day ? { date: `около\u00a0${shortDayFormat.format(new Date(day)).replace(' ', '\u00a0')}`, dateTime: day } : {};

/** Lists the days by which the parts of an order arrive: «До 28 ноября и до 19 декабря». Empty while no day is known. */
export function describeLastDays({ lines }: { lines: readonly { delivery: { to: string } | null }[] }): string {
  const dates = [...new Set(lines.flatMap(({ delivery }) => delivery?.to ?? []))].sort();
  return dates.map((day, index) => `${index ? 'до' : 'До'}\u00a0${formatDay(day)}`).join(' и\u00a0');
}

const unknownCityTitle = 'Дату покажем, когда будет известен город';

/** Groups rows by the last day of their delivery, the earliest first. Rows without a day come last, under the title `titleWithoutDay`. */
export function groupByDay<Row>(
  rows: readonly Row[],
  getDay: (row: Row) => string | null,
  titleWithoutDay = unknownCityTitle,
): { title: string; rows: Row[] }[] {
  const dates = new Set(rows.flatMap((row) => getDay(row) ?? []));
  const days = [...[...dates].sort(), ...(rows.some((row) => !getDay(row)) ? [''] : [])];
  return days.map((day) => ({
    title: day ? `До\u00a0${formatDay(day)}` : titleWithoutDay,
    rows: rows.filter((row) => (getDay(row) ?? '') === day),
  }));
}
