import { cannedCards } from '../../catalog/product/product.canned.ts';
import { computeSaving } from './FavouriteCard.tsx';

const [forSale, , , soldOut] = cannedCards;
if (!forSale?.priceDetails || !soldOut) throw new Error('the canned cards have changed');
const { payable } = forSale.priceDetails;
const favourite = (product: typeof forSale, addedPrice: number | null) => ({ addedPrice, product: { ...product, sizes: [] } });

test.each([
  ['a favourite that costs less than when it was added shows the saving', favourite(forSale, payable + 100), 100],
  ['a favourite that costs as much as when it was added shows no saving', favourite(forSale, payable), null],
  ['a favourite that costs more than when it was added shows no saving', favourite(forSale, payable - 100), null],
  ['a favourite that was sold out when it was added shows no saving', favourite(forSale, null), null],
  ['a favourite that is sold out now shows no saving', favourite(soldOut, payable), null],
])('%s', (_what, row, saving) => {
  expect(computeSaving(row)).toBe(saving);
});
