import type { ReviewsQuery, ReviewsQueryVariables } from '../platform/graphql/generated/graphql.ts';

export type Reviews = ReviewsQuery;
export type Review = Reviews['reviewList']['items'][number];

/** What an address asks to see of the reviews. */
export interface ReviewsShown {
  withPhotos: boolean;
  /** How many stretches of the list. */
  stretches: number;
}

/** How many come at once. */
export const stretch = 4;

/** The API gives a hundred at most. */
const mostStretches = 25;

const names = { photos: 'photos', stretches: 'reviews' } as const;

export function readReviewsShown(search: URLSearchParams): ReviewsShown {
  const asked = Number(search.get(names.stretches));
  const isPossible = Number.isInteger(asked) && asked >= 1 && asked <= mostStretches;
  return { withPhotos: search.get(names.photos) === '1', stretches: isPossible ? asked : 1 };
}

/** The address of the same page with other reviews; whatever else it says stays. */
export function reviewsHref(search: URLSearchParams, { withPhotos, stretches }: ReviewsShown): string {
  const next = new URLSearchParams(search);
  for (const name of Object.values(names)) next.delete(name);
  if (withPhotos) next.set(names.photos, '1');
  if (stretches > 1) next.set(names.stretches, String(stretches));
  return `?${next}#reviews`;
}

/** What the first rendering shows: all stretches that the address asks for, as one. */
export const reviewsAsked = (productId: string, { withPhotos, stretches }: ReviewsShown): ReviewsQueryVariables => ({
  productId,
  withPhotos,
  page: 1,
  limit: stretches * stretch,
});

/** The stretch that follows what is shown. Reviews that came meanwhile push others into it again: see `joined`. */
export const nextAsked = (productId: string, withPhotos: boolean, shown: number): ReviewsQueryVariables => ({
  productId,
  withPhotos,
  page: Math.floor(shown / stretch) + 1,
  limit: stretch,
});

/** Each review once, where it stood first. */
export function joined(before: readonly Review[], more: readonly Review[]): Review[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}

/** The average and how many have rated; null where nobody has. */
export function ratingOf({ reviewList: { averageRating, distribution } }: Reviews) {
  const count = distribution.reduce((sum, one) => sum + one.count, 0);
  return averageRating === null || count === 0 ? null : { average: averageRating, count };
}
