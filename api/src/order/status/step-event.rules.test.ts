import { expect, it } from '@jest/globals';
import { findStepEvents } from './step-event.rules.js';

it.each([
  ['AWAITING_PAY', 'AWAITING_CALL', 'ORDER_STATUS'],
  ['AWAITING_CALL', 'ACCEPT_MEET_WAIT_PAID', 'ORDER_STATUS'],
  ['AWAITING_PAY', 'PAID_READY_TO_SEND', 'ORDER_PAID'],
  ['ACCEPT_MEET_WAIT_PAID', 'AWAITING_RESPONSE_FROM_SUPPLIER', 'ORDER_PAID'],
  ['CANCEL_PURCHASE', 'PAID_READY_TO_SEND', 'ORDER_PAID'],
  ['PAID_READY_TO_SEND', 'HANDED_OVER_FOR_DELIVERY', 'ORDER_STATUS'],
  ['TRANSFERRED_TO_LOGISTICS_CENTER', 'PURCHASED_FROM_SELLER', 'ORDER_STATUS'],
  ['DELIVERED', 'ARRANGED_EXCHANGE', 'ORDER_STATUS'],
  ['DELIVERED', 'ISSUED_REFUND', 'ORDER_STATUS'],
  ['AWAITING_PAY', 'CANCEL_PURCHASE', 'ORDER_CANCELLED'],
  ['PURCHASED_FROM_SELLER', 'CANCEL_PURCHASE', 'ORDER_CANCELLED'],
] as const)('a step from %s to %s causes the event %s', (previousStatus, status, event) => {
  expect(findStepEvents([{ previousStatus, status }])).toEqual([event]);
});

it('the refund of a cancelled unit causes no event unless another unit moves with it', () => {
  const cancelled = { previousStatus: 'CANCEL_PURCHASE', status: 'ISSUED_REFUND' } as const;
  expect(findStepEvents([cancelled, cancelled])).toEqual([]);
  expect(findStepEvents([cancelled, { previousStatus: 'DELIVERED', status: 'ISSUED_REFUND' }])).toEqual(['ORDER_STATUS']);
});

it('a step of several units causes one event', () => {
  const paid = [
    { previousStatus: 'AWAITING_PAY', status: 'PAID_READY_TO_SEND' },
    { previousStatus: 'AWAITING_PAY', status: 'AWAITING_RESPONSE_FROM_SUPPLIER' },
  ] as const;
  expect(findStepEvents(paid)).toEqual(['ORDER_PAID']);
});
