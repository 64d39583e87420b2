import { cannedCheckoutQuote, cannedGoneQuote } from '../checkout.canned.ts';
import {
  describeEqualUnit,
  describeEqualUnitPrice,
  describeLoss,
  describeRestSum,
  describeTotalChange,
  listCandidates,
  listOrderedUnits,
  nameTaking,
} from './replacement.rules.ts';

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const sneakers = { productItem: { name: 'Кроссовки Slope 2', size: { name: '41' } }, cost: 890_000 };
const bag = { productItem: { name: 'Сумка «Полдень»', size: { name: 'One size' } }, cost: 629_000 };

test.each([
  ['Размер 41, цена была 8 900 ₽', { ...sneakers, problem: 'SOLD' }],
  ['Размер 41, сейчас в чужом заказе, цена была 8 900 ₽', { ...sneakers, problem: 'RESERVED' }],
  ['Цена была 6 290 ₽. Другой такой вещи нет.', { ...bag, problem: 'SOLD' }],
  ['Размер 41, цена была 8 900 ₽', { ...sneakers, problem: 'SOLD', replacement: {} }],
  ['Цена была 6 290 ₽', { ...bag, problem: 'SOLD', replacement: {} }],
  ['Больше не купить, цена была 6 290 ₽', { ...bag, problem: 'INACTIVE' }],
] as const)('a unit that cannot be bought is described as «%s»', (text, line) => {
  expect(normalizeSpaces(describeLoss(line))).toBe(text);
});

test.each([
  ['Есть такая же пара, размер 41', sneakers],
  ['Есть ещё одна такая вещь', bag],
])('another unit of the same size is described as «%s»', (text, line) => {
  expect(normalizeSpaces(describeEqualUnit(line))).toBe(text);
});

test.each([
  ['На 500 ₽ дороже: у каждой пары своя цена', sneakers, 940_000],
  ['На 290 ₽ дешевле, 6 000 ₽: у каждой вещи своя цена', bag, 600_000],
  ['По той же цене', sneakers, 890_000],
])('the price of another unit of the same size is described as «%s»', (text, line, price) => {
  expect(normalizeSpaces(describeEqualUnitPrice(line, price))).toBe(text);
});

const earlierSum = { lines: [['slope', 890_000] as [string, number]], total: 889_500, promo: 89_000, bonuses: 0, delivery: 88_500 };

test.each([
  [
    'Было 8 895 ₽, стало на 450 ₽ больше: вещи на 500 ₽ дороже, скидка по промокоду на 50 ₽ больше',
    { total: 934_500, promo: 94_000, cost: 940_000 },
  ],
  ['Было 8 895 ₽, стало на 500 ₽ больше', { total: 939_500, promo: 89_000, cost: 940_000 }],
  ['Было 8 895 ₽, стало на 890 ₽ больше: скидка по промокоду на 890 ₽ меньше', { total: 978_500, promo: 0, cost: 890_000 }],
  ['Было 8 895 ₽, стало на 350 ₽ больше', { total: 924_500, promo: 94_000, cost: 940_000 }],
  [
    'Было 8 895 ₽, стало на 900 ₽ меньше: вещи на 1 000 ₽ дешевле, скидка по промокоду на 100 ₽ меньше',
    { total: 799_500, promo: 79_000, cost: 790_000 },
  ],
])('the changed total of an order is described as «%s»', (text, { total, promo, cost }) => {
  const [line] = cannedCheckoutQuote.lines;
  if (!line) throw new Error('there is a canned line');
  expect(
    normalizeSpaces(
      describeTotalChange(
        {
          total,
          promo,
          bonuses: 0,
          delivery: 88_500,
          lines: [
            { ...line, cost },
            { ...line, cost: 1, problem: 'SOLD' },
          ],
        },
        earlierSum,
      ),
    ),
  ).toBe(text);
});

test.each([
  ['2 товара 10 880 ₽, доставка 885 ₽', {}],
  ['2 товара 10 880 ₽, доставка бесплатно', { delivery: 0 }],
  ['2 товара 10 880 ₽', { delivery: null }],
  ['2 товара 10 880 ₽, скидка по промокоду 500 ₽, 470 бонусов, доставка 885 ₽', { promo: 50_000, bonuses: 470 }],
])('the rest of an order is described as «%s»', (text, changes) => {
  expect(normalizeSpaces(describeRestSum({ ...cannedGoneQuote, ...changes }))).toBe(text);
});

test.each([
  ['Взять размер 42, итого 19 775 ₽', '42', cannedCheckoutQuote],
  ['Взять замену, итого 19 775 ₽', 'One size', cannedCheckoutQuote],
  ['Взять размер 42', '42', null],
  ['Взять размер 42', '42', { ...cannedCheckoutQuote, delivery: null }],
  ['Взять замену', 'One size', cannedGoneQuote],
])('the button of a possible replacement says «%s»', (text, size, quote) => {
  expect(normalizeSpaces(nameTaking({ id: 'other', size, price: 1 }, quote))).toBe(text);
});

test('an order with a replacement lists the replacement first, and then only those other units that can be bought', () => {
  const [line, sold, jacket] = cannedCheckoutQuote.lines;
  if (!line || !sold || !jacket) throw new Error('there are three canned lines');
  const lines = [{ ...line, problem: 'SOLD' as const }, { ...sold, problem: 'SOLD' as const }, jacket];
  const candidate = { id: 'other', size: '42', price: 940_000 };
  const units = listOrderedUnits(lines, { line: lines[0] ?? line, candidate }, [
    { productItemId: 'other', cost: 940_000, delivery: { to: '2026-11-28' } },
  ]);
  expect(units).toEqual([
    { id: 'other', name: 'Кроссовки Slope\u00a02,\u00a042', cover: line.productItem.product.cover, cost: 940_000, lastDay: '2026-11-28' },
    {
      id: jacket.productItemId,
      name: 'Куртка «Ветер»,\u00a0M',
      cover: jacket.productItem.product.cover,
      cost: undefined,
      lastDay: undefined,
    },
  ]);
});

const createOffer = (productItemId: string, name: string, payable: number) => ({
  productItemId,
  size: { name },
  priceDetails: { payable },
});
const offers = [createOffer('a', '40', 800), createOffer('b', '40', 700), createOffer('c', '41', 900), createOffer('d', '42', 900)];
const productItem = { size: { name: '41' } } as Parameters<typeof listCandidates>[0]['productItem'];
const replacement = { id: 'equal', priceDetails: { payable: 950 } } as Parameters<typeof listCandidates>[0]['replacement'];

test('another unit of the same size is listed among the other sizes, and each size is offered once', () => {
  expect(listCandidates({ productItem, replacement }, offers, [])).toEqual([
    { id: 'a', size: '40', price: 800 },
    { id: 'equal', size: '41', price: 950 },
    { id: 'd', size: '42', price: 900 },
  ]);
});

test('neither a size whose only unit is already in the order nor the size of the unavailable unit is offered if the API names no replacement', () => {
  expect(listCandidates({ productItem, replacement: null }, offers, ['d']).map(({ id }) => id)).toEqual(['a']);
});

test('another unit of the same size is offered even before the other sizes have loaded', () => {
  expect(listCandidates({ productItem, replacement }, [], [])).toEqual([{ id: 'equal', size: '41', price: 950 }]);
});
