import { joined, nextAsked, pageSize, type Review, readReviewsShown, reviewsAsked, reviewsHref } from './review-list.rules.ts';

const review = (id: string): Review => ({
  id,
  rating: 5,
  text: '',
  advantages: '',
  disadvantages: '',
  createdAt: '2026-11-20T00:00:00Z',
  user: { name: 'Анна' },
  photos: [],
});
const shown = (search: string) => readReviewsShown(new URLSearchParams(search));

test('an address names the number of pages shown; an invalid one shows the first', () => {
  expect(shown('')).toEqual({ withPhotos: false, pages: 1 });
  expect(shown('photos=1&reviews=3')).toEqual({ withPhotos: true, pages: 3 });
  for (const nonsense of ['0', '-1', '1.5', '26', '1e9', 'all']) expect(shown(`reviews=${nonsense}`).pages).toBe(1);
});

test('the first request loads all pages that the address names, later ones a page each', () => {
  expect(reviewsAsked('p', { withPhotos: false, pages: 3 })).toMatchObject({ page: 1, limit: 3 * pageSize });
  expect(nextAsked('p', true, 3 * pageSize)).toEqual({ productId: 'p', withPhotos: true, page: 4, limit: pageSize });
});

test('a link keeps the chosen size and leads to the reviews', () => {
  expect(reviewsHref(new URLSearchParams('size=41&photos=1&reviews=2'), { withPhotos: false, pages: 1 })).toBe('?size=41#reviews');
  expect(reviewsHref(new URLSearchParams('size=41'), { withPhotos: true, pages: 2 })).toBe('?size=41&photos=1&reviews=2#reviews');
});

test('a review moved to the next page by newer ones is shown once', () => {
  expect(joined([review('a'), review('b')], [review('b'), review('c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
