import { pageSize, readReviewsShown, reviewsAsked, reviewsHref } from './review-list.rules.ts';

const shown = (search: string) => readReviewsShown(new URLSearchParams(search));

test('an address names the number of pages shown; an invalid one shows the first', () => {
  expect(shown('')).toEqual({ withPhotos: false, pages: 1 });
  expect(shown('photos=1&reviews=3')).toEqual({ withPhotos: true, pages: 3 });
  for (const nonsense of ['0', '-1', '1.5', '26', '1e9', 'all']) expect(shown(`reviews=${nonsense}`).pages).toBe(1);
});

test('the first request loads all pages that the address names', () => {
  expect(reviewsAsked('p', { withPhotos: false, pages: 3 })).toMatchObject({ page: 1, limit: 3 * pageSize });
});

test('a link keeps the chosen size and leads to the reviews', () => {
  expect(reviewsHref(new URLSearchParams('size=41&photos=1&reviews=2'), { withPhotos: false, pages: 1 })).toBe('?size=41#reviews');
  expect(reviewsHref(new URLSearchParams('size=41'), { withPhotos: true, pages: 2 })).toBe('?size=41&photos=1&reviews=2#reviews');
});
