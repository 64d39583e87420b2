import { cannedCheckoutQuote } from '../checkout.canned.ts';
import { composeUnavailableTitle, pickSimilarGoods, titleSimilarGoods } from './unavailable.rules.ts';

const [sneakers, bag] = cannedCheckoutQuote.lines.map(({ productItem }) => ({ productItem, problem: null }));
if (!sneakers || !bag) throw new Error('there are canned lines');
const sold = { ...sneakers, problem: 'SOLD' } as const;
const reserved = { ...bag, problem: 'RESERVED' } as const;

test.each([
  ['names the only unit that cannot be bought', [sold, bag], true, 'Кроссовки Slope\u00a02: эту\u00a0пару купил кто-то другой'],
  ['does not call a sale that preceded the page recent', [sold, bag], false, 'Кроссовки Slope\u00a02: уже купили'],
  ['names the only unit of the order', [reserved], true, 'Сумка «Полдень»: сейчас в\u00a0чужом заказе'],
  ['says that all units were just sold', [sold, { ...bag, problem: 'SOLD' } as const], true, 'Обе вещи купил кто-то другой'],
  [
    'does not call a sale of several units recent if it preceded the page',
    [sold, { ...bag, problem: 'SOLD' } as const],
    false,
    'Обе вещи сейчас не\u00a0купить',
  ],
  ['says that none of several units can be bought', [sold, reserved], true, 'Обе вещи сейчас не\u00a0купить'],
  ['says that units cannot be bought that do not exist any more', [], false, 'Эти вещи сейчас не\u00a0купить'],
  ['is null if only some of several units cannot be bought', [sold, reserved, bag], true, null],
])('the title of unavailable units %s', (_, lines, isAfterSubmit, title) => {
  expect(composeUnavailableTitle(lines, isAfterSubmit)).toBe(title);
});

const createSimilarProduct = (id: string, ...sizes: string[]) =>
  ({ id, sizes: ['41', '42'].map((name) => ({ name, isAvailable: sizes.includes(name) })) }) as Parameters<
    typeof pickSimilarGoods
  >[0][number];

test('of similar goods, at most three that have the size of the unavailable unit are offered', () => {
  const products = [
    createSimilarProduct('a', '42'),
    createSimilarProduct('b', '41'),
    createSimilarProduct('c', '41', '42'),
    createSimilarProduct('d', '41'),
    createSimilarProduct('e', '41'),
  ];
  const goods = pickSimilarGoods(products, '41');
  expect(goods.products.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(titleSimilarGoods(goods)).toBe('Похожие в\u00a0размере\u00a041');
});

test('if no similar product has the size, any are offered', () => {
  const goods = pickSimilarGoods([createSimilarProduct('a', '42')], '41');
  expect(goods.products.map(({ id }) => id)).toEqual(['a']);
  expect(titleSimilarGoods(goods)).toBe('Похожая вещь');
});
