import { refusal } from './refusal.server.ts';

test('a form that says something wrong is told apart from an API that does not answer', () => {
  expect(refusal('Напишите город')).toMatchObject({ data: 'Напишите город', init: { status: 422 } });
  expect(refusal('Нет связи', true)).toMatchObject({ data: 'Нет связи', init: { status: 503 } });
  expect(refusal('Нет', false, [['set-cookie', 'refresh=a']])).toMatchObject({
    init: { status: 422, headers: [['set-cookie', 'refresh=a']] },
  });
});
