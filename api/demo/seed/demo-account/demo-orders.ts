import type { OrderStatus, PaymentType } from '../../../src/platform/prisma/generated/enums.js';
import type { DemoManager } from './demo-manager.js';
import type { DemoOrder, DemoShopper } from './demo-shopper.js';
import type { Origin } from './demo-units.js';

interface StepContext {
  order: DemoOrder;
  shopper: DemoShopper;
  manager: DemoManager;
  /** A free unit of the same product, size and price as the last line. It can replace that line in an exchange. */
  exchangeUnitId: string;
}

type Step = (context: StepContext) => Promise<void>;

/** One order of the demo account. Times are days before the seeding, so that the orders are always recent. */
export interface OrderHistory {
  placedDaysAgo: number;
  units: readonly Origin[];
  /** Origin of one more line. The shop gets a second unit of the same product, size and price, for an exchange. */
  exchangeOrigin?: Origin;
  paymentType?: PaymentType;
  bonuses?: number;
  toPickupPoint?: boolean;
  steps: readonly [daysAgo: number, step: Step][];
}

const HOUR = 1 / 24;
const MINUTE = HOUR / 60;

const pay: Step = ({ order, shopper }) => shopper.pay(order);

const move =
  (status: OrderStatus, details: { trackCode?: string; reason?: string } = {}): Step =>
  ({ order, manager }) =>
    manager.move(order, { status, ...details });

/** A step that moves one line of the order, given by its position, to a status. */
const moveLine =
  (line: number, status: OrderStatus): Step =>
  ({ order, manager }) =>
    manager.move(order, { status, itemIds: order.lines.slice(line, line + 1) });

const handOver = (trackCode: string): Step => move('HANDED_OVER_FOR_DELIVERY', { trackCode });

/** Steps of a delivery: the parcel is handed over to the delivery service, taken out by a courier, and delivered to the shopper. */
const deliver = (from: number, trackCode: string): [number, Step][] => [
  [from, handOver(trackCode)],
  [from - 2, move('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT')],
  [from - 2.2, move('DELIVERED')],
];

const refusedBySupplier = { status: 'CANCEL_PURCHASE', cancelReason: 'SUPPLIER_REFUSED' } as const;

/** Steps from the supplier in Turkey to customs. */
const toCustoms = (from: number): [number, Step][] => [
  [from, move('PURCHASED_FROM_SELLER')],
  [from - 2, move('TRANSFERRED_TO_LOGISTICS_CENTER')],
  [from - 5, move('CUSTOMS_CLEARANCE_IN_TURKEY')],
];

export const demoOrders: readonly OrderHistory[] = [
  // Delivered so long ago that nothing can be returned.
  { placedDaysAgo: 80, units: ['WAREHOUSE', 'WAREHOUSE'], steps: [[80 - 5 * MINUTE, pay], ...deliver(79, 'MEET-70000001')] },
  // Delivered from Turkey, partly paid with bonuses.
  {
    placedDaysAgo: 70,
    units: ['TURKEY'],
    bonuses: 500,
    steps: [
      [70 - 3 * MINUTE, pay],
      ...toCustoms(69),
      [60, move('CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED')],
      [58, move('SHIPPED_TO_RUSSIA_STOCK_MEET')],
      [52, move('ACCEPTED_IN_RUSSIA_STOCK_MEET')],
      [51, move('AWAITING_SENT_FROM_MEET')],
      ...deliver(50, 'MEET-70000002'),
    ],
  },
  // Cancelled by the shopper before it was paid.
  { placedDaysAgo: 41, units: ['WAREHOUSE'], steps: [[41 - 10 * MINUTE, ({ order, shopper }) => shopper.cancel(order, null)]] },
  // One of two units was returned and refunded.
  {
    placedDaysAgo: 32,
    units: ['WAREHOUSE', 'WAREHOUSE'],
    steps: [
      [32 - 4 * MINUTE, pay],
      ...deliver(31, 'MEET-70000003'),
      [27, ({ order, shopper }) => shopper.requestReturn(order, order.lines.slice(0, 1))],
      [23, moveLine(0, 'ISSUED_REFUND')],
    ],
  },
  // The seam of one unit came apart, and its replacement is in transit.
  {
    placedDaysAgo: 20,
    units: ['WAREHOUSE'],
    exchangeOrigin: 'WAREHOUSE',
    steps: [
      [20 - 2 * MINUTE, pay],
      ...deliver(19, 'MEET-70000004'),
      [
        2,
        ({ order, manager, exchangeUnitId }) =>
          manager.exchange(order, { itemId: order.lines.at(-1) ?? '', productItemId: exchangeUnitId }),
      ],
    ],
  },
  // In customs in Turkey.
  { placedDaysAgo: 12, units: ['TURKEY', 'TURKEY'], steps: [[12 - 6 * MINUTE, pay], ...toCustoms(11)] },
  // Delivered a short while ago: its cashback is credited, and it can be returned.
  { placedDaysAgo: 9, units: ['WAREHOUSE', 'WAREHOUSE', 'WAREHOUSE'], steps: [[9 - 2 * MINUTE, pay], ...deliver(8, 'MEET-70000005')] },
  // The supplier has run out of one unit; the other unit was bought.
  {
    placedDaysAgo: 7,
    units: ['RUSSIA', 'RUSSIA'],
    steps: [
      [7 - 7 * MINUTE, pay],
      [6.5, ({ order, manager }) => manager.move(order, { ...refusedBySupplier, itemIds: order.lines.slice(1) })],
      [6.4, moveLine(0, 'PURCHASED_FROM_SELLER')],
      [4, move('TRANSFERRED_TO_LOGISTICS_CENTER')],
    ],
  },
  // Ready at a pickup point.
  {
    placedDaysAgo: 5,
    units: ['WAREHOUSE'],
    bonuses: 200,
    toPickupPoint: true,
    steps: [
      [5 - 3 * MINUTE, pay],
      [4, handOver('MEET-70000006')],
      [9 * HOUR, move('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT')],
    ],
  },
  // The shop has bought the unit from the supplier.
  {
    placedDaysAgo: 4.3,
    units: ['RUSSIA'],
    steps: [
      [4.3 - 5 * MINUTE, pay],
      [3.5, move('PURCHASED_FROM_SELLER')],
    ],
  },
  // In transit.
  {
    placedDaysAgo: 3,
    units: ['WAREHOUSE', 'WAREHOUSE'],
    steps: [
      [3 - 2 * MINUTE, pay],
      [2, handOver('MEET-70000007')],
    ],
  },
  // Paid; one unit comes from the warehouse, the other from a supplier.
  { placedDaysAgo: 20 * HOUR, units: ['WAREHOUSE', 'RUSSIA'], steps: [[20 * HOUR - 4 * MINUTE, pay]] },
  // A manager will call.
  { placedDaysAgo: 2 * HOUR, units: ['WAREHOUSE'], paymentType: 'CALL', steps: [] },
  // Awaits payment, which is due in half an hour.
  { placedDaysAgo: MINUTE, units: ['WAREHOUSE'], steps: [] },
];
