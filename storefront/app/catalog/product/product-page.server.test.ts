import { cannedProduct } from './product.canned.ts';
import { listCheapestOffers } from './product-page.server.ts';

const [anyOffer] = cannedProduct.offers;
if (!anyOffer) throw new Error('the canned product has no offers');

const buildSize = (name: string, isAvailable: boolean) => ({ slug: name.toLowerCase(), name, isAvailable });
const buildUnit = (slug: string, price: number) => ({ size: { slug }, priceDetails: { payable: price } });
const buildOffer = (slug: string, price: number) => ({
  ...anyOffer,
  size: { name: slug, slug },
  priceDetails: { ...anyOffer.priceDetails, payable: price },
});

test('listCheapestOffers returns one offer, at the lower price, for a size at two delivery speeds', () => {
  const offers = [buildOffer('41', 1000), buildOffer('41', 1100), buildOffer('42', 1200)];
  const items = [buildUnit('41', 1000), buildUnit('41', 1100), buildUnit('42', 1200)];
  expect(listCheapestOffers({ sizes: [buildSize('41', true), buildSize('42', true)], offers, items })).toEqual([
    { name: '41', price: 1000, available: true },
    { name: '42', price: 1200, available: true },
  ]);
});

test('listCheapestOffers returns a sold-out size at the lowest price of its units, in whatever order these are listed', () => {
  const items = [buildUnit('41', 1000), buildUnit('41', 800), buildUnit('42', 500)];
  expect(listCheapestOffers({ sizes: [buildSize('41', false)], offers: [], items })).toEqual([
    { name: '41', price: 800, available: false },
  ]);
});

test('listCheapestOffers returns a sold-out size only if its price is known', () => {
  const sizes = [buildSize('41', false), buildSize('42', false), buildSize('ONE', false)];
  expect(listCheapestOffers({ sizes, offers: [], items: [buildUnit('42', 1200), buildUnit('42', 1300), buildUnit('one', 900)] })).toEqual([
    { name: '42', price: 1200, available: false },
    { name: 'Один размер', price: 900, available: false },
  ]);
});
