import { cannedPrice } from '../../../price/price.canned.ts';
import { choosePrice, type Offer, readChoice, removeChoice, replaceChoice } from './product-choice.rules.ts';

function buildOffer(size: string, deliverySpeed: Offer['deliverySpeed'], price: number): Offer {
  const priceDetails = { ...cannedPrice(price), cashback: 0, sale: null };
  return { productItemId: `${size}-${deliverySpeed}`, deliverySpeed, size: { name: size.toUpperCase(), slug: size }, priceDetails };
}

const buildSize = (slug: string, isAvailable: boolean) => ({ slug, name: slug.toUpperCase(), isAvailable });
const shirt = {
  sizes: [buildSize('s', true), buildSize('m', true), buildSize('l', false)],
  offers: [buildOffer('s', 'FAST', 900), buildOffer('m', 'SLOW', 1000), buildOffer('m', 'FAST', 1100)],
};
const readFrom = (search: string, product = shirt) => readChoice(product, new URLSearchParams(search));

test('no offer is selected if the size in the address is missing, sold out or unknown', () => {
  for (const search of ['', 'size=l', 'size=xxl', 'speed=fast']) expect(readFrom(search)).toMatchObject({ size: '', offer: null });
});

test('a size at both delivery speeds has both offers, and the first that the API lists is selected', () => {
  const { offers, offer: chosenOffer } = readFrom('size=m');
  expect(offers.map(({ deliverySpeed }) => deliverySpeed)).toEqual(['SLOW', 'FAST']);
  expect(chosenOffer?.productItemId).toBe('m-SLOW');
});

test('if the address names several sizes, as from a filter, the first available one is selected', () => {
  expect(readFrom('size=l&size=m&size=s').offer?.productItemId).toBe('m-SLOW');
  expect(readFrom('size=l&size=xxl')).toMatchObject({ size: '', offer: null });
});

test('the address can select the more expensive delivery speed; a speed that the size lacks is ignored', () => {
  expect(readFrom('size=m&speed=fast').offer?.productItemId).toBe('m-FAST');
  expect(readFrom('size=s&speed=slow').offer?.productItemId).toBe('s-FAST');
});

test('the only size of a product is selected, even if the address names another one, but not if it is sold out', () => {
  expect(readFrom('', { sizes: [buildSize('one', true)], offers: [buildOffer('one', 'FAST', 500)] })).toMatchObject({ size: 'one' });
  expect(readFrom('', { sizes: [buildSize('one', false)], offers: [] })).toMatchObject({ size: '' });
  // The link names a size that the product does not have, for example because the sizes have changed since the link was copied.
  expect(readFrom('size=m', { sizes: [buildSize('one', true)], offers: [buildOffer('one', 'FAST', 500)] })).toMatchObject({ size: 'one' });
});

test('choosePrice returns the prices of the selected offer, or else those of the product', () => {
  const priceDetails = { ...buildOffer('s', 'FAST', 900).priceDetails, from: true };
  expect(choosePrice({ priceDetails }, null)).toMatchObject({ payable: 900, from: true });
  expect(choosePrice({ priceDetails }, buildOffer('m', 'FAST', 1100))).toMatchObject({ payable: 1100, from: false });
  expect(choosePrice({ priceDetails: null }, null)).toBeNull();
});

test('removeChoice removes size and delivery speed from an address, but not the page number of the reviews', () => {
  const removeFrom = (path: string) => removeChoice(new URL(path, 'https://meet.example'));
  expect(removeFrom('/product/a?size=m&speed=fast')).toBe(removeFrom('/product/a'));
  expect(removeFrom('/product/a?size=m&reviews=2')).not.toBe(removeFrom('/product/a?size=m'));
  expect(removeFrom('/product/b?size=m')).not.toBe(removeFrom('/product/a?size=m'));
});

test('replaceChoice replaces size and delivery speed in an address, and changes no other parameter', () => {
  const replaceIn = (search: string, choice: string) => String(replaceChoice(new URLSearchParams(search), new URLSearchParams(choice)));
  expect(replaceIn('utm=x&size=s&speed=fast', 'size=m')).toBe('utm=x&size=m');
  expect(replaceIn('reviews=new', 'size=m&speed=slow&page=2')).toBe('reviews=new&size=m&speed=slow');
});
