import { cannedCards } from '../../catalog/product/product.canned.ts';
import { computeSaving } from './FavouriteCard.tsx';

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
])('the saving shown for a favourite that %s', (_what, row, saving) => {
  expect(computeSaving(row)).toBe(saving);
});
