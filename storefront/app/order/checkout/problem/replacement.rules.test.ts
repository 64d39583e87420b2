import { compareWithReplacement, describeOrderWithReplacement } from './replacement.rules.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [890_000, 890_000, 'Есть такая же вещь за ту же цену'],
  [890_000, 940_000, 'Есть такая же вещь, дороже на 500 ₽'],
  [890_000, 840_000, 'Есть такая же вещь, дешевле на 500 ₽'],
])('beside a unit of %d kopecks, one of %d is described as «%s»', (cost, price, text) => {
  expect(spaced(compareWithReplacement(cost, price))).toBe(text);
});

const code = { code: 'ОСЕНЬ10', problem: null };
const quote = {
  goods: 2_127_000,
  discount: 99_000,
  promo: 94_000,
  bonuses: 0,
  total: 2_022_500,
  delivery: 88_500,
  promocode: code,
  lines: [],
};

test.each([
  ['names what makes up its sum', {}, 'С ней весь заказ — 20 225 ₽: вещи 20 280 ₽, промокод ОСЕНЬ10 −940 ₽, доставка 885 ₽.'],
  [
    'names bonuses, and a promo code that does not apply',
    { total: 2_018_000, promo: 0, bonuses: 100, delivery: 0, promocode: { ...code, problem: 'NOT_FOR_THESE_GOODS' as const } },
    'С ней весь заказ — 20 180 ₽: вещи 20 280 ₽, промокод ОСЕНЬ10 не действует, бонусы −100 ₽, доставка бесплатно.',
  ],
  [
    'says that the delivery is not included',
    { total: 2_028_000, promo: 0, delivery: null, promocode: null },
    'С ней весь заказ — 20 280 ₽ без доставки: вещи 20 280 ₽.',
  ],
  [
    'says that other unavailable units are left out',
    { lines: [{ problem: null }, { problem: 'SOLD' }] },
    'С ней заказ — 20 225 ₽: вещи 20 280 ₽, промокод ОСЕНЬ10 −940 ₽, доставка 885 ₽. Других недоступных вещей в сумме нет.',
  ],
])('the order with a replacement %s', (_, changes, text) => {
  expect(spaced(describeOrderWithReplacement({ ...quote, ...changes }))).toBe(text);
});
