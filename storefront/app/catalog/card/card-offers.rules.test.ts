import { findOffer, findOnlySize, listSizes } from './card-offers.rules.ts';

const offer = (slug: string, deliverySpeed: 'FAST' | 'SLOW') => ({
  productItemId: `${slug}-${deliverySpeed}`,
  size: { slug },
  priceDetails: { payable: 1 },
});
const size = (name: string, isAvailable = true) => ({ slug: name.toLowerCase(), name, isAvailable });
const boots = { sizes: [size('41'), size('42')], offers: [offer('41', 'SLOW'), offer('41', 'FAST')] };
const bag = { sizes: [size('ONE')], offers: [offer('one', 'FAST')] };

test('the first offer that the API lists for a size is added to the cart', () => {
  expect(findOffer(boots, '41')?.productItemId).toBe('41-SLOW');
  expect(findOffer(boots, '42')).toBeUndefined();
});

test('a single size is labelled in words and selected by default, unless it is sold out', () => {
  expect(listSizes(bag)).toEqual([{ value: 'one', name: 'Один размер', wide: true, soldOut: false }]);
  expect(findOnlySize(bag)).toBe('one');
  expect(findOnlySize({ ...bag, sizes: [size('ONE', false)] })).toBe('');
  expect(findOnlySize(boots)).toBe('');
});
