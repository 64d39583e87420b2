import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { computeExpectedSteps, type DatedStep, type UnitTransit } from './expected-steps.rules.js';

const fromAbroad = (status: OrderStatus, ...earlier: OrderStatus[]): UnitTransit => ({
  status,
  statusHistory: ['AWAITING_PAY' as const, 'AWAITING_RESPONSE_FROM_SUPPLIER' as const, ...earlier, status].map((one) => ({ status: one })),
  estimatedDeliveryDate: '2026-12-01',
  isFromAbroad: true,
});
const fromStock = (status: OrderStatus): UnitTransit => ({
  status,
  statusHistory: [{ status: 'PAID_READY_TO_SEND' }, { status }],
  estimatedDeliveryDate: '2026-11-15',
  isFromAbroad: false,
});
const formatSteps = (steps: readonly DatedStep[]) => steps.map(({ status, date }) => `${status} ${date}`);

describe('the expected steps', () => {
  it('lead a unit from abroad through customs to the promised day', () => {
    const steps = formatSteps(computeExpectedSteps(fromAbroad('AWAITING_RESPONSE_FROM_SUPPLIER'), '2026-11-01'));
    const expected = [
      'PURCHASED_FROM_SELLER 2026-11-04',
      'TRANSFERRED_TO_LOGISTICS_CENTER 2026-11-07',
      'CUSTOMS_CLEARANCE_IN_TURKEY 2026-11-10',
      'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED 2026-11-13',
      'SHIPPED_TO_RUSSIA_STOCK_MEET 2026-11-15',
      'ACCEPTED_IN_RUSSIA_STOCK_MEET 2026-11-25',
      'AWAITING_SENT_FROM_MEET 2026-11-26',
      'HANDED_OVER_FOR_DELIVERY 2026-11-27',
      'DELIVERED 2026-12-01',
    ];
    expect(steps.filter((step) => expected.includes(step))).toEqual(expected);
  });

  it('omit customs for a unit of a supplier in Russia', () => {
    const steps = computeExpectedSteps({ ...fromAbroad('TRANSFERRED_TO_LOGISTICS_CENTER'), isFromAbroad: false }, '2026-11-10');
    const statuses = steps.map(({ status }) => status);
    expect(statuses.filter((status) => status.startsWith('CUSTOMS'))).toEqual([]);
    expect([statuses[0], statuses.at(-1)]).toEqual(['SHIPPED_TO_RUSSIA_STOCK_MEET', 'DELIVERED']);
  });

  it('are fewer for a unit in stock, and end with the delivery', () => {
    expect(formatSteps(computeExpectedSteps(fromStock('PAID_READY_TO_SEND'), '2026-11-11'))).toEqual([
      'HANDED_OVER_FOR_DELIVERY 2026-11-13',
      'DELIVERED 2026-11-15',
    ]);
    expect(formatSteps(computeExpectedSteps(fromStock('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'), '2026-11-14'))).toEqual([
      'DELIVERED 2026-11-15',
    ]);
    expect(computeExpectedSteps(fromStock('DELIVERED'), '2026-11-14')).toEqual([]);
    expect(computeExpectedSteps(fromStock('ISSUED_REFUND'), '2026-11-14')).toEqual([]);
  });

  it('lie between today and the promised day on each of the thirty days before it', () => {
    for (let day = 1; day <= 30; day += 1) {
      const today = `2026-11-${String(day).padStart(2, '0')}`;
      const dates = computeExpectedSteps(fromAbroad('PURCHASED_FROM_SELLER'), today).map(({ date }) => date ?? '');
      expect(dates).toEqual(dates.toSorted());
      expect(dates.every((date) => date >= today)).toBe(true);
      expect(dates.at(-1)).toBe('2026-12-01');
    }
  });

  it('have no dates once the promised day has passed, or before the payment', () => {
    expect(formatSteps(computeExpectedSteps(fromStock('PAID_READY_TO_SEND'), '2026-11-15'))).toContain('DELIVERED 2026-11-15');
    expect(formatSteps(computeExpectedSteps(fromStock('PAID_READY_TO_SEND'), '2026-11-16'))).toEqual([
      'HANDED_OVER_FOR_DELIVERY null',
      'DELIVERED null',
    ]);
    const unpaid: UnitTransit = { ...fromAbroad('AWAITING_PAY'), statusHistory: [{ status: 'AWAITING_PAY' }] };
    expect(formatSteps(computeExpectedSteps(unpaid, '2026-11-01'))).toEqual(['HANDED_OVER_FOR_DELIVERY null', 'DELIVERED null']);
  });
});
