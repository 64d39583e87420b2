import { cannedListedOrder } from '../list/orders.canned.ts';
import { cannedStatus } from '../order-stage.canned.ts';
import { groupOrdersByAction } from './WaitingOrders.tsx';

const createOrder = (number: number, options: Partial<Parameters<typeof cannedListedOrder>[0]>) =>
  cannedListedOrder({
    number,
    status: 'AWAITING_PAY',
    createdAt: '2026-11-09T09:00:00.000Z',
    pictures: ['one'],
    totalPrice: 100,
    ...options,
  });

test('each order is listed once, under what the shopper has to do next or, if that is nothing, as in transit', () => {
  const toPay = createOrder(1, { order: { canPay: true } });
  const toCollect = createOrder(2, { status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' });
  const called = createOrder(3, { status: 'AWAITING_CALL' });
  const sent = createOrder(4, { status: 'HANDED_OVER_FOR_DELIVERY' });
  expect(groupOrdersByAction([sent, called, toCollect, toPay])).toEqual({
    toPay: [toPay],
    toCollect: [toCollect],
    notHandedOut: [],
    toConfirm: [called],
    inTransit: [sent],
  });
});

test('an order is listed as not handed out if its parcel is returning, unless a unit outside that parcel can be collected', () => {
  const ready = createOrder(1, { status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', pictures: ['one', 'two'] });
  const parcel = { problem: 'RETURNING' as const, statusAt: null };
  const [first, second] = ready.orderProductItems;
  if (!first || !second) throw new Error('the canned order has two units');
  const returningOrder = {
    ...ready,
    orderProductItems: [
      { ...first, parcel },
      { ...second, ...cannedStatus('DELIVERED') },
    ],
  };
  const partlyReturningOrder = { ...ready, orderProductItems: [{ ...first, parcel }, second] };
  expect(groupOrdersByAction([returningOrder, partlyReturningOrder])).toEqual({
    toPay: [],
    toCollect: [partlyReturningOrder],
    notHandedOut: [returningOrder],
    toConfirm: [],
    inTransit: [],
  });
});

test('an order that is partly ready for pickup is listed for pickup', () => {
  const sent = createOrder(1, { status: 'HANDED_OVER_FOR_DELIVERY', pictures: ['one', 'two'] });
  const [first, second] = sent.orderProductItems;
  const partlyReady = {
    ...sent,
    orderProductItems: [first, second && { ...second, ...cannedStatus('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT') }].filter(
      (line) => line !== undefined,
    ),
  };
  expect(groupOrdersByAction([partlyReady])).toMatchObject({ toCollect: [partlyReady], inTransit: [] });
});
