import { cannedStatus } from './order-stage.canned.ts';
import { isFinished } from './order-status.rules.ts';

test.each([
  ['AWAITING_PAY', false],
  ['SHIPPED_TO_RUSSIA_STOCK_MEET', false],
  ['DELIVERED', true],
  ['CANCEL_PURCHASE', true],
  ['ISSUED_REFUND', true],
] as const)('an order with the status %s is finished: %s', (status, expected) => {
  expect(isFinished(cannedStatus(status))).toBe(expected);
});
