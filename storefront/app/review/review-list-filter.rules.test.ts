import {
  buildReviewsHref,
  defaultReviewListFilter,
  pageSize,
  readReviewListFilter,
  toInitialReviewsVariables,
} from './review-list-filter.rules.ts';

const readFilter = (search: string) => readReviewListFilter(new URLSearchParams(search));
const buildHref = (search: string, changes: Partial<typeof defaultReviewListFilter>) =>
  buildReviewsHref(new URLSearchParams(search), { ...defaultReviewListFilter, ...changes });

test('the address of reviews contains the photo filter and the number of displayed pages; an invalid number means the first page', () => {
  expect(readFilter('')).toEqual(defaultReviewListFilter);
  expect(readFilter('photos=1&reviews=3')).toEqual({ ...defaultReviewListFilter, withPhotos: true, pages: 3 });
  for (const invalidNumber of ['0', '-1', '1.5', '26', '1e9', 'all']) expect(readFilter(`reviews=${invalidNumber}`).pages).toBe(1);
});

test('the address of reviews contains the star rating and the sorting; invalid values mean all reviews in the default sorting', () => {
  expect(readFilter('stars=4&order=lowest')).toMatchObject({ stars: 4, sort: 'LOWEST' });
  for (const invalidStars of ['0', '6', '4.5', '']) expect(readFilter(`stars=${invalidStars}&order=best`)).toEqual(defaultReviewListFilter);
});

test('the first request for reviews loads all displayed pages at once, with the star rating and the sorting of the address', () => {
  expect(toInitialReviewsVariables('p', { ...defaultReviewListFilter, pages: 3 })).toMatchObject({ page: 1, limit: 3 * pageSize });
  expect(toInitialReviewsVariables('p', readFilter('stars=2&order=useful'))).toMatchObject({ rating: 2, sort: 'USEFUL' });
});

test('a link of the review filter keeps the chosen size and leads to the reviews', () => {
  expect(buildHref('size=41&photos=1&reviews=2&stars=5&order=latest', {})).toBe('?size=41#reviews');
  expect(buildHref('size=41', { withPhotos: true, pages: 2 })).toBe('?size=41&photos=1&reviews=2#reviews');
  expect(buildHref('', { stars: 5, sort: 'HIGHEST' })).toBe('?stars=5&order=highest#reviews');
});
