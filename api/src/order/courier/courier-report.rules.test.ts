import { describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import type { UnitState } from '../status/status-transitions.rules.js';
import { classifyCourierReport } from './courier-report.rules.js';

const paidUnit: Omit<UnitState, 'status'> = {
  cancelReason: null,
  supplier: 'CONTRACTOR',
  deliveryIsoCode: 'TR',
  isPaid: true,
  isCallRequested: false,
};

describe('a report of a courier', () => {
  const classifyReports = (status: OrderStatus) =>
    Object.fromEntries(Object.values(OrderStatus).map((reported) => [reported, classifyCourierReport({ ...paidUnit, status }, reported)]));

  it('may skip statuses, and is only logged if the unit has already reached the reported or a later status', () => {
    expect(classifyReports('HANDED_OVER_FOR_DELIVERY')).toMatchObject({ DELIVERED: 'MOVE', HANDED_OVER_FOR_DELIVERY: 'LOG' });
    expect(classifyReports('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT')).toMatchObject({
      DELIVERED: 'MOVE',
      DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: 'LOG',
      HANDED_OVER_FOR_DELIVERY: 'LOG',
    });
    expect(classifyReports('DELIVERED')).toMatchObject({ TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'LOG', DELIVERED: 'LOG' });
  });

  it('is refused before the handover, after a cancellation, and for statuses outside the delivery', () => {
    expect(new Set(Object.values(classifyReports('PAID_READY_TO_SEND')))).toEqual(new Set(['REFUSE']));
    expect(new Set(Object.values(classifyReports('CANCEL_PURCHASE')))).toEqual(new Set(['REFUSE']));
    expect(classifyReports('HANDED_OVER_FOR_DELIVERY')).toMatchObject({
      ISSUED_REFUND: 'REFUSE',
      CANCEL_PURCHASE: 'REFUSE',
      PAID_READY_TO_SEND: 'REFUSE',
    });
  });
});
