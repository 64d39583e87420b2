import { cannedCards } from '../../catalog/product/product.canned.ts';
import { cheaperBy, favouritesPath, readRequestedPage } from './favourites-page.rules.ts';

const [forSale, , , soldOut] = cannedCards;
if (!forSale?.priceDetails || !soldOut) throw new Error('the canned cards have changed');
const { payable } = forSale.priceDetails;
const favourite = (product: typeof forSale, addedPrice: number | null) => ({ addedPrice, product: { ...product, sizes: [] } });

test.each([
  ['costs less', favourite(forSale, payable + 100), 100],
  ['costs the same', favourite(forSale, payable), null],
  ['costs more', favourite(forSale, payable - 100), null],
  ['was sold out when it was added', favourite(forSale, null), null],
  ['is sold out now', favourite(soldOut, payable), null],
])('a product that %s', (_what, row, saved) => {
  expect(cheaperBy(row)).toBe(saved);
});

test('reads the page of an address and writes it', () => {
  const asked = ['', 'page=3', 'page=0', 'page=1.5', 'page=x', 'page=100'].map((query) => readRequestedPage(new URLSearchParams(query)));
  expect(asked).toEqual([1, 3, null, null, null, null]);
  expect(favouritesPath({ page: 1 })).toBe('/favorites');
  expect(favouritesPath({ page: 2, removed: 'a' })).toBe('/favorites?page=2&removed=a');
});
