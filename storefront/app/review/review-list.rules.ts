import type { ReviewsQuery, ReviewsQueryVariables } from '../platform/graphql/generated/graphql.ts';

export type Reviews = ReviewsQuery;
export type Review = Reviews['reviewList']['items'][number];

/** Which reviews an address shows. */
export interface ReviewsShown {
  withPhotos: boolean;
  /** Number of pages shown. */
  pages: number;
}

/** Number of reviews that are loaded at a time. */
export const pageSize = 4;

/** The API returns at most a hundred reviews. */
const maxPages = 25;

const names = { photos: 'photos', pages: 'reviews' } as const;

export function readReviewsShown(search: URLSearchParams): ReviewsShown {
  const asked = Number(search.get(names.pages));
  const isPossible = Number.isInteger(asked) && asked >= 1 && asked <= maxPages;
  return { withPhotos: search.get(names.photos) === '1', pages: isPossible ? asked : 1 };
}

/** Address of the same page with other reviews. Other parameters are kept. */
export function reviewsHref(search: URLSearchParams, { withPhotos, pages }: ReviewsShown): string {
  const next = new URLSearchParams(search);
  for (const name of Object.values(names)) next.delete(name);
  if (withPhotos) next.set(names.photos, '1');
  if (pages > 1) next.set(names.pages, String(pages));
  return `?${next}#reviews`;
}

/** Variables of the first query, which loads all the pages that the address shows in one request. */
export const reviewsAsked = (productId: string, { withPhotos, pages }: ReviewsShown): ReviewsQueryVariables => ({
  productId,
  withPhotos,
  page: 1,
  limit: pages * pageSize,
});

/** Average rating and number of ratings; null if there are none. */
export function ratingOf({ reviewList: { averageRating, distribution } }: Reviews) {
  const count = distribution.reduce((sum, one) => sum + one.count, 0);
  return averageRating === null || count === 0 ? null : { average: averageRating, count };
}
