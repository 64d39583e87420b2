import { Injectable } from '@nestjs/common';
import { BonusService } from '../../loyalty/bonus.service.js';
import { PaymentService } from '../../payment/payment.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { LockedOrder, LockedUnit } from '../status/order-steps.service.js';
import { isFeeRefunded } from './delivery-fee.rules.js';
import { buildUnitBonusReference, buildUnitRefundReference } from './order-references.rules.js';
import { toDeliveryLine, toUnitLine } from './receipt-lines.rules.js';

type Transaction = Prisma.TransactionClient;

/** Refunds units in money and in bonuses. Each unit has references of its own, so it is refunded only once. */
@Injectable()
export class UnitRefundService {
  constructor(
    private readonly bonuses: BonusService,
    private readonly payments: PaymentService,
  ) {}

  async returnBonuses(transaction: Transaction, order: LockedOrder, units: readonly LockedUnit[]): Promise<void> {
    const changes = units
      .filter(({ bonusShare }) => bonusShare > 0)
      .map(({ id, bonusShare }) => ({ amount: bonusShare, reference: buildUnitBonusReference(order.id, id) }));
    await this.bonuses.returnBonuses(transaction, { accountId: order.accountId, changes });
  }

  /**
   * Requests the refund of the units, and of the delivery fee with the last one. `order` already has the new statuses. A fee that was
   * withheld from a unit is refunded as a part of this unit, because the payment has no line for the delivery.
   */
  async refund(transaction: Transaction, order: LockedOrder, units: readonly LockedUnit[]): Promise<void> {
    const withheldByUnit = new Map(order.items.map((item) => [item.id, item.withheld]));
    const feeLines = isFeeRefunded(order.items) ? listFeeLines(order) : [];
    const refunds = units.map((unit, index) => ({
      reference: buildUnitRefundReference(unit.id),
      lines: [
        toUnitLine({ ...unit, soldPrice: unit.soldPrice - (withheldByUnit.get(unit.id) ?? 0n) }),
        ...(index === units.length - 1 ? feeLines : []),
      ],
    }));
    await this.payments.refund(transaction, { orderId: order.id, refunds });
  }
}

const listFeeLines = (order: LockedOrder) => [
  ...(order.deliveryPrice > 0n ? [toDeliveryLine(order)] : []),
  ...order.items.filter(({ withheld }) => withheld > 0n).map((item) => toUnitLine({ ...item, soldPrice: item.withheld })),
];
