import { describeProblem } from './problem.rules.ts';

test.each([
  ['one wrong field', 'Проверьте одно поле', 1],
  ['two wrong fields', 'Проверьте 2\u00a0поля', 2],
  ['five wrong fields', 'Проверьте 5\u00a0полей', 5],
])('the message about %s is headed «%s»', (_what, title, wrongFields) => {
  expect(describeProblem({ kind: 'fields' }, wrongFields)).toEqual({ title, text: '' });
});

test.each([
  ['a total that is 150 roubles higher', 'Заказ стал дороже на 150 ₽', 1_977_500],
  ['a total that is 100 roubles lower', 'Заказ стал дешевле на 100 ₽', 1_952_500],
  ['changed prices with an equal total', 'Цена изменилась', 1_962_500],
])('the message about %s is headed «%s»', (_what, title, now) => {
  const total = { was: 1_962_500, now };
  const changes = { lines: [], promo: null, bonuses: null, delivery: null, total, isOnlyDeliveryAdded: false };
  expect(describeProblem({ kind: 'price', changes }, 0).title.replaceAll(/\s/g, ' ')).toBe(title);
});

test('the message about a call limit names the number of orders that await a call or, if unknown, repeats the text of the API', () => {
  const read = (orders: number | null) => describeProblem({ kind: 'callLimit', message: 'Не больше 5 товаров.', orders }, 0);
  expect(read(2)).toEqual({
    title: 'Два ваших заказа уже ждут звонка',
    text: 'Этот заказ можно оплатить онлайн: способ оплаты мы\u00a0уже переключили.',
  });
  expect(read(3).title).toBe('Уже ждут звонка: 3\u00a0ваших заказа');
  expect(read(null).text).toBe('Не больше 5 товаров.');
});
