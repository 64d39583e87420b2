import { hasShopLink, mustWaitForBank, toPublicOrder } from './displayed-order.rules.ts';
import { cannedOrder } from './order.canned.ts';

test('the page of an order displays the wait for the bank until the order is marked as paid, even if the payment has succeeded', () => {
  expect(mustWaitForBank(cannedOrder({ status: 'AWAITING_PAY', payment: 'SUCCEEDED' }), false)).toBe(true);
  expect(mustWaitForBank(cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' }), true)).toBe(false);
});

test('the page of an order links back to the shop while waiting for the bank, and otherwise unless it can be paid or was sent', () => {
  const hasLink = (state: Parameters<typeof cannedOrder>[0], isWaitingForBank = false) => hasShopLink(cannedOrder(state), isWaitingForBank);
  expect(hasLink({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' })).toBe(true);
  expect(hasLink({ status: 'HANDED_OVER_FOR_DELIVERY', payment: 'SUCCEEDED' })).toBe(false);
  expect(hasLink({ status: 'AWAITING_PAY', payment: 'NONE' })).toBe(false);
  expect(hasLink({ status: 'AWAITING_PAY', payment: 'PENDING' }, true)).toBe(true);
  expect(hasLink({ status: 'AWAITING_CALL', payment: 'NONE' })).toBe(true);
  expect(hasLink({ status: 'CANCEL_PURCHASE', payment: 'NONE' })).toBe(true);
  expect(hasLink({ status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', payment: 'SUCCEEDED' })).toBe(false);
  expect(hasLink({ status: 'DELIVERED', payment: 'SUCCEEDED' })).toBe(false);
});

test("toPublicOrder derives every field of the public order from the owner's order", () => {
  const { publicOrder, ownOrder } = cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' });
  if (!ownOrder) throw new Error('the canned order has an owner');
  expect(toPublicOrder(ownOrder)).toMatchObject(publicOrder);
});
