import { href } from 'react-router';
import type { ReviewSort, ReviewsQueryVariables } from '../platform/graphql/generated/graphql.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

/** Which reviews a URL displays, in which order and how many. */
export interface ReviewListFilter {
  withPhotos: boolean;
  /** Number of stars of the displayed reviews; all if undefined. */
  stars: Stars | undefined;
  sort: ReviewSort;
  /** How many pages of reviews are displayed, one below the other. */
  pages: number;
}

/** Number of reviews that are loaded at a time. */
export const pageSize = 4;

/** The API returns at most a hundred reviews at a time. */
const maxPages = 25;

const paramNames = { photos: 'photos', stars: 'stars', sort: 'order', pages: 'reviews' } as const;

/** Sort orders, with their labels. The first is the default. */
export const reviewSortOptions = [
  { sort: 'PHOTOS_FIRST', name: 'Сначала с\u00a0фото' },
  { sort: 'LATEST', name: 'Новые' },
  { sort: 'USEFUL', name: 'Полезные' },
  { sort: 'HIGHEST', name: 'С\u00a0высокой оценкой' },
  { sort: 'LOWEST', name: 'С\u00a0низкой оценкой' },
] as const satisfies readonly { sort: ReviewSort; name: string }[];

/** All reviews in the default order. */
export const defaultReviewListFilter: ReviewListFilter = { withPhotos: false, stars: undefined, sort: 'PHOTOS_FIRST', pages: 1 };

const isStars = (value: number): value is Stars => [1, 2, 3, 4, 5].includes(value);

export function readReviewListFilter(search: URLSearchParams): ReviewListFilter {
  const pages = Number(search.get(paramNames.pages));
  const stars = Number(search.get(paramNames.stars));
  const sortText = search.get(paramNames.sort)?.toUpperCase();
  return {
    withPhotos: search.get(paramNames.photos) === '1',
    stars: isStars(stars) ? stars : undefined,
    sort: reviewSortOptions.find(({ sort }) => sort === sortText)?.sort ?? defaultReviewListFilter.sort,
    pages: Number.isInteger(pages) && pages >= 1 && pages <= maxPages ? pages : 1,
  };
}

/** Returns the URL of the current page with the reviews of this filter. Parameters that are not about reviews are kept. */
export function buildReviewsHref(search: URLSearchParams, { withPhotos, stars, sort, pages }: ReviewListFilter): string {
  const nextParams = new URLSearchParams(search);
  for (const name of Object.values(paramNames)) nextParams.delete(name);
  if (withPhotos) nextParams.set(paramNames.photos, '1');
  if (stars) nextParams.set(paramNames.stars, String(stars));
  if (sort !== defaultReviewListFilter.sort) nextParams.set(paramNames.sort, sort.toLowerCase());
  if (pages > 1) nextParams.set(paramNames.pages, String(pages));
  return `?${nextParams}#reviews`;
}

/** Path of a product's page, scrolled to all its reviews. */
export const buildReviewsPath = (slug: string) => `${href('/product/:slug', { slug })}#reviews`;

/** Variables of a query for one page of the reviews that match the filter. */
export const toReviewsVariables = (
  productId: string,
  { withPhotos, stars, sort }: ReviewListFilter,
  { page, limit }: { page: number; limit: number },
): ReviewsQueryVariables => ({ productId, withPhotos, rating: stars, sort, page, limit });

/** Variables of the query when the page is loaded. One request loads all the pages of reviews that the URL displays. */
export const toInitialReviewsVariables = (productId: string, filter: ReviewListFilter): ReviewsQueryVariables =>
  toReviewsVariables(productId, filter, { page: 1, limit: filter.pages * pageSize });
