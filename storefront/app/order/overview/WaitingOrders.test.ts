import { cannedListedOrder } from '../list/orders.canned.ts';
import { cannedStatus } from '../order-stage.canned.ts';
import { groupOrdersByAction } from './WaitingOrders.tsx';

const order = (number: number, more: Partial<Parameters<typeof cannedListedOrder>[0]>) =>
  cannedListedOrder({ number, status: 'AWAITING_PAY', createdAt: '2026-11-09T09:00:00.000Z', pictures: ['one'], totalPrice: 100, ...more });

test('an order is listed once, under the next action of the shopper', () => {
  const toPay = order(1, { order: { canPay: true } });
  const toCollect = order(2, { status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' });
  const called = order(3, { status: 'AWAITING_CALL' });
  const sent = order(4, { status: 'HANDED_OVER_FOR_DELIVERY' });
  expect(groupOrdersByAction([sent, called, toCollect, toPay])).toEqual({
    toPay: [toPay],
    toCollect: [toCollect],
    notHandedOut: [],
    toConfirm: [called],
    inTransit: [sent],
  });
});

test('an order whose parcel is returning is listed neither for pickup nor as in transit', () => {
  const ready = order(1, { status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', pictures: ['one', 'two'] });
  const parcel = { problem: 'RETURNING' as const, statusAt: null };
  const [first, second] = ready.orderProductItems;
  if (!first || !second) throw new Error('the canned order has two units');
  const stopped = {
    ...ready,
    orderProductItems: [
      { ...first, parcel },
      { ...second, ...cannedStatus('DELIVERED') },
    ],
  };
  const partly = { ...ready, orderProductItems: [{ ...first, parcel }, second] };
  expect(groupOrdersByAction([stopped, partly])).toEqual({
    toPay: [],
    toCollect: [partly],
    notHandedOut: [stopped],
    toConfirm: [],
    inTransit: [],
  });
});

test('an order that is partly ready for pickup is listed for pickup', () => {
  const sent = order(1, { status: 'HANDED_OVER_FOR_DELIVERY', pictures: ['one', 'two'] });
  const [first, second] = sent.orderProductItems;
  const partly = {
    ...sent,
    orderProductItems: [first, second && { ...second, ...cannedStatus('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT') }].filter(
      (line) => line !== undefined,
    ),
  };
  expect(groupOrdersByAction([partly])).toMatchObject({ toCollect: [partly], inTransit: [] });
});
