import type { CartLine } from './cart.store.ts';
import type { FreshUnit } from './cart-sum.rules.ts';

const line = (id: string, brand: string, name: string, size: string): CartLine => ({
  id,
  quantity: 1,
  checked: true,
  productId: id,
  slug: id,
  brand,
  name,
  size,
  picture: id,
});

/** What the browser remembers. */
export const cannedLines: CartLine[] = [
  line('slope-white', 'Nordkvart', 'Кроссовки Slope 2', '41'),
  line('bag-tan', 'Halva Club', 'Сумка «Полдень»', 'One size'),
  { ...line('jacket-olive', 'Stavna', 'Куртка «Ветер»', 'M'), checked: false },
];

const prices: Record<string, FreshUnit['priceDetails']> = {
  'slope-white': { price: 1_249_000, oldPrice: 1_799_000, loyaltyPrice: 1_124_000, cashback: 374 },
  'bag-tan': { price: 949_000, oldPrice: null, loyaltyPrice: 854_000, cashback: 284 },
  'jacket-olive': { price: 2_149_000, oldPrice: 2_690_000, loyaltyPrice: null, cashback: 644 },
};

/** What the server says of it. */
export const cannedUnits: FreshUnit[] = cannedLines.flatMap(({ id, name, brand, size }) => {
  const priceDetails = prices[id];
  if (!priceDetails) return [];
  const product = { slug: id, brands: [{ name: brand }] };
  return { id, active: true, isSold: false, isReserved: false, name, size: { name: size }, images: [{ key: id }], priceDetails, product };
});
