import { formatDay } from './order-dates.ts';

/** Groups what comes by its last day, the earliest first. What has no day yet comes last. */
export function groupByDay<Row>(rows: readonly Row[], toDay: (row: Row) => string | null): { title: string; rows: Row[] }[] {
  const dates = new Set(rows.flatMap((row) => toDay(row) ?? []));
  const days = [...[...dates].sort(), ...(rows.some((row) => !toDay(row)) ? [''] : [])];
  return days.map((day) => ({
    title: day ? `До\u00a0${formatDay(day)}` : 'Дату покажем, когда будет известен город',
    rows: rows.filter((row) => (toDay(row) ?? '') === day),
  }));
}
