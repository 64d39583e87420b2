import { addressLine } from './address-words.rules.ts';

test.each([
  [{ building: '2', apartment: '15' }, 'ул. Баумана, д. 7, корп. 2, кв. 15'],
  [{ building: '', apartment: '' }, 'ул. Баумана, д. 7'],
])('an address with %j is one line', (parts, line) => {
  expect(addressLine({ street: 'ул. Баумана', house: '7', ...parts }).replaceAll('\u00a0', ' ')).toBe(line);
});
