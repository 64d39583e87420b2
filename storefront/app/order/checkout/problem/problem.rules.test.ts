import { describeProblem } from './problem.rules.ts';

test.each([
  [1, 'Проверьте одно поле'],
  [2, 'Проверьте 2\u00a0поля'],
  [5, 'Проверьте 5\u00a0полей'],
])('the message about wrong fields (number: %d) is headed «%s»', (wrongFields, title) => {
  expect(describeProblem({ kind: 'fields' }, wrongFields)).toEqual({ title, text: '' });
});

test.each([
  [1_977_500, /^Заказ стал дороже на\s150\s₽$/],
  [1_952_500, /^Заказ стал дешевле на\s100\s₽$/],
  [1_962_500, /^Цена изменилась$/],
])('a total of %d instead of 1962500 is headed %s', (now, title) => {
  const total = { was: 1_962_500, now };
  const changes = { lines: [], promo: null, bonuses: null, delivery: null, total, isOnlyDelivery: false };
  expect(describeProblem({ kind: 'price', changes }, 0).title).toMatch(title);
});

test('the message about a call limit has the number of orders that await a call, or the reason given by the API', () => {
  const read = (orders: number | null) => describeProblem({ kind: 'callLimit', message: 'Не больше 5 товаров.', orders }, 0);
  expect(read(2)).toEqual({
    title: 'Два ваших заказа уже ждут звонка',
    text: 'Этот заказ можно оплатить онлайн: способ оплаты мы\u00a0уже переключили.',
  });
  expect(read(3).title).toBe('Уже ждут звонка: 3\u00a0ваших заказа');
  expect(read(null).text).toBe('Не больше 5 товаров.');
});
