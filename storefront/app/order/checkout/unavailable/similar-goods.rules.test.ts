import { pickSimilarGoods, titleSimilarGoods } from './similar-goods.rules.ts';

type SimilarProduct = Parameters<typeof pickSimilarGoods>[0][number];

const createSimilarProduct = (id: string, ...sizes: string[]) =>
  ({
    id,
    priceDetails: { payable: 500 },
    sizes: ['41', '42'].map((name) => ({ name, isAvailable: sizes.includes(name) })),
  }) as SimilarProduct;

test('at most three similar products that have the size of the unavailable unit are offered', () => {
  const products = [
    createSimilarProduct('a', '42'),
    createSimilarProduct('b', '41'),
    createSimilarProduct('c', '41', '42'),
    createSimilarProduct('d', '41'),
    createSimilarProduct('e', '41'),
  ];
  const goods = pickSimilarGoods(products, '41', 500);
  expect(goods.products.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(titleSimilarGoods(goods)).toBe('Похожие в\u00a0размере\u00a041');
});

test('similar products are sorted by how close their price is to that of the unavailable unit, those without a price last', () => {
  const prices = { a: 900, b: null, c: 450, d: 600, e: 300 };
  const products = Object.entries(prices).map(([id, payable]) => ({
    ...createSimilarProduct(id, '41'),
    priceDetails: payable === null ? null : ({ payable } as SimilarProduct['priceDetails']),
  }));
  const listIds = (cost: number) => pickSimilarGoods(products, '41', cost).products.map(({ id }) => id);
  expect(listIds(500)).toEqual(['c', 'd', 'e']);
  expect(pickSimilarGoods(products.slice(0, 2).reverse(), '41', 500).products.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('similar products of other sizes are offered if none has the size of the unavailable unit', () => {
  const goods = pickSimilarGoods([createSimilarProduct('a', '42')], '41', 500);
  expect(goods.products.map(({ id }) => id)).toEqual(['a']);
  expect(titleSimilarGoods(goods)).toBe('Похожая вещь');
});
