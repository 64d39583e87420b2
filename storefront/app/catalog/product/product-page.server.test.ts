import { cannedProduct } from './product.canned.ts';
import { listCheapestOffers } from './product-page.server.ts';

const [anyOffer] = cannedProduct.offers;
if (!anyOffer) throw new Error('the canned product can be bought');

const size = (name: string, isAvailable: boolean) => ({ slug: name.toLowerCase(), name, isAvailable });
const unit = (slug: string, price: number) => ({ size: { slug }, priceDetails: { payable: price } });
const offer = (slug: string, price: number) => ({
  ...anyOffer,
  size: { name: slug, slug },
  priceDetails: { ...anyOffer.priceDetails, payable: price },
});

test('a size at two speeds becomes one offer at the lower price', () => {
  const offers = [offer('41', 1000), offer('41', 1100), offer('42', 1200)];
  const items = [unit('41', 1000), unit('41', 1100), unit('42', 1200)];
  expect(listCheapestOffers({ sizes: [size('41', true), size('42', true)], offers, items })).toEqual([
    { name: '41', price: 1000, available: true },
    { name: '42', price: 1200, available: true },
  ]);
});

test('the price of a sold-out size is the lowest that the viewer would pay, in whatever order its units are listed', () => {
  const items = [unit('41', 1000), unit('41', 800), unit('42', 500)];
  expect(listCheapestOffers({ sizes: [size('41', false)], offers: [], items })).toEqual([{ name: '41', price: 800, available: false }]);
});

test('a sold-out size is listed only if its price is known', () => {
  const sizes = [size('41', false), size('42', false), size('ONE', false)];
  expect(listCheapestOffers({ sizes, offers: [], items: [unit('42', 1200), unit('42', 1300), unit('one', 900)] })).toEqual([
    { name: '42', price: 1200, available: false },
    { name: 'Один размер', price: 900, available: false },
  ]);
});
