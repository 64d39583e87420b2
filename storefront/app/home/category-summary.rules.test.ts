import { summarizeCategories } from './category-summary.rules.ts';

const goods = (slug: string, key: string | null, flags = {}) => ({
  newArrival: false,
  meetPrice: false,
  productCategory: { slug },
  cover: key ? { key } : null,
  priceDetails: { sale: null },
  ...flags,
});

const listing = (totalItems: number) => ({ pagination: { totalItems } });

test('each category has its number of products and shows its most popular ones, each picture once', () => {
  const { pictures, counts } = summarizeCategories({
    filterList: { categories: [{ value: 'obuv', count: 179 }] },
    new: listing(132),
    sale: listing(60),
    meetPrice: listing(0),
    filteredProducts: {
      items: [
        goods('obuv', null),
        goods('obuv', 'boot', { newArrival: true }),
        goods('obuv', 'heel', { newArrival: true, meetPrice: true }),
        goods('sumki', 'bag', { priceDetails: { sale: 20 } }),
        goods('sumki', 'pack', { priceDetails: { sale: 20 } }),
        goods('sumki', 'sack', { meetPrice: true }),
      ],
    },
  });
  expect(pictures).toEqual({ obuv: 'boot', new: 'heel', sumki: 'bag', sale: 'pack', 'meet-price': 'sack' });
  expect(counts).toEqual({ obuv: 179, new: 132, sale: 60, 'meet-price': 0 });
});
