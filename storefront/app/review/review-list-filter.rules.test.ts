import {
  buildReviewsHref,
  defaultReviewListFilter,
  pageSize,
  readReviewListFilter,
  toInitialReviewsVariables,
} from './review-list-filter.rules.ts';

const readReviews = (search: string) => readReviewListFilter(new URLSearchParams(search));
const buildHref = (search: string, changes: Partial<typeof defaultReviewListFilter>) =>
  buildReviewsHref(new URLSearchParams(search), { ...defaultReviewListFilter, ...changes });

test('the address contains the number of displayed pages; an invalid number means the first page', () => {
  expect(readReviews('')).toEqual(defaultReviewListFilter);
  expect(readReviews('photos=1&reviews=3')).toEqual({ ...defaultReviewListFilter, withPhotos: true, pages: 3 });
  for (const invalid of ['0', '-1', '1.5', '26', '1e9', 'all']) expect(readReviews(`reviews=${invalid}`).pages).toBe(1);
});

test('the address contains the rating and the order; invalid values mean all reviews in the default order', () => {
  expect(readReviews('stars=4&order=lowest')).toMatchObject({ stars: 4, sort: 'LOWEST' });
  for (const invalid of ['0', '6', '4.5', '']) expect(readReviews(`stars=${invalid}&order=best`)).toEqual(defaultReviewListFilter);
});

test('the first request loads all pages that the address includes', () => {
  expect(toInitialReviewsVariables('p', { ...defaultReviewListFilter, pages: 3 })).toMatchObject({ page: 1, limit: 3 * pageSize });
  expect(toInitialReviewsVariables('p', readReviews('stars=2&order=useful'))).toMatchObject({ rating: 2, sort: 'USEFUL' });
});

test('a link includes the chosen size and leads to the reviews', () => {
  expect(buildHref('size=41&photos=1&reviews=2&stars=5&order=latest', {})).toBe('?size=41#reviews');
  expect(buildHref('size=41', { withPhotos: true, pages: 2 })).toBe('?size=41&photos=1&reviews=2#reviews');
  expect(buildHref('', { stars: 5, sort: 'HIGHEST' })).toBe('?stars=5&order=highest#reviews');
});
