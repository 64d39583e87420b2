import { cannedStatus } from '../order-stage.canned.ts';
import { cannedReadyOrder } from './order.canned.ts';
import { findPickup, toMapUrl } from './pickup.rules.ts';

const { ownOrder } = cannedReadyOrder;
if (!ownOrder?.cdekDelivery) throw new Error('the canned order has an owner and a pickup point');
const { cdekDelivery: point } = ownOrder;

test('units ready for pickup are collected by their track code, or without one by the number of the order', () => {
  expect(findPickup(ownOrder)).toEqual({ point, number: 'MEET-70000006', storedUntil: '2026-12-10' });
  const units = ownOrder.orderProductItems.map((unit) => ({ ...unit, trackCode: null }));
  expect(findPickup({ ...ownOrder, orderProductItems: units })?.number).toBe('48377');
});

test('there is nothing to collect before the units are ready, or if a courier delivers them', () => {
  const units = ownOrder.orderProductItems.map((unit) => ({ ...unit, ...cannedStatus('HANDED_OVER_FOR_DELIVERY') }));
  expect(findPickup({ ...ownOrder, orderProductItems: units })).toBeNull();
  expect(findPickup({ ...ownOrder, cdekDelivery: null })).toBeNull();
});

test('the link to the map of a pickup point contains its coordinates, or without them its address as a query', () => {
  expect(toMapUrl(point)).toBe('https://yandex.ru/maps/?pt=49.1221%2C55.7887&z=17&l=map');
  expect(new URL(toMapUrl({ ...point, latitude: null })).searchParams.get('text')).toBe(point.address_full);
});
