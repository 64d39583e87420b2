import type { RatingCount } from './review.model.js';

const ratings = [5, 4, 3, 2, 1];

/** Counts of every rating from 5 to 1, including zeros. */
export const distributionOf = (counts: readonly RatingCount[]): RatingCount[] => {
  const countOf = new Map(counts.map(({ rating, count }) => [rating, count]));
  return ratings.map((rating) => ({ rating, count: countOf.get(rating) ?? 0 }));
};

/** Average with one decimal, rounded half up; null without ratings. */
export const averageOf = (counts: readonly RatingCount[]): number | null => {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const stars = counts.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return total === 0 ? null : Math.round((10 * stars) / total) / 10;
};
