import { cannedCheckoutQuote, cannedSoldQuote } from '../checkout.canned.ts';
import {
  describePriceDifference,
  describeSumWithoutReplacement,
  describeTotalContent,
  describeTotalWithReplacement,
  labelAddButton,
  listCandidates,
  listOrderedUnits,
  titleEqualUnit,
} from './replacement.rules.ts';

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const sneakers = { productItem: { name: 'Кроссовки Slope 2', size: { name: '41' } }, cost: 890_000 };
const bag = { productItem: { name: 'Сумка «Полдень»', size: { name: 'One size' } }, cost: 629_000 };

test.each([
  ['Есть такая же пара, размер 41', sneakers, false],
  ['Подобрали такую же пару, размер 41', sneakers, true],
  ['Есть такая же вещь', bag, false],
])('an equal unit has the title «%s»', (text, line, isOrdered) => {
  expect(normalizeSpaces(titleEqualUnit(line, isOrdered))).toBe(text);
});

test.each([
  ['на 5 500 ₽ дороже', 1_179_000],
  ['на 290 ₽ дешевле', 600_000],
])('the difference from the price of an unavailable unit is described as «%s»', (text, price) => {
  expect(normalizeSpaces(describePriceDifference(price, bag.cost) ?? '')).toBe(text);
});

test('a price that equals that of the unavailable unit is not described as different', () => {
  expect(describePriceDifference(629_000, bag.cost)).toBeNull();
});

test.each([
  ['2 товара 10 880 ₽, доставка 885 ₽', {}],
  ['2 товара 10 880 ₽, доставка бесплатно', { delivery: 0 }],
  ['2 товара 10 880 ₽', { delivery: null }],
  ['2 товара 10 880 ₽, скидка по промокоду 500 ₽, 470 бонусов, доставка 885 ₽', { promo: 50_000, bonuses: 470 }],
])('an order without its unavailable units is described as «%s»', (text, changes) => {
  expect(normalizeSpaces(describeSumWithoutReplacement({ ...cannedSoldQuote, ...changes }))).toBe(text);
});

test.each([
  ['Добавить пару за 9 400 ₽', sneakers],
  ['Добавить вещь за 9 400 ₽', bag],
])('the button of a possible replacement says «%s»', (text, line) => {
  expect(normalizeSpaces(labelAddButton(line.productItem.name, 940_000))).toBe(text);
});

const withReplacement = {
  ...cannedCheckoutQuote,
  lines: cannedCheckoutQuote.lines.map((line, index) => (index === 0 ? { ...line, productItemId: 'other', cost: 940_000 } : line)),
  promo: 94_000,
  total: 2_022_500,
};

test.each([
  ['makes the promo code apply again', 'Итого станет 20 225 ₽ со скидкой 940 ₽ по промокоду', cannedSoldQuote],
  ['is for an order without a promo code', 'Итого станет 20 225 ₽', { promocode: null }],
  ['is for an order to which the promo code applies anyway', 'Итого станет 20 225 ₽', cannedCheckoutQuote],
])('if a replacement %s, the total with it is described as «%s»', (_what, text, quoteWithoutReplacement) => {
  expect(normalizeSpaces(describeTotalWithReplacement(withReplacement, quoteWithoutReplacement) ?? '')).toBe(text);
});

test.each([
  ['С доставкой и промокодом', {}],
  ['С промокодом', { delivery: 0 }],
  ['С доставкой, без промокода', { promocode: cannedSoldQuote.promocode }],
  ['Без промокода', { promocode: cannedSoldQuote.promocode, delivery: null }],
  ['С доставкой', { promocode: null }],
  ['', { promocode: null, delivery: 0 }],
])('what the total of an order contains is described as «%s»', (text, changes) => {
  expect(normalizeSpaces(describeTotalContent({ ...withReplacement, ...changes }))).toBe(text);
});

test('the total of an order with a possible replacement is not mentioned if the delivery has no price', () => {
  expect(describeTotalWithReplacement({ ...withReplacement, delivery: null }, cannedSoldQuote)).toBeNull();
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
    {
      id: 'other',
      name: 'Кроссовки Slope\u00a02, размер\u00a042',
      cover: line.productItem.product.cover,
      cost: 940_000,
      lastDay: '2026-11-28',
    },
    {
      id: jacket.productItemId,
      name: 'Куртка «Ветер», размер\u00a0M',
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

test('an equal unit is listed among the other sizes, and each size is offered once', () => {
  expect(listCandidates({ productItem, replacement }, offers, [])).toEqual([
    { id: 'a', size: '40', price: 800 },
    { id: 'equal', size: '41', price: 950 },
    { id: 'd', size: '42', price: 900 },
  ]);
});

test('a size whose only unit is already in the order is not offered, nor is the size of an unavailable unit without an equal unit', () => {
  expect(listCandidates({ productItem, replacement: null }, offers, ['d']).map(({ id }) => id)).toEqual(['a']);
});

test('an equal unit is offered even before the other sizes have loaded', () => {
  expect(listCandidates({ productItem, replacement }, [], [])).toEqual([{ id: 'equal', size: '41', price: 950 }]);
});
