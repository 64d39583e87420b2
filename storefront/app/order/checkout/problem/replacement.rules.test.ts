import { compareWithReplacement, labelOrderWithReplacement } from './replacement.rules.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [890_000, 890_000, 'Есть такая же вещь за ту же цену'],
  [890_000, 940_000, 'Есть такая же вещь, дороже на 500 ₽'],
  [890_000, 840_000, 'Есть такая же вещь, дешевле на 500 ₽'],
])('beside a unit of %d kopecks, one of %d is described as «%s»', (cost, price, text) => {
  expect(spaced(compareWithReplacement(cost, price))).toBe(text);
});

test.each([
  ['Весь заказ', [null], 88_500],
  ['Весь заказ, без доставки', [null], null],
  ['Заказ без других недоступных вещей', [null, 'SOLD'], 0],
  ['Заказ без других недоступных вещей, без доставки', [null, 'SOLD'], null],
])('the total of an order with a replacement is labelled «%s»', (label, problems, delivery) => {
  expect(spaced(labelOrderWithReplacement({ delivery, lines: problems.map((problem) => ({ problem })) }))).toBe(label);
});
