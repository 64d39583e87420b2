import { lazyValue } from '../internal/lazy-value.ts';

export const stars = [1, 2, 3, 4, 5] as const;

/** Possible ratings. */
export type Star = (typeof stars)[number];

export const starNames: Record<Star, string> = { 1: 'Ужасно', 2: 'Плохо', 3: 'Нормально', 4: 'Хорошо', 5: 'Отлично' };

const average = lazyValue(() => new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const ratingFormat = lazyValue(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }));

/** Formats an average with one decimal, «4,6» or «5,0», so that it does not run into the count beside it. */
export const formatAverage = (value: number): string => average().format(value);

/** Formats one person's rating: «5». */
export const formatRating = (value: number): string => ratingFormat().format(value);
