import { expect, it } from '@jest/globals';
import { OrderStatus } from '../platform/prisma/generated/enums.js';
import { mayRequestReturn, returnableUntil } from './return.rules.js';

const at = (time: string) => new Date(time);

it.each([
  ['2026-11-01T00:00:00+03:00', '2026-11-16T00:00:00+03:00'],
  ['2026-11-01T12:00:00+03:00', '2026-11-16T00:00:00+03:00'],
  ['2026-11-01T23:59:59+03:00', '2026-11-16T00:00:00+03:00'],
  ['2026-12-25T00:30:00+03:00', '2027-01-09T00:00:00+03:00'],
])('what was received at %s may be returned until the fourteenth day has passed in Moscow, %s', (received, until) => {
  expect(returnableUntil(at(received))).toEqual(at(until));
});

it('is in time for all of the last day, and late after it', () => {
  const unit = { status: 'DELIVERED' as const, deliveredAt: at('2026-11-01T18:00:00+03:00') };
  expect(mayRequestReturn(unit, at('2026-11-15T18:00:00+03:00'))).toBe(true);
  expect(mayRequestReturn(unit, at('2026-11-15T23:59:59.999+03:00'))).toBe(true);
  expect(mayRequestReturn(unit, at('2026-11-16T00:00:00+03:00'))).toBe(false);
});

it('is open from the payment until the receipt', () => {
  const open = Object.values(OrderStatus).filter((status) => mayRequestReturn({ status, deliveredAt: null }, new Date()));
  expect(open).toEqual([
    'ACCEPTED_IN_RUSSIA_STOCK_MEET',
    'AWAITING_RESPONSE_FROM_SUPPLIER',
    'AWAITING_SENT_FROM_MEET',
    'CUSTOMS_CLEARANCE_IN_TURKEY',
    'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
    'DELIVERED',
    'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
    'HANDED_OVER_FOR_DELIVERY',
    'PAID_READY_TO_SEND',
    'PURCHASED_FROM_SELLER',
    'SHIPPED_TO_RUSSIA_STOCK_MEET',
    'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
    'TRANSFERRED_TO_LOGISTICS_CENTER',
  ]);
});
