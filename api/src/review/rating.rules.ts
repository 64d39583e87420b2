import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import type { RatingCount } from './review.model.js';

const ratings = [5, 4, 3, 2, 1];

export const isRating = (rating: number): boolean => ratings.includes(rating);

/** Counts of every rating from 5 to 1, including zeros. `counts` begin with one star. */
export const toDistribution = (counts: readonly number[]): RatingCount[] =>
  ratings.map((rating) => ({ rating, count: counts[rating - 1] ?? 0 }));

/** Validates a rating by which reviews are filtered. Null means all. */
export const requireRating = (rating: number | null | undefined): number | null => {
  if (rating == null || isRating(rating)) return rating ?? null;
  throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Оценки бывают от\u00a01 до\u00a05.', { field: 'rating' });
};
