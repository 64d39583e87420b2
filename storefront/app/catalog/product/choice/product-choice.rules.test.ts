import { cannedPrice } from '../../../price/price.canned.ts';
import { choosePrice, type Offer, readChoice, removeChoice, withChoice } from './product-choice.rules.ts';

function offer(size: string, deliverySpeed: Offer['deliverySpeed'], price: number): Offer {
  const priceDetails = { ...cannedPrice(price), cashback: 0, sale: null };
  return { productItemId: `${size}-${deliverySpeed}`, deliverySpeed, size: { name: size.toUpperCase(), slug: size }, priceDetails };
}

const size = (slug: string, isAvailable: boolean) => ({ slug, name: slug.toUpperCase(), isAvailable });
const shirt = {
  sizes: [size('s', true), size('m', true), size('l', false)],
  offers: [offer('s', 'FAST', 900), offer('m', 'SLOW', 1000), offer('m', 'FAST', 1100)],
};
const chosen = (search: string, product = shirt) => readChoice(product, new URLSearchParams(search));

test('nothing is selected if the size is missing, sold out or unknown', () => {
  for (const search of ['', 'size=l', 'size=xxl', 'speed=fast']) expect(chosen(search)).toMatchObject({ size: '', offer: null });
});

test('a size at both speeds offers both, and the first one that the API lists is selected', () => {
  const { offers, offer: chosenOffer } = chosen('size=m');
  expect(offers.map(({ deliverySpeed }) => deliverySpeed)).toEqual(['SLOW', 'FAST']);
  expect(chosenOffer?.productItemId).toBe('m-SLOW');
});

test('if the address names several sizes, as from a filter, the first available one is selected', () => {
  expect(chosen('size=l&size=m&size=s').offer?.productItemId).toBe('m-SLOW');
  expect(chosen('size=l&size=xxl')).toMatchObject({ size: '', offer: null });
});

test('the address can select the more expensive speed; a speed that the size lacks is ignored', () => {
  expect(chosen('size=m&speed=fast').offer?.productItemId).toBe('m-FAST');
  expect(chosen('size=s&speed=slow').offer?.productItemId).toBe('s-FAST');
});

test('a single size is selected by default', () => {
  expect(chosen('', { sizes: [size('one', true)], offers: [offer('one', 'FAST', 500)] })).toMatchObject({ size: 'one' });
  expect(chosen('', { sizes: [size('one', false)], offers: [] })).toMatchObject({ size: '' });
  // A link made for another size, or before the product's sizes changed.
  expect(chosen('size=m', { sizes: [size('one', true)], offers: [offer('one', 'FAST', 500)] })).toMatchObject({ size: 'one' });
});

test('the prices of the product are shown until an offer is selected', () => {
  const priceDetails = { ...offer('s', 'FAST', 900).priceDetails, from: true };
  expect(choosePrice({ priceDetails }, null)).toMatchObject({ payable: 900, from: true });
  expect(choosePrice({ priceDetails }, offer('m', 'FAST', 1100))).toMatchObject({ payable: 1100, from: false });
  expect(choosePrice({ priceDetails: null }, null)).toBeNull();
});

test('selecting another size requests no data, but opening another page of reviews does', () => {
  const page = (path: string) => removeChoice(new URL(path, 'https://meet.example'));
  expect(page('/product/a?size=m&speed=fast')).toBe(page('/product/a'));
  expect(page('/product/a?size=m&reviews=2')).not.toBe(page('/product/a?size=m'));
  expect(page('/product/b?size=m')).not.toBe(page('/product/a?size=m'));
});

test('a choice replaces the previous one and leaves other parameters unchanged', () => {
  const merge = (search: string, choice: string) => String(withChoice(new URLSearchParams(search), new URLSearchParams(choice)));
  expect(merge('utm=x&size=s&speed=fast', 'size=m')).toBe('utm=x&size=m');
  expect(merge('reviews=new', 'size=m&speed=slow&page=2')).toBe('reviews=new&size=m&speed=slow');
});
