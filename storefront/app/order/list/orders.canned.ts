import type { ListedOrderFragment, OrderStatus } from '../../platform/graphql/generated/graphql.ts';
import { cannedStatus } from '../order-stage.canned.ts';
import { isEnded } from '../order-status.rules.ts';
import type { OrdersViewProps } from './OrdersView.tsx';

type Line = ListedOrderFragment['orderProductItems'][number];

interface CannedOrderOptions {
  number: number;
  status: OrderStatus;
  createdAt: string;
  /** Image keys of the units. */
  pictures: readonly string[];
  /** Number of units that can be bought again. */
  buyAgainCount?: number;
  /** Last promised day, or the day on which the order was delivered or ended. */
  day?: string;
  totalPrice: number;
  /** Fields that replace those derived from the other options. */
  order?: Partial<ListedOrderFragment>;
}

function cannedLine(
  { number, status, createdAt, buyAgainCount = 9, day = '2026-12-02' }: CannedOrderOptions,
  picture: string,
  index: number,
): Line {
  const id = `${number}-${index}`;
  const hasFinalStatus = status === 'DELIVERED' || isEnded(cannedStatus(status));
  return {
    id,
    ...cannedStatus(status),
    estimatedDeliveryDate: day,
    storedUntil: null,
    parcel: null,
    statusHistory: [{ status: 'AWAITING_PAY', createdAt }, ...(hasFinalStatus ? [{ status, createdAt: `${day}T12:00:00.000Z` }] : [])],
    buyAgainId: index < buyAgainCount ? `again-${id}` : null,
    productItem: { id, product: { id, slug: id, name: 'Куртка «Ветер»', cover: { key: picture } } },
  };
}

const hasEnded = ({ status }: CannedOrderOptions): boolean => isEnded(cannedStatus(status));

export const cannedListedOrder = (options: CannedOrderOptions): ListedOrderFragment => ({
  uuid: `0190a5e0-0000-7000-8000-0000000${options.number}`,
  number: options.number,
  ...cannedStatus(options.status),
  createdAt: options.createdAt,
  payUntil: null,
  canPay: false,
  totalPrice: options.totalPrice,
  remainder: { units: hasEnded(options) ? 0 : options.pictures.length, totalPrice: hasEnded(options) ? 0 : options.totalPrice },
  orderProductItems: options.pictures.map((picture, index) => cannedLine(options, picture, index)),
  ...options.order,
});

const partlyCancelledOrder = cannedListedOrder({
  number: 48_213,
  status: 'SHIPPED_TO_RUSSIA_STOCK_MEET',
  createdAt: '2026-11-09T09:00:00.000Z',
  pictures: ['heel-black', 'high-cream', 'slope-green'],
  totalPrice: 2_278_600,
});

const [first, second, third] = partlyCancelledOrder.orderProductItems;

const orders = [
  cannedListedOrder({
    number: 48_377,
    status: 'AWAITING_PAY',
    createdAt: '2026-11-23T12:02:00.000Z',
    pictures: ['high-cream', 'slope-white', 'slope-green'],
    totalPrice: 1_842_000,
    order: { canPay: true, payUntil: '2026-11-23T12:32:00.000Z' },
  }),
  {
    ...partlyCancelledOrder,
    remainder: { units: 2, totalPrice: 1_649_500 },
    orderProductItems: [first, second, third && { ...third, ...cannedStatus('CANCEL_PURCHASE') }].filter((line) => line !== undefined),
  },
  cannedListedOrder({
    number: 47_804,
    status: 'DELIVERED',
    createdAt: '2026-09-28T09:00:00.000Z',
    day: '2026-10-04',
    pictures: ['jacket-olive', 'runner-orange'],
    buyAgainCount: 1,
    totalPrice: 4_100_000,
  }),
  cannedListedOrder({
    number: 46_990,
    status: 'DELIVERED',
    createdAt: '2026-08-12T09:00:00.000Z',
    day: '2026-08-15',
    pictures: ['slope-pair', 'bag-tan', 'bag-tan', 'high-cream', 'heel-black', 'slope-green'],
    totalPrice: 4_540_000,
  }),
  cannedListedOrder({
    number: 46_015,
    status: 'ISSUED_REFUND',
    createdAt: '2026-06-14T09:00:00.000Z',
    day: '2026-06-18',
    pictures: ['bag-tan'],
    buyAgainCount: 0,
    totalPrice: 789_000,
  }),
];

/** All orders of a shopper, on one page. */
export const cannedOrders: OrdersViewProps = {
  filter: 'all',
  page: 1,
  orders,
  totalPages: 1,
  totalItems: orders.length,
  now: Date.parse('2026-11-23T12:05:00.000Z'),
};
