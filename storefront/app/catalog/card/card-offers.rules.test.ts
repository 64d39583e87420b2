import { findOffer, findOnlySize, listSizes } from './card-offers.rules.ts';

const buildOffer = (slug: string, deliverySpeed: 'FAST' | 'SLOW') => ({
  productItemId: `${slug}-${deliverySpeed}`,
  size: { slug },
  priceDetails: { payable: 1 },
});
const buildSize = (name: string, isAvailable = true) => ({ slug: name.toLowerCase(), name, isAvailable });
const boots = { sizes: [buildSize('41'), buildSize('42')], offers: [buildOffer('41', 'SLOW'), buildOffer('41', 'FAST')] };
const bag = { sizes: [buildSize('ONE')], offers: [buildOffer('one', 'FAST')] };

test('findOffer returns the first offer that the API lists for a size', () => {
  expect(findOffer(boots, '41')?.productItemId).toBe('41-SLOW');
  expect(findOffer(boots, '42')).toBeUndefined();
});

test('the single size of a product is labelled in words, and is selected by default unless it is sold out', () => {
  expect(listSizes(bag)).toEqual([{ value: 'one', name: 'Один размер', wide: true, soldOut: false }]);
  expect(findOnlySize(bag)).toBe('one');
  expect(findOnlySize({ ...bag, sizes: [buildSize('ONE', false)] })).toBe('');
  expect(findOnlySize(boots)).toBe('');
});
