import { formatDay } from './order-dates.ts';

/** Groups what comes by its last day, the earliest first. What has no day yet comes last. */
export function groupByDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string | null): { title: string; rows: Row[] }[] {
  const known = new Set(rows.flatMap((row) => dayOf(row) ?? []));
  const days = [...[...known].sort(), ...(rows.some((row) => !dayOf(row)) ? [''] : [])];
  return days.map((day) => ({
    title: day ? `До\u00a0${formatDay(day)}` : 'Дату покажем, когда будет известен город',
    rows: rows.filter((row) => (dayOf(row) ?? '') === day),
  }));
}
