export const stars = [1, 2, 3, 4, 5] as const;

/** Stars that can be given. */
export type Star = (typeof stars)[number];

export const starNames: Record<Star, string> = { 1: 'Ужасно', 2: 'Плохо', 3: 'Нормально', 4: 'Хорошо', 5: 'Отлично' };

const tenths = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** «4,6» */
export const formatRating = (value: number): string => tenths.format(value);
