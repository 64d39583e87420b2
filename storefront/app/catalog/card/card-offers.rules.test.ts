import { onlySizeOf, sizesOf, unitOf } from './card-offers.rules.ts';
import { ownPrice, type Prices } from './own-price.rules.ts';

const offer = (slug: string, deliverySpeed: 'FAST' | 'SLOW', price: number, loyaltyPrice: number | null) => ({
  productItemId: `${slug}-${deliverySpeed}`,
  deliverySpeed,
  size: { slug },
  priceDetails: { price, loyaltyPrice },
});
const size = (name: string, isAvailable = true) => ({ slug: name.toLowerCase(), name, isAvailable });
const boots = { sizes: [size('41'), size('42')], offers: [offer('41', 'SLOW', 1000, null), offer('41', 'FAST', 1100, 900)] };
const bag = { sizes: [size('ONE')], offers: [offer('one', 'FAST', 500, null)] };

const as = (isMember: boolean) => (prices: Prices) => ownPrice(prices, isMember);

test('what goes into the cart is the unit that costs whoever looks less', () => {
  expect(unitOf(boots, '41', as(false))).toBe('41-SLOW');
  expect(unitOf(boots, '41', as(true))).toBe('41-FAST');
  expect(unitOf(boots, '42', as(true))).toBeUndefined();
});

test('the only size is told in words and needs no press, unless it is gone', () => {
  expect(sizesOf(bag)).toEqual([{ value: 'one', name: 'Один размер', wide: true, soldOut: false }]);
  expect(onlySizeOf(bag)).toBe('one');
  expect(onlySizeOf({ ...bag, sizes: [size('ONE', false)] })).toBe('');
  expect(onlySizeOf(boots)).toBe('');
});
