import { Injectable } from '@nestjs/common';
import { BonusService } from '../loyalty/bonus/bonus.service.js';
import { PaymentService } from '../payment/payment.service.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { feeGoesBack } from './delivery-fee.rules.js';
import { unitBonusReference, unitRefundReference } from './order-references.rules.js';
import type { LockedOrder, LockedUnit } from './order-steps.service.js';
import { deliveryLine, unitLine } from './receipt-lines.rules.js';

type Transaction = Prisma.TransactionClient;

/** Gives back what was paid for units, in money and in bonuses. Each share has a reference of its own, so it goes back once. */
@Injectable()
export class MoneyBackService {
  constructor(
    private readonly bonuses: BonusService,
    private readonly payments: PaymentService,
  ) {}

  async returnBonuses(transaction: Transaction, order: LockedOrder, units: readonly LockedUnit[]): Promise<void> {
    const moves = units
      .filter(({ bonusShare }) => bonusShare > 0)
      .map(({ id, bonusShare }) => ({ amount: bonusShare, reference: unitBonusReference(order.id, id) }));
    await this.bonuses.return(transaction, { accountId: order.accountId, moves });
  }

  /** Requests the refund of the units, and of the delivery fee with the last one. The order has its new statuses. */
  async refund(transaction: Transaction, order: LockedOrder, units: readonly LockedUnit[]): Promise<void> {
    const fee = order.deliveryPrice > 0n && feeGoesBack(order.items) ? [deliveryLine(order)] : [];
    const refunds = units.map((unit, place) => ({
      reference: unitRefundReference(unit.id),
      lines: [unitLine(unit), ...(place === units.length - 1 ? fee : [])],
    }));
    await this.payments.refund(transaction, { orderId: order.id, refunds });
  }
}
