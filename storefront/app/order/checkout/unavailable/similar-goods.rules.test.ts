import { findPrices, pickSimilarGoods, titleSimilarGoods } from './similar-goods.rules.ts';

type SimilarProduct = Parameters<typeof pickSimilarGoods>[0][number];

/** A similar product with an offer of each size, at the same price. */
const createSimilarProduct = (id: string, sizes: string[], payable: number | null = 500) => {
  const priceDetails = payable === null ? null : { payable };
  return {
    id,
    priceDetails,
    offers: sizes.map((name) => ({ productItemId: `${id}-${name}`, size: { name }, priceDetails })),
  } as SimilarProduct;
};

const unavailableUnit = { size: '41', cost: 500, orderedIds: ['sold-41'] };
const listIds = ({ goods }: ReturnType<typeof pickSimilarGoods>) => goods.map(({ product }) => product.id);
const listOffers = ({ goods }: ReturnType<typeof pickSimilarGoods>) => goods.map(({ offer }) => offer?.productItemId ?? null);

test('at most three similar products that have the size of the unavailable unit are offered, each with a unit of this size', () => {
  const products = [
    createSimilarProduct('a', ['42']),
    createSimilarProduct('b', ['41']),
    createSimilarProduct('c', ['41', '42']),
    createSimilarProduct('d', ['41']),
    createSimilarProduct('e', ['41']),
  ];
  const similar = pickSimilarGoods(products, unavailableUnit);
  expect(listOffers(similar)).toEqual(['b-41', 'c-41', 'd-41']);
  expect(titleSimilarGoods(similar)).toBe('Похожие в\u00a0размере\u00a041');
});

test('a unit that the order contains already is not offered again', () => {
  const products = [createSimilarProduct('a', ['41']), createSimilarProduct('b', ['41'])];
  expect(listOffers(pickSimilarGoods(products, { ...unavailableUnit, orderedIds: ['sold-41', 'a-41'] }))).toEqual(['b-41']);
});

test('similar products are sorted by how close their price is to that of the unavailable unit, those without a price last', () => {
  const products = Object.entries({ a: 900, c: 450, d: 600, e: 300 }).map(([id, price]) => createSimilarProduct(id, ['41'], price));
  expect(listIds(pickSimilarGoods(products, unavailableUnit))).toEqual(['c', 'd', 'e']);
  const withoutSize = [createSimilarProduct('b', [], null), createSimilarProduct('a', ['42'], 900)];
  expect(listIds(pickSimilarGoods(withoutSize, unavailableUnit))).toEqual(['a', 'b']);
});

test('similar products of other sizes are listed without an offer if none has the size of the unavailable unit', () => {
  const similar = pickSimilarGoods([createSimilarProduct('a', ['42'])], unavailableUnit);
  expect(listOffers(similar)).toEqual([null]);
  expect(titleSimilarGoods(similar)).toBe('Похожая вещь');
});

test('similar goods of one size are offered in the place of a unit of one size, and their title names no size', () => {
  const products = [createSimilarProduct('a', ['41']), createSimilarProduct('b', ['One size']), createSimilarProduct('c', ['One size'])];
  const similar = pickSimilarGoods(products, { ...unavailableUnit, size: 'One size' });
  expect(listIds(similar)).toEqual(['b', 'c']);
  expect(titleSimilarGoods(similar)).toBe('Похожие вещи');
});

test('the prices of similar goods are those of the offered unit, otherwise those of the catalog', () => {
  const product = createSimilarProduct('a', ['41']);
  const offer = { productItemId: 'a-41', size: { name: '41' }, priceDetails: { payable: 700 } } as SimilarProduct['offers'][number];
  expect(findPrices({ product, offer })?.payable).toBe(700);
  expect(findPrices({ product, offer: null })?.payable).toBe(500);
});
