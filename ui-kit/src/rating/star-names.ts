export const stars = [1, 2, 3, 4, 5] as const;

/** Stars that can be given. */
export type Star = (typeof stars)[number];

export const starNames: Record<Star, string> = { 1: 'Ужасно', 2: 'Плохо', 3: 'Нормально', 4: 'Хорошо', 5: 'Отлично' };

const average = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const given = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** An average, «4,6» and «5,0»: a bare digit would run together with the count beside it. */
export const formatAverage = (value: number): string => average.format(value);

/** What one person gave: «5». */
export const formatGiven = (value: number): string => given.format(value);
