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

test.each([
  ['names the promo code that applies', 88_500, code, 'С ней весь заказ — 20 225 ₽ с доставкой, промокод ОСЕНЬ10 действует'],
  [
    'says that the promo code does not apply',
    0,
    { ...code, problem: 'NOT_FOR_THESE_GOODS' as const },
    'С ней весь заказ — 20 225 ₽ с доставкой, промокод ОСЕНЬ10 не действует',
  ],
  ['says that the delivery is not included', null, null, 'С ней весь заказ — 20 225 ₽ без доставки'],
])('the order with a replacement %s', (_, delivery, promocode, text) => {
  expect(spaced(describeOrderWithReplacement({ total: 2_022_500, delivery, promocode }))).toBe(text);
});
