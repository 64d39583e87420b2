import { describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { acceptsDetail, listAvailableSteps } from './manager-steps.rules.js';
import type { UnitState } from './status-transitions.rules.js';

const buildUnit = (status: OrderStatus): UnitState => ({
  status,
  cancelReason: null,
  supplier: 'CONTRACTOR',
  deliveryIsoCode: 'TR',
  isPaid: true,
  isCallRequested: false,
});

describe('the steps that a manager may make', () => {
  it('are listed with the fields that each step requires and accepts', () => {
    expect(listAvailableSteps(buildUnit('AWAITING_SENT_FROM_MEET'))).toEqual([
      { status: 'HANDED_OVER_FOR_DELIVERY', requires: [], accepts: ['TRACK_CODE', 'MARKING_CODES', 'ESTIMATED_DELIVERY_DATE'] },
      { status: 'CANCEL_PURCHASE', requires: ['CANCEL_REASON'], accepts: [] },
    ]);
    expect(listAvailableSteps(buildUnit('DELIVERED'))).toEqual([
      { status: 'ARRANGED_EXCHANGE', requires: ['REPLACEMENT'], accepts: [] },
      { status: 'ISSUED_REFUND', requires: [], accepts: [] },
    ]);
  });

  it('are none once a unit was refunded or exchanged', () => {
    expect([listAvailableSteps(buildUnit('ISSUED_REFUND')), listAvailableSteps(buildUnit('ARRANGED_EXCHANGE'))]).toEqual([[], []]);
  });
});

it('only a handover accepts both a marking code and a track code, and unpaid, delivered and ended units accept no delivery day', () => {
  const statusesWithBothCodes: OrderStatus[] = Object.values(OrderStatus).filter(
    (status) => acceptsDetail(status, 'MARKING_CODES') && acceptsDetail(status, 'TRACK_CODE'),
  );
  expect(statusesWithBothCodes).toEqual(['HANDED_OVER_FOR_DELIVERY']);
  const withoutDay: OrderStatus[] = ['AWAITING_PAY', 'DELIVERED', 'ARRANGED_EXCHANGE', 'CANCEL_PURCHASE', 'ISSUED_REFUND'];
  expect(withoutDay.filter((status) => acceptsDetail(status, 'ESTIMATED_DELIVERY_DATE'))).toEqual([]);
});
