import { createRefusal, readForm } from './form.server.ts';

const post = (body: BodyInit | null, headers: HeadersInit = {}) => new Request('http://127.0.0.1/cart', { method: 'POST', body, headers });

test('readForm returns all values of a field', async () => {
  const form = await readForm(
    post(
      new URLSearchParams([
        ['unit', 'a'],
        ['unit', 'b'],
      ]),
    ),
  );
  expect(form.getAll('unit')).toEqual(['a', 'b']);
});

test.each([
  ['JSON', post('{}', { 'content-type': 'application/json' })],
  ['an empty submission', post(null)],
])('%s is not accepted as a form', async (_what, request) => {
  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 415 } });
});

test('readForm removes control characters, except those that separate words and lines', async () => {
  const form = await readForm(
    post(new URLSearchParams({ city: 'Мос\u0000ква\u007f\u0085', name: '\u001b[1mАнна\u200d', comment: 'Домофон\t7\r\nЗвонить' })),
  );
  expect([...form]).toEqual([
    ['city', 'Москва'],
    ['name', '[1mАнна\u200d'],
    ['comment', 'Домофон\t7\r\nЗвонить'],
  ]);
});

test('createRefusal responds with 422 to an invalid form, with 503 if the API does not respond, and with the passed headers', () => {
  expect(createRefusal('Напишите город')).toMatchObject({ data: 'Напишите город', init: { status: 422 } });
  expect(createRefusal('Нет связи', true)).toMatchObject({ data: 'Нет связи', init: { status: 503 } });
  expect(createRefusal('Нет', false, [['set-cookie', 'refresh=a']])).toMatchObject({
    init: { status: 422, headers: [['set-cookie', 'refresh=a']] },
  });
});
