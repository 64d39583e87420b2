import { describeProblem } from './problem.rules.ts';

test.each([
  [1, 'Проверьте одно поле'],
  [2, 'Проверьте 2\u00a0поля'],
  [5, 'Проверьте 5\u00a0полей'],
])('%d wrong fields are headed «%s»', (wrongFields, title) => {
  expect(describeProblem({ kind: 'fields' }, wrongFields)).toEqual({ title, text: '' });
});

test('a limit of calls names the orders that await one, or says why these units cannot', () => {
  const read = (orders: number | null) => describeProblem({ kind: 'callLimit', message: 'Не больше 5 товаров.', orders }, 0);
  expect(read(2)).toEqual({ title: 'Два ваших заказа уже ждут звонка', text: 'Оплатите этот онлайн или\u00a0дождитесь звонка.' });
  expect(read(3).title).toBe('Уже ждут звонка: 3\u00a0ваших заказа');
  expect(read(null).text).toBe('Не больше 5 товаров.');
});
