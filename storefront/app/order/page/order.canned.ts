import type { OrderStatus, PublicOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { cannedStages, cannedStatus } from '../order-stage.canned.ts';
import type { OwnOrder } from './displayed-order.rules.ts';
import type { OrderPageData } from './OrderView.tsx';

const createUnit = (id: string, brand: string, name: string, size: string) => ({
  id,
  name,
  size: { name: size },
  product: { id, slug: id, cover: { key: id }, brands: [{ name: brand }] },
});

const lines = [
  {
    productItem: createUnit('slope-white', 'Nordkvart', 'Кроссовки Slope 2', '41'),
    price: 890_000,
    before: 989_000,
    cashback: 267,
    day: '2026-11-28',
  },
  {
    productItem: createUnit('jacket-olive', 'Stavna', 'Куртка «Ветер»', 'M'),
    price: 459_000,
    before: null,
    cashback: 137,
    day: '2026-12-19',
  },
];

const createdAt = '2026-11-23T09:00:00.000Z';

interface CannedOrderOptions {
  status: OrderStatus;
  /** Statuses of the units, if they differ from the status of the order. */
  units?: readonly OrderStatus[];
  payment: PublicOrderFragment['payment']['state'];
  /** Fields that replace those of the order that its owner sees. */
  full?: Partial<OwnOrder>;
}

const deliverySteps: OrderStatus[] = ['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED'];
const stepsFromStock: OrderStatus[] = ['AWAITING_PAY', 'PAID_READY_TO_SEND', ...deliverySteps];
const stepsFromAbroad: OrderStatus[] = [
  'AWAITING_PAY',
  ...cannedStages.PURCHASE,
  ...cannedStages.TO_STOCK,
  'AWAITING_SENT_FROM_MEET',
  ...deliverySteps,
];

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Returns the route of a unit: the first unit comes from stock, the second from abroad. If only one route contains the status, both units
 * take it.
 */
function findRoute(index: number, status: OrderStatus): OrderStatus[] | undefined {
  const routes = [stepsFromStock, stepsFromAbroad].filter((route) => route.includes(status));
  return routes[index] ?? routes[0];
}

const stepsToRefund: OrderStatus[] = ['AWAITING_PAY', 'PAID_READY_TO_SEND', 'CANCEL_PURCHASE', 'ISSUED_REFUND'];

/** Returns the steps up to a status: paid after five minutes, then one step each day. */
function listPastSteps(index: number, status: OrderStatus) {
  const route = status === 'ISSUED_REFUND' ? stepsToRefund : (findRoute(index, status) ?? ['AWAITING_PAY', status]);
  return route.slice(0, route.indexOf(status) + 1).map((step, stepIndex) => ({
    ...cannedStatus(step),
    createdAt: new Date(Date.parse(createdAt) + (stepIndex < 2 ? stepIndex * 5 * minuteMs : stepIndex * dayMs)).toISOString(),
  }));
}

/** Returns the steps after a status, evenly distributed until the promised day. Before the payment they have no dates. */
function listExpectedSteps(index: number, status: OrderStatus) {
  const route = findRoute(status === 'AWAITING_PAY' ? 0 : index, status) ?? [];
  const position = route.indexOf(status);
  const futureSteps = position < 0 ? [] : route.slice(position + 1).filter((step) => step !== 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT');
  const isPaid = position > 0;
  const start = Date.parse(createdAt) + Math.max(position, 0) * dayMs;
  const remainingDays = Math.max(0, Math.floor((Date.parse(`${lines[index]?.day}T12:00:00.000Z`) - start) / dayMs));
  return futureSteps
    .filter((step) => isPaid || deliverySteps.includes(step))
    .map((step, stepIndex) => {
      const days = Math.round((remainingDays * (stepIndex + 1)) / futureSteps.length);
      return { ...cannedStatus(step), date: isPaid ? new Date(start + days * dayMs).toISOString().slice(0, 10) : null };
    });
}

const cannedPublicLine = (index: number, status: OrderStatus) => ({
  id: String(index),
  ...cannedStatus(status),
  isFromAbroad: index === 1,
  estimatedDeliveryDate: lines[index]?.day ?? '',
  expectedSteps: listExpectedSteps(index, status),
  statusHistory: listPastSteps(index, status),
  productItem: lines[index]?.productItem ?? null,
});

/** Until when a unit can be returned: for 14 days after its receipt. */
function findReturnEnd({ status, statusHistory }: Pick<ReturnType<typeof cannedPublicLine>, 'status' | 'statusHistory'>): string | null {
  const receiptDay = statusHistory.at(-1)?.createdAt.slice(0, 10);
  return status === 'DELIVERED' ? new Date(Date.parse(`${receiptDay}T21:00:00.000Z`) + 14 * dayMs).toISOString() : null;
}

const cancellableStatuses: readonly OrderStatus[] = ['PAID_READY_TO_SEND', 'AWAITING_RESPONSE_FROM_SUPPLIER'];

function cannedPublicOrder({ status, payment, units }: CannedOrderOptions): PublicOrderFragment {
  const canPay = status === 'AWAITING_PAY';
  return {
    uuid: '0190a5e0-0000-7000-8000-000000048377',
    number: 48_377,
    ...cannedStatus(status),
    city: 'Казань',
    createdAt,
    payUntil: canPay ? '2026-11-23T09:30:00.000Z' : status === 'AWAITING_CALL' ? '2026-11-24T09:00:00.000Z' : null,
    canPay,
    totalPrice: 1_437_500,
    payment: { state: payment },
    orderProductItems: lines.map((_, index) => cannedPublicLine(index, units?.[index] ?? status)),
  };
}

/** Sums of the canned order. The cashback is 3 per cent of the price of each unit, rounded down. */
export const paidSums = {
  goods: 1_448_000,
  discount: 99_000,
  promoDiscount: 0,
  paidByBonuses: 0,
  deliveryPrice: 88_500,
  totalPrice: 1_437_500,
  cashback: 404,
};
const zeroSums = { goods: 0, discount: 0, promoDiscount: 0, paidByBonuses: 0, deliveryPrice: 0, totalPrice: 0, cashback: 0 };

function cannedOwnOrder(state: CannedOrderOptions): OwnOrder {
  const { city: _, payment, orderProductItems, ...publicFields } = cannedPublicOrder(state);
  const hasEnded = publicFields.stage === 'ENDED';
  const isPaid = state.payment === 'SUCCEEDED' || state.payment === 'REFUNDED';
  return {
    ...publicFields,
    canCancel: state.status === 'AWAITING_PAY' || cancellableStatuses.includes(state.status),
    canAskCall: state.status === 'AWAITING_PAY',
    name: 'Анна',
    surname: 'Ветрова',
    phone: '+79001234567',
    email: 'anna@example.ru',
    ...paidSums,
    isOwn: true,
    remainder: hasEnded
      ? { ...zeroSums, units: 0, cashbackToCome: 0 }
      : { ...paidSums, units: lines.length, cashbackToCome: paidSums.cashback },
    due: { money: hasEnded && isPaid ? paidSums.totalPrice : 0, bonuses: 0 },
    refunded: 0,
    refundedAt: null,
    paid: isPaid,
    paymentType: 'ONLINE',
    comment: '',
    deliveryMode: 'COURIER',
    addressDelivery: { city: 'Казань', street: 'ул. Щапова', house: '26', building: '', apartment: '14', index: '420012' },
    cdekDelivery: null,
    payment: { ...payment, declinedReason: null },
    orderProductItems: orderProductItems.map((line, index) => ({
      ...line,
      replacesId: null,
      cancelReason: null,
      trackCode: deliverySteps.includes(line.status) ? '1048213077' : null,
      trackUrl: deliverySteps.includes(line.status) ? 'https://www.cdek.ru/ru/tracking?order_id=1048213077' : null,
      storedUntil: null,
      parcel: null,
      price: lines[index]?.price ?? 0,
      before: lines[index]?.before ?? null,
      soldPrice: lines[index]?.price ?? 0,
      moneyBack: lines[index]?.price ?? 0,
      bonuses: 0,
      cashback: lines[index]?.cashback ?? 0,
      canCancel: cancellableStatuses.includes(line.status),
      canRequestReturn: isPaid && line.stage !== 'ENDED' && !cancellableStatuses.includes(line.status),
      canWithdrawReturn: false,
      returnRequestedAt: null,
      returnReason: null,
      returnMethod: null,
      refundBy: null,
      returnUntil: findReturnEnd(line),
    })),
    ...state.full,
  };
}

const findLastStep = (state: CannedOrderOptions): number =>
  Math.max(
    ...cannedPublicOrder(state).orderProductItems.flatMap(({ statusHistory }) => statusHistory.map((step) => Date.parse(step.createdAt))),
  );

export const cannedOrder = (state: CannedOrderOptions): OrderPageData => ({
  publicOrder: cannedPublicOrder(state),
  ownOrder: cannedOwnOrder(state),
  isBackFromPayment: false,
  isPaymentServiceDown: false,
  mayBeCalled: true,
  reloadTo: null,
  now: findLastStep(state) + 50_000,
});

const pickupSums = { ...paidSums, deliveryPrice: 0, totalPrice: 1_349_000 };

/** The fields of an order to a pickup point with free delivery. */
export const cannedPickup = {
  deliveryMode: 'PICKUP',
  addressDelivery: { city: 'Казань', street: 'ул. Баумана, 44', house: '', building: '', apartment: '', index: '' },
  cdekDelivery: {
    kind: 'PVZ',
    address_full: '420111, Казань, ул. Баумана, 44',
    hours: 'ежедневно 10:00–21:00',
    directions: 'Вход со\u00a0двора, за\u00a0аркой налево',
    phone: '+78432000000',
    latitude: 55.7887,
    longitude: 49.1221,
  },
  ...pickupSums,
  remainder: { ...pickupSums, units: lines.length, cashbackToCome: pickupSums.cashback },
} satisfies Partial<OwnOrder>;

const readyState: CannedOrderOptions = { status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', payment: 'SUCCEEDED' };

/** An order that waits at its pickup point. Its units arrived in one parcel, which waited for the later unit. */
export const cannedReadyOrder = cannedOrder({
  ...readyState,
  full: {
    ...cannedPickup,
    orderProductItems: cannedOwnOrder(readyState).orderProductItems.map((line, _, [, laterLine]) => ({
      ...line,
      statusHistory: line.statusHistory.map(
        (step) => (deliverySteps.includes(step.status) && laterLine?.statusHistory.find(({ status }) => status === step.status)) || step,
      ),
      storedUntil: '2026-12-10',
      trackCode: 'MEET-70000006',
      trackUrl: null,
    })),
  },
});

const endedLines = cannedOwnOrder({ status: 'CANCEL_PURCHASE', payment: 'NONE' }).orderProductItems;

/** An order whose payment deadline has passed. */
export const cannedEndedOrder = cannedOrder({
  status: 'CANCEL_PURCHASE',
  payment: 'NONE',
  full: { orderProductItems: endedLines.map((line) => ({ ...line, cancelReason: 'TERM' as const })) },
});

const refundedState: CannedOrderOptions = { status: 'ISSUED_REFUND', payment: 'REFUNDED' };

/** A paid order that its shopper has cancelled, with its money refunded. */
export const cannedRefundedOrder = cannedOrder({
  ...refundedState,
  full: {
    refunded: paidSums.totalPrice,
    refundedAt: '2026-11-26T09:00:00.000Z',
    orderProductItems: cannedOwnOrder(refundedState).orderProductItems.map((line) => ({ ...line, cancelReason: 'BY_SHOPPER' as const })),
  },
});
