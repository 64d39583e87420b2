import { cannedStatus } from './order-stage.canned.ts';
import { isFinished } from './order-status.rules.ts';

test.each(['AWAITING_PAY', 'SHIPPED_TO_RUSSIA_STOCK_MEET'] as const)('an order with the status %s is not finished', (status) => {
  expect(isFinished(cannedStatus(status))).toBe(false);
});

test.each(['DELIVERED', 'CANCEL_PURCHASE', 'ISSUED_REFUND'] as const)('an order with the status %s is finished', (status) => {
  expect(isFinished(cannedStatus(status))).toBe(true);
});
