import { describeDestination, formatAddress } from './format-address.rules.ts';

test.each([
  ['with a building and a flat', { building: '2', apartment: '15' }, 'ул. Баумана, д. 7, корп. 2, кв. 15'],
  ['without a building or a flat', { building: '', apartment: '' }, 'ул. Баумана, д. 7'],
])('an address %s is formatted in one line', (_what, parts, line) => {
  expect(formatAddress({ street: 'ул. Баумана', house: '7', ...parts }).replaceAll('\u00a0', ' ')).toBe(line);
});

test('the destination of an order includes the city, and the house unless it is empty, as for a pickup point', () => {
  const point = { city: 'Казань', street: 'ул. Баумана, 19', house: '', building: '', apartment: '' };
  expect(describeDestination({ deliveryMode: 'PICKUP', addressDelivery: point })).toBe('Пункт выдачи: Казань, ул. Баумана, 19');
  const address = { ...point, street: 'ул. Щапова', house: '26' };
  expect(describeDestination({ deliveryMode: 'COURIER', addressDelivery: address })).toBe('Курьером: Казань, ул. Щапова, д.\u00a026');
});
