import { summarizeCategories } from './category-summary.rules.ts';

const buildGoods = (slug: string, key: string | null, flags = {}) => ({
  newArrival: false,
  meetPrice: false,
  productCategory: { slug },
  cover: key ? { key } : null,
  priceDetails: { sale: null },
  ...flags,
});

const buildListing = (totalItems: number) => ({ pagination: { totalItems } });

test('each category has its number of products and the picture of a popular product, and no two categories have the same picture', () => {
  const { pictures, counts } = summarizeCategories({
    filterList: { categories: [{ value: 'obuv', count: 179 }] },
    new: buildListing(132),
    sale: buildListing(60),
    meetPrice: buildListing(0),
    filteredProducts: {
      items: [
        buildGoods('obuv', null),
        buildGoods('obuv', 'boot', { newArrival: true }),
        buildGoods('obuv', 'heel', { newArrival: true, meetPrice: true }),
        buildGoods('sumki', 'bag', { priceDetails: { sale: 20 } }),
        buildGoods('sumki', 'pack', { priceDetails: { sale: 20 } }),
        buildGoods('sumki', 'sack', { meetPrice: true }),
      ],
    },
  });
  expect(pictures).toEqual({ obuv: 'boot', new: 'heel', sumki: 'bag', sale: 'pack', 'meet-price': 'sack' });
  expect(counts).toEqual({ obuv: 179, new: 132, sale: 60, 'meet-price': 0 });
});
