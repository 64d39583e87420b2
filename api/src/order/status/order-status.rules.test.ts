import { describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { computeOrderStatus, findFirstPaidStatus, isForSaleAgain, isHandedOver, mayTakeBack } from './order-status.rules.js';
import {
  listAllowedSteps,
  mayCancelFrom,
  mayMoveTo,
  mayShopperCancel,
  type OrderActor,
  type UnitState,
} from './status-transitions.rules.js';

const all = Object.values(OrderStatus);
const actors: OrderActor[] = ['SHOPPER', 'MANAGER', 'SHOP', 'COURIER'];

const buildUnit = (status: OrderStatus, overrides: Partial<UnitState> = {}): UnitState => ({
  status,
  cancelReason: null,
  supplier: 'CONTRACTOR',
  deliveryIsoCode: 'TR',
  isPaid: true,
  isCallRequested: false,
  ...overrides,
});

type Targets = Partial<Record<OrderStatus, OrderStatus[]>>;

/** Steps of a paid unit of a supplier abroad, listed independently of the table under test. */
const abroad: Record<OrderActor, Targets> = {
  SHOPPER: {
    AWAITING_PAY: ['AWAITING_CALL', 'CANCEL_PURCHASE'],
    AWAITING_CALL: ['CANCEL_PURCHASE'],
    ACCEPT_MEET_WAIT_PAID: ['CANCEL_PURCHASE'],
    AWAITING_RESPONSE_FROM_SUPPLIER: ['CANCEL_PURCHASE'],
    PAID_READY_TO_SEND: ['CANCEL_PURCHASE'],
  },
  MANAGER: {
    AWAITING_PAY: ['CANCEL_PURCHASE'],
    AWAITING_CALL: ['ACCEPT_MEET_WAIT_PAID', 'CANCEL_PURCHASE'],
    ACCEPT_MEET_WAIT_PAID: ['CANCEL_PURCHASE'],
    AWAITING_RESPONSE_FROM_SUPPLIER: ['PURCHASED_FROM_SELLER', 'CANCEL_PURCHASE'],
    PURCHASED_FROM_SELLER: ['TRANSFERRED_TO_LOGISTICS_CENTER', 'CANCEL_PURCHASE'],
    TRANSFERRED_TO_LOGISTICS_CENTER: ['CUSTOMS_CLEARANCE_IN_TURKEY', 'CANCEL_PURCHASE'],
    CUSTOMS_CLEARANCE_IN_TURKEY: ['CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED', 'CANCEL_PURCHASE'],
    CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: ['SHIPPED_TO_RUSSIA_STOCK_MEET', 'CANCEL_PURCHASE'],
    SHIPPED_TO_RUSSIA_STOCK_MEET: ['ACCEPTED_IN_RUSSIA_STOCK_MEET', 'CANCEL_PURCHASE'],
    ACCEPTED_IN_RUSSIA_STOCK_MEET: ['AWAITING_SENT_FROM_MEET', 'CANCEL_PURCHASE'],
    AWAITING_SENT_FROM_MEET: ['HANDED_OVER_FOR_DELIVERY', 'CANCEL_PURCHASE'],
    PAID_READY_TO_SEND: ['HANDED_OVER_FOR_DELIVERY', 'CANCEL_PURCHASE'],
    HANDED_OVER_FOR_DELIVERY: ['DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'ISSUED_REFUND'],
    DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: ['DELIVERED', 'ISSUED_REFUND'],
    TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: ['DELIVERED', 'ISSUED_REFUND'],
    DELIVERED: ['ARRANGED_EXCHANGE', 'ISSUED_REFUND'],
    CANCEL_PURCHASE: ['ISSUED_REFUND'],
  },
  SHOP: {
    AWAITING_PAY: ['AWAITING_RESPONSE_FROM_SUPPLIER', 'CANCEL_PURCHASE'],
    ACCEPT_MEET_WAIT_PAID: ['AWAITING_RESPONSE_FROM_SUPPLIER', 'CANCEL_PURCHASE'],
    AWAITING_CALL: ['CANCEL_PURCHASE'],
    CANCEL_PURCHASE: ['ISSUED_REFUND'],
  },
  COURIER: {
    HANDED_OVER_FOR_DELIVERY: ['DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED'],
    DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: ['DELIVERED'],
    TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: ['DELIVERED'],
  },
};

const formatTargets = (targets: readonly OrderStatus[] = []) => (targets.length > 0 ? `only to ${targets.join(' or ')}` : 'to no status');

describe('the permitted steps of a unit', () => {
  it.each(
    actors.flatMap((actor) => all.map((from) => [actor, from, formatTargets(abroad[actor][from])] as const)),
  )('let %s move a unit from %s %s', (actor, from) => {
    const expected = abroad[actor][from] ?? [];
    expect(all.filter((to) => mayMoveTo(buildUnit(from), to, actor))).toEqual(all.filter((to) => expected.includes(to)));
    expect(listAllowedSteps(buildUnit(from), actor).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['has no country', null],
    ['has the country RU', 'RU'],
  ])('omit customs if the unit %s', (_country, deliveryIsoCode) => {
    for (const from of all) {
      const expected: OrderStatus[] =
        from === 'TRANSFERRED_TO_LOGISTICS_CENTER' ? ['SHIPPED_TO_RUSSIA_STOCK_MEET', 'CANCEL_PURCHASE'] : (abroad.MANAGER[from] ?? []);
      expect(listAllowedSteps(buildUnit(from, { deliveryIsoCode }), 'MANAGER').toSorted()).toEqual(expected.toSorted());
    }
  });

  it('let a payment move goods in stock to PAID_READY_TO_SEND', () => {
    const listStockedSteps = (status: OrderStatus) =>
      listAllowedSteps(buildUnit(status, { supplier: 'MEET_WAREHOUSE', deliveryIsoCode: null }), 'SHOP');
    expect(listStockedSteps('AWAITING_PAY')).toEqual(['PAID_READY_TO_SEND', 'CANCEL_PURCHASE']);
    expect(listStockedSteps('ACCEPT_MEET_WAIT_PAID')).toEqual(['PAID_READY_TO_SEND', 'CANCEL_PURCHASE']);
    expect(listStockedSteps('AWAITING_CALL')).toEqual(['CANCEL_PURCHASE']);
  });

  it('include a call request only once', () => {
    expect(listAllowedSteps(buildUnit('AWAITING_PAY', { isCallRequested: true }), 'SHOPPER')).toEqual(['CANCEL_PURCHASE']);
  });

  it('revive a cancelled unit only if its order expired unpaid, and refund it only if it was paid', () => {
    const listCancelledSteps = (overrides: Partial<UnitState>) => listAllowedSteps(buildUnit('CANCEL_PURCHASE', overrides), 'SHOP');
    expect(listCancelledSteps({ cancelReason: 'TERM', isPaid: false })).toEqual(['AWAITING_RESPONSE_FROM_SUPPLIER']);
    expect(listCancelledSteps({ cancelReason: 'TERM', isPaid: false, supplier: 'MEET_WAREHOUSE' })).toEqual(['PAID_READY_TO_SEND']);
    for (const cancelReason of ['BY_SHOPPER', 'BY_SHOP', 'SUPPLIER_REFUSED'] as const) {
      expect(listCancelledSteps({ cancelReason, isPaid: false })).toEqual([]);
      expect(listCancelledSteps({ cancelReason, isPaid: true })).toEqual(['ISSUED_REFUND']);
    }
  });
});

describe('cancelling', () => {
  it('is permitted to the shopper until the goods are bought or handed over', () => {
    expect(all.filter(mayShopperCancel)).toEqual([
      'ACCEPT_MEET_WAIT_PAID',
      'AWAITING_CALL',
      'AWAITING_PAY',
      'AWAITING_RESPONSE_FROM_SUPPLIER',
      'PAID_READY_TO_SEND',
    ]);
  });

  it('is permitted to a manager until the handover, to the shop itself before the payment, and never to a courier', () => {
    const later = all.filter((status) => !mayCancelFrom(status, 'MANAGER'));
    expect(later).toEqual([
      'ARRANGED_EXCHANGE',
      'CANCEL_PURCHASE',
      'DELIVERED',
      'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
      'HANDED_OVER_FOR_DELIVERY',
      'ISSUED_REFUND',
      'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
    ]);
    expect(all.filter((status) => mayCancelFrom(status, 'SHOP'))).toEqual(['ACCEPT_MEET_WAIT_PAID', 'AWAITING_CALL', 'AWAITING_PAY']);
    expect(all.filter((status) => mayCancelFrom(status, 'COURIER'))).toEqual([]);
  });

  it('puts a paid unit on sale again only if the shop has not bought it yet', () => {
    expect(all.filter(isForSaleAgain)).toEqual(['AWAITING_RESPONSE_FROM_SUPPLIER', 'PAID_READY_TO_SEND']);
  });
});

describe('taking a step back', () => {
  it('is permitted for exactly the steps that changed nothing but the unit', () => {
    expect(all.filter(mayTakeBack)).toEqual([
      'ACCEPTED_IN_RUSSIA_STOCK_MEET',
      'ACCEPT_MEET_WAIT_PAID',
      'AWAITING_SENT_FROM_MEET',
      'CUSTOMS_CLEARANCE_IN_TURKEY',
      'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
      'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
      'PURCHASED_FROM_SELLER',
      'SHIPPED_TO_RUSSIA_STOCK_MEET',
      'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
      'TRANSFERRED_TO_LOGISTICS_CENTER',
    ]);
  });
});

it('a unit counts as handed over from the handover on, even after its delivery or exchange', () => {
  expect(all.filter(isHandedOver)).toEqual([
    'ARRANGED_EXCHANGE',
    'DELIVERED',
    'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
    'HANDED_OVER_FOR_DELIVERY',
    'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
  ]);
});

describe('the status of an order', () => {
  const computeStatus = (...statuses: OrderStatus[]) => computeOrderStatus(statuses.map((status) => ({ status })));

  it('is that of the least advanced active unit', () => {
    const chain: OrderStatus[] = [
      'AWAITING_RESPONSE_FROM_SUPPLIER',
      'PURCHASED_FROM_SELLER',
      'TRANSFERRED_TO_LOGISTICS_CENTER',
      'CUSTOMS_CLEARANCE_IN_TURKEY',
      'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
      'SHIPPED_TO_RUSSIA_STOCK_MEET',
      'ACCEPTED_IN_RUSSIA_STOCK_MEET',
      'AWAITING_SENT_FROM_MEET',
      'PAID_READY_TO_SEND',
      'HANDED_OVER_FOR_DELIVERY',
      'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
      'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
      'DELIVERED',
    ];
    for (const [index, status] of chain.entries()) {
      for (const later of chain.slice(index))
        expect([computeStatus(status, later), computeStatus(later, status)]).toEqual([status, status]);
      expect([computeStatus(status, 'CANCEL_PURCHASE'), computeStatus('ISSUED_REFUND', status)]).toEqual([status, status]);
    }
    expect(computeStatus('ARRANGED_EXCHANGE', 'AWAITING_RESPONSE_FROM_SUPPLIER')).toBe('AWAITING_RESPONSE_FROM_SUPPLIER');
    expect([computeStatus('DELIVERED', 'ARRANGED_EXCHANGE'), computeStatus('ARRANGED_EXCHANGE', 'DELIVERED')]).toEqual([
      'DELIVERED',
      'DELIVERED',
    ]);
  });

  it('is that of its unit if it has only one', () => {
    for (const status of all) expect(computeStatus(status)).toBe(status);
  });

  it('is CANCEL_PURCHASE or ISSUED_REFUND once every unit has ended', () => {
    expect(computeStatus('CANCEL_PURCHASE', 'CANCEL_PURCHASE')).toBe('CANCEL_PURCHASE');
    expect(computeStatus('CANCEL_PURCHASE', 'ISSUED_REFUND')).toBe('ISSUED_REFUND');
  });
});

it("a paid unit from the warehouse is ready to send, and any other paid unit awaits its supplier's response", () => {
  expect(findFirstPaidStatus('MEET_WAREHOUSE')).toBe('PAID_READY_TO_SEND');
  for (const supplier of ['CONTRACTOR', 'PRIVATE_SELLER', 'TRADING_FLOOR'] as const) {
    expect(findFirstPaidStatus(supplier)).toBe('AWAITING_RESPONSE_FROM_SUPPLIER');
  }
});
