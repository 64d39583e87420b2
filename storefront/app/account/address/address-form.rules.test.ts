import { emptyAddress, findProblems, readAddress, readErrors, toInput, toValues } from './address-form.rules.ts';
import { cannedAddresses } from './addresses.canned.ts';

const [home] = cannedAddresses as [(typeof cannedAddresses)[number]];

test('a saved address fills the form and is read back unchanged', () => {
  const { city, region, id: _id, ...stored } = home;
  const values = toValues(home);
  expect(values).toMatchObject({ city: `${city}, ${region}`, cityFor: `${city}, ${region}` });
  expect(toInput(values)).toEqual(stored);
});

test('the city field is empty, which is an error, if the shop no longer delivers to the city of a saved address', () => {
  const values = toValues({ ...home, city: '', region: '' });
  expect(values).toMatchObject({ city: '', cityId: '', cityFor: '' });
  expect(Object.keys(findProblems(values))).toEqual(['city']);
});

test('empty required fields are errors, empty optional ones are not', () => {
  expect(Object.keys(findProblems(emptyAddress))).toEqual(['city', 'street', 'house']);
  expect(findProblems(toValues(home))).toEqual({});
});

test('only the fields of the form are read, without spaces around their values', () => {
  const form = new FormData();
  form.append('street', ' Тверская ');
  form.append('intent', 'save');
  expect(readAddress(form)).toEqual({ ...emptyAddress, street: 'Тверская' });
});

test('a message of the API is shown at every field that its error names', () => {
  const fields = [
    { field: 'index', message: 'Шесть цифр' },
    { field: 'cityId', message: 'Не знаем такого города' },
    { field: 'addressId', message: 'Не поле' },
  ];
  expect(readErrors({ field: 'index', fields }, 'Проверьте поля')).toEqual({ index: 'Шесть цифр', city: 'Не знаем такого города' });
  expect(readErrors({ field: 'house' }, 'Проверьте дом')).toEqual({ house: 'Проверьте дом' });
  expect(readErrors({ maxAddresses: 20 }, 'Не больше 20')).toEqual({});
});
