import { compareWithReplacement, labelOrderWithReplacement } from './replacement.rules.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [890_000, 890_000, 'Есть такая же вещь за 8 900 ₽, цена та же'],
  [890_000, 940_000, 'Есть такая же вещь за 9 400 ₽, дороже на 500 ₽'],
  [890_000, 840_000, 'Есть такая же вещь за 8 400 ₽, дешевле на 500 ₽'],
])('for a unit of %d kopecks, a replacement of %d kopecks is described as «%s»', (cost, price, text) => {
  expect(spaced(compareWithReplacement(cost, price))).toBe(text);
});

test.each([
  ['Весь заказ с ней', [null], 88_500],
  ['Весь заказ с ней, без доставки', [null], null],
  ['Заказ с ней, без недоступных вещей', [null, 'SOLD'], 0],
  ['Заказ с ней, без недоступных вещей, без доставки', [null, 'SOLD'], null],
])('the total of an order with a replacement is labelled «%s»', (label, problems, delivery) => {
  expect(spaced(labelOrderWithReplacement({ delivery, lines: problems.map((problem) => ({ problem })) }))).toBe(label);
});
