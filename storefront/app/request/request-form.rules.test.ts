import {
  createValues,
  describeAcceptedRequest,
  findFormProblems,
  parsePrice,
  readErrors,
  readSubmittedRequest,
} from './request-form.rules.ts';

test.each([
  ['20 000 ₽', 2_000_000],
  ['20\u00a0000', 2_000_000],
  ['1500руб.', 150_000],
])('the price %j is parsed to %i kopecks', (text, kopecks) => expect(parsePrice(text)).toBe(kopecks));

test('an empty price is parsed to null', () => {
  expect(parsePrice('')).toBeNull();
});

test.each(['дорого', '-5', '123456789'])('the invalid price %j is parsed to undefined', (text) => {
  expect(parsePrice(text)).toBeUndefined();
});

test('findFormProblems reports an invalid price, and a missing size in the form of a notice', () => {
  const emptyForm = createValues(null);
  expect(findFormProblems('madeToOrder', { ...emptyForm, priceUpTo: 'дорого' })).toEqual({
    priceUpTo: 'Напишите цену числом, например 20\u00a0000',
  });
  expect(findFormProblems('notice', emptyForm)).toEqual({ sizeId: 'Выберите размер' });
  expect(findFormProblems('notice', { ...emptyForm, sizeId: 'size-42' })).toBeUndefined();
  expect(findFormProblems('madeToOrder', emptyForm)).toBeUndefined();
});

test("a request form is prefilled with the shopper's data", () => {
  expect(createValues({ name: 'Анна', surname: '', email: 'anna@example.ru', phone: null })).toMatchObject({
    fullName: 'Анна',
    email: 'anna@example.ru',
    phone: '',
    text: '',
  });
});

test("readErrors returns the API's errors of the form's fields, and ignores those of other fields", () => {
  const fields = [
    { field: 'inn', message: 'Проверьте ИНН' },
    { field: 'productId', message: 'Такого товара нет' },
  ];
  expect(readErrors({ fields }, 'Проверьте поля')).toEqual({ inn: 'Проверьте ИНН' });
  expect(readErrors({ reason: 'too early' }, 'Не получилось')).toEqual({});
});

test('a submitted request includes all photos and the trimmed texts of its form', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['uploadId', 'a'],
    ['uploadId', 'b'],
    ['phone', ' 8900 '],
    ['pageLoadTime', '7'],
  ] as const)
    form.append(name, value);
  expect(readSubmittedRequest(form)).toMatchObject({
    uploadIds: ['a', 'b'],
    values: { phone: '8900', link: '' },
    pageLoadTime: 7,
    website: '',
  });
});

test('the message about an accepted request asks a shopper without an email address to write down the number of the request', () => {
  expect(describeAcceptedRequest('priceMatch', { number: 10001, isMailed: false }).text).toContain('Запишите номер');
  expect(describeAcceptedRequest('priceMatch', { number: 10001, isMailed: true })).toEqual({
    title: 'Заявка №\u00a010001 принята',
    text: expect.stringContaining('на\u00a0почту'),
  });
});
