import { cannedKazan, cannedValues } from '../checkout.canned.ts';
import { formatReplacement } from '../unavailable/chosen-replacement.rules.ts';
import { applyReplacement, placesOrder, readInput, toFieldErrors, toRecipientKey } from './checkout-form.rules.ts';
import { findMissingFields } from './missing-fields.rules.ts';

test('empty required fields are listed as missing, and empty optional fields are not', () => {
  expect(Object.keys(findMissingFields({ ...cannedValues, name: ' ' }))).toEqual(['name', 'city', 'street', 'house', 'consent']);
});

test('only the fields of the chosen delivery method are required, and none if a courier delivers to a saved address', () => {
  const listMissing = (values: object) => Object.keys(findMissingFields({ ...cannedValues, consent: 'yes', ...values }));
  expect(listMissing({ way: 'PICKUP', ...cannedKazan })).toEqual(['point']);
  expect(listMissing({ way: 'PICKUP', ...cannedKazan, address: 'home' })).toEqual(['point']);
  expect(listMissing({ way: 'COURIER', ...cannedKazan })).toEqual(['street', 'house']);
  expect(listMissing({ way: 'COURIER', address: 'home' })).toEqual([]);
  expect(listMissing({ way: '' })).toEqual(['city', 'way']);
});

test('until the server has found the typed city, a courier requires an address, but pickup requires no pickup point', () => {
  const listMissing = (way: string, city: string) => Object.keys(findMissingFields({ ...cannedValues, consent: 'yes', way, city }));
  expect(['PICKUP', 'COURIER'].map((way) => [listMissing(way, ' '), listMissing(way, 'Киров')])).toEqual([
    [['city'], []],
    [
      ['city', 'street', 'house'],
      ['street', 'house'],
    ],
  ]);
});

test('while the shopper has yet to choose one of several listed cities, only this choice is required', () => {
  const listMissing = (values: object) => Object.keys(findMissingFields({ ...cannedValues, consent: 'yes', way: 'COURIER', ...values }));
  const listed = { city: 'Киров', cityId: '', cityFor: 'Киров' };
  expect(listMissing(listed)).toEqual(['city']);
  expect(listMissing({ ...listed, cityId: '1' })).toEqual(['street', 'house']);
  expect(listMissing({ ...listed, city: 'Кировск' })).toEqual(['street', 'house']);
});

test('the consent of an earlier order is valid only for the same recipient, however the name and the phone are written', () => {
  const recipient = { ...cannedValues, way: 'COURIER', address: 'home', phone: '+7 (900) 123-45-67' };
  const consentFor = toRecipientKey({ name: 'анна ', surname: 'Ветрова', phone: '+79001234567' });
  expect(findMissingFields({ ...recipient, consentFor })).toEqual({});
  expect(Object.keys(findMissingFields({ ...recipient, name: 'Мария', consentFor }))).toEqual(['consent']);
});

test('each message of the API is assigned to the field of the form that it is about, and dropped if there is no such field', () => {
  const fields = [
    { field: 'phone', message: 'Не хватает цифр' },
    { field: 'cityId', message: 'Не знаем такого города' },
    { field: 'pickupPointCode', message: 'Пункт закрыт' },
    { field: 'addressId', message: 'Адреса нет' },
    { field: 'expectedTotal', message: 'Не сумма' },
  ];
  expect(toFieldErrors({ field: 'phone', fields }, 'Проверьте поля')).toEqual({
    phone: 'Не хватает цифр',
    city: 'Не знаем такого города',
    point: 'Пункт закрыт',
    address: 'Адреса нет',
  });
  expect(toFieldErrors({ field: 'email' }, 'Проверьте адрес')).toEqual({ email: 'Проверьте адрес' });
  expect(toFieldErrors({}, 'Не вышло')).toEqual({});
});

test('the units, the idempotency key, the values and a replacement are read from a submitted form', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['unit', 'a'],
    ['unit', 'b'],
    ['key', 'key'],
    ['name', 'Анна'],
    ['swap', 'id=a&by=c'],
  ] as const)
    form.append(name, value);
  const { ids, key, values, replacement } = readInput(form);
  expect([ids, key, values.name, values.surname, replacement]).toEqual([['a', 'b'], 'key', 'Анна', '', { id: 'a', by: 'c', order: null }]);
});

test('if the button of a replacement submits a sum, the form orders the replacement for that sum', () => {
  const order = { promocode: 'ОСЕНЬ10 & 1', bonuses: '50', visibleSumJson: '{"total":1}' };
  const form = new FormData();
  for (const unit of ['a', 'b']) form.append('unit', unit);
  form.append('swap', formatReplacement({ id: 'a', by: 'c', order }));
  const input = readInput(form);
  expect(input.replacement).toEqual({ id: 'a', by: 'c', order });
  expect(placesOrder(input)).toBe(true);
  expect(applyReplacement(input)).toMatchObject({
    ids: ['c', 'b'],
    visibleSumJson: '{"total":1}',
    values: { promocode: 'ОСЕНЬ10 & 1', bonuses: '50' },
  });
});

test('a similar unit is taken together with the replacement in the displayed order', () => {
  const replacement = { id: 'bag', by: 'other-bag', displayed: { id: 'pair', by: 'equal-pair' }, order: null };
  const form = new FormData();
  form.append('swap', formatReplacement(replacement));
  const input = readInput(form);
  expect(input.replacement).toEqual(replacement);
  expect(placesOrder(input)).toBe(false);
});

test('if the button of a replacement submits no sum, the form places no order', () => {
  const form = new FormData();
  form.append('unit', 'a');
  form.append('swap', 'id=a&by=c');
  const input = readInput(form);
  expect(placesOrder(input)).toBe(false);
  expect(applyReplacement(input).ids).toEqual(['a']);
});
