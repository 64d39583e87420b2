import { onlySizeOf, sizesOf, unitOf } from './card-offers.rules.ts';

const offer = (slug: string, deliverySpeed: 'FAST' | 'SLOW') => ({ productItemId: `${slug}-${deliverySpeed}`, size: { slug } });
const size = (name: string, isAvailable = true) => ({ slug: name.toLowerCase(), name, isAvailable });
const boots = { sizes: [size('41'), size('42')], offers: [offer('41', 'SLOW'), offer('41', 'FAST')] };
const bag = { sizes: [size('ONE')], offers: [offer('one', 'FAST')] };

test('of a size at two speeds the offer that the API names first goes into the cart', () => {
  expect(unitOf(boots, '41')).toBe('41-SLOW');
  expect(unitOf(boots, '42')).toBeUndefined();
});

test('the only size is told in words and needs no press, unless it is gone', () => {
  expect(sizesOf(bag)).toEqual([{ value: 'one', name: 'Один размер', wide: true, soldOut: false }]);
  expect(onlySizeOf(bag)).toBe('one');
  expect(onlySizeOf({ ...bag, sizes: [size('ONE', false)] })).toBe('');
  expect(onlySizeOf(boots)).toBe('');
});
