import type { ReviewsQuery } from '../platform/graphql/generated/graphql.ts';
import type { ReviewListFilter } from './review-list-filter.rules.ts';

export type Reviews = ReviewsQuery;
export type Review = Reviews['reviewList']['items'][number];

/** The reviews with which a product page was loaded. */
export interface InitialReviews {
  firstPage: Reviews;
  /** Filter and sort order of `firstPage`. */
  filter: ReviewListFilter;
}

export const toReviewCard = ({ user, createdAt, isBought, id: _id, usefulCount: _count, isUseful: _vote, ...review }: Review) => ({
  ...review,
  author: user.name,
  date: createdAt,
  bought: isBought,
});

/** Average rating and number of ratings; null if there are none. */
export function toRating({ reviewList: { averageRating, distribution } }: Reviews) {
  const count = distribution.reduce((sum, entry) => sum + entry.count, 0);
  return averageRating === null || count === 0 ? null : { average: averageRating, count };
}
