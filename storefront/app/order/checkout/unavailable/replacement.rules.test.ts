import { compareWithCandidate, labelOrderWithReplacement, listCandidates } from './replacement.rules.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['41', 890_000, 'Есть ещё одна такая же вещь, цена та же'],
  ['41', 940_000, 'Есть ещё одна такая же вещь, дороже на 500 ₽'],
  ['42', 840_000, 'Есть размер 42, дешевле на 500 ₽'],
])('beside a unit of size 41 for 8,900 roubles, one of size %s for %d kopecks is described as «%s»', (size, price, text) => {
  expect(spaced(compareWithCandidate({ cost: 890_000, size: '41' }, { id: 'other', size, price }))).toBe(text);
});

const offer = (productItemId: string, name: string, payable: number) => ({ productItemId, size: { name }, priceDetails: { payable } });
const offers = [offer('a', '40', 800), offer('b', '40', 700), offer('c', '41', 900), offer('d', '42', 900)];
const productItem = { size: { name: '41' } } as Parameters<typeof listCandidates>[0]['productItem'];
const replacement = { id: 'equal', priceDetails: { payable: 950 } } as Parameters<typeof listCandidates>[0]['replacement'];

test('an equal unit stands among the other sizes, each of which is offered once', () => {
  expect(listCandidates({ productItem, replacement }, offers, [])).toEqual([
    { id: 'a', size: '40', price: 800 },
    { id: 'equal', size: '41', price: 950 },
    { id: 'd', size: '42', price: 900 },
  ]);
});

test('a size of which the order has the only unit is not offered, nor the own one without a replacement', () => {
  expect(listCandidates({ productItem, replacement: null }, offers, ['d']).map(({ id }) => id)).toEqual(['a']);
});

test('an equal unit is offered before the other sizes are known', () => {
  expect(listCandidates({ productItem, replacement }, [], [])).toEqual([{ id: 'equal', size: '41', price: 950 }]);
});

test.each([
  ['Весь заказ с заменой', [null], 88_500],
  ['Весь заказ с заменой, без доставки', [null], null],
  ['Заказ с заменой', [null, 'SOLD'], 0],
  ['Заказ с заменой, без доставки', [null, 'SOLD'], null],
])('the total of an order with a replacement is labelled «%s»', (label, problems, delivery) => {
  expect(spaced(labelOrderWithReplacement({ delivery, lines: problems.map((problem) => ({ problem })) }))).toBe(label);
});
