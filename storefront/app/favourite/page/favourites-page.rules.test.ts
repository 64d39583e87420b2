import { buildFavouritesPath, readRequestedPage } from './favourites-page.rules.ts';

test('the page number of the favourites is read from an address unless it is invalid, and written to an address', () => {
  const pageNumbers = ['', 'page=3', 'page=0', 'page=1.5', 'page=x', 'page=100'].map((query) =>
    readRequestedPage(new URLSearchParams(query)),
  );
  expect(pageNumbers).toEqual([1, 3, null, null, null, null]);
  expect(buildFavouritesPath({ page: 1 })).toBe('/favorites');
  expect(buildFavouritesPath({ page: 2, removedId: 'a' })).toBe('/favorites?page=2&removed=a');
});
