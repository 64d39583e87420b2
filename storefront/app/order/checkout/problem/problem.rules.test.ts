import { describeProblem } from './problem.rules.ts';

test.each([
  [1, 'Проверьте одно поле'],
  [2, 'Проверьте 2\u00a0поля'],
  [5, 'Проверьте 5\u00a0полей'],
])('%d wrong fields are headed «%s»', (wrongFields, title) => {
  expect(describeProblem({ kind: 'fields' }, wrongFields)).toEqual({ title, text: '' });
});
