import { expect, it } from '@jest/globals';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { computeReturnDeadline, mayRequestReturn, mayWithdrawReturn } from './return.rules.js';

const parseTime = (time: string) => new Date(time);

it.each([
  ['2026-11-01T00:00:00+03:00', '2026-11-16T00:00:00+03:00'],
  ['2026-11-01T12:00:00+03:00', '2026-11-16T00:00:00+03:00'],
  ['2026-11-01T23:59:59+03:00', '2026-11-16T00:00:00+03:00'],
  ['2026-12-25T00:30:00+03:00', '2027-01-09T00:00:00+03:00'],
])('a unit received at %s may be returned until the fourteenth day ends in Moscow, %s', (received, until) => {
  expect(computeReturnDeadline(parseTime(received))).toEqual(parseTime(until));
});

it('a return may be requested throughout the last day, and not after it', () => {
  const unit = { status: 'DELIVERED' as const, deliveredAt: parseTime('2026-11-01T18:00:00+03:00') };
  expect(mayRequestReturn(unit, parseTime('2026-11-15T18:00:00+03:00'))).toBe(true);
  expect(mayRequestReturn(unit, parseTime('2026-11-15T23:59:59.999+03:00'))).toBe(true);
  expect(mayRequestReturn(unit, parseTime('2026-11-16T00:00:00+03:00'))).toBe(false);
});

it('a return may be requested from the payment on, unless the unit was cancelled, refunded or exchanged', () => {
  const closed = Object.values(OrderStatus).filter((status) => !mayRequestReturn({ status, deliveredAt: null }, new Date()));
  expect(closed).toEqual([
    'ACCEPT_MEET_WAIT_PAID',
    'ARRANGED_EXCHANGE',
    'AWAITING_CALL',
    'AWAITING_PAY',
    'CANCEL_PURCHASE',
    'ISSUED_REFUND',
  ]);
});

it('a return request may be withdrawn until the unit is refunded, cancelled or exchanged', () => {
  const returnRequestedAt = parseTime('2026-11-05T12:00:00+03:00');
  const closed = Object.values(OrderStatus).filter((status) => !mayWithdrawReturn({ status, returnRequestedAt }));
  expect(closed).toEqual(['ARRANGED_EXCHANGE', 'CANCEL_PURCHASE', 'ISSUED_REFUND']);
  expect(mayWithdrawReturn({ status: 'DELIVERED', returnRequestedAt: null })).toBe(false);
});
