import { Injectable } from '@nestjs/common';
import { ShipmentRequestService } from '../../delivery/shipment/shipment-request.service.js';
import { EarningService } from '../../loyalty/earning.service.js';
import { PaymentService } from '../../payment/payment.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { Clock } from '../../platform/process/clock.js';
import { OrderMailService } from '../mail/order-mail.service.js';
import { sumWithheld } from '../payment/delivery-fee.rules.js';
import { buildHandoverReceiptReference, buildUnitRefundReference } from '../payment/order-references.rules.js';
import { hasEarned, toPurchase } from '../payment/purchase.rules.js';
import { toDeliveryLine, toUnitLine } from '../payment/receipt-lines.rules.js';
import { UnitRefundService } from '../payment/unit-refund.service.js';
import { isEnded, isHandedOver } from '../status/order-status.rules.js';
import { type LockedOrder, type LockedUnit, OrderStepsService } from '../status/order-steps.service.js';
import { UnitStockService } from '../status/unit-stock.service.js';
import { DeliveredOrderService } from './delivered-order.service.js';

type Transaction = Prisma.TransactionClient;

/** A permitted step of units of a paid order. */
export interface PaidStep {
  units: readonly LockedUnit[];
  to: OrderStatus;
  /** Null for a step of the shop itself. */
  authorId: string | null;
  /** Explanation as text; may be empty. */
  reason: string;
}

/** Moves units of paid orders with all effects, in the transaction of the step. Cancellations are made by `EndOrderService`. */
@Injectable()
export class PaidStepsService {
  constructor(
    private readonly steps: OrderStepsService,
    private readonly stock: UnitStockService,
    private readonly earning: EarningService,
    private readonly refunds: UnitRefundService,
    private readonly payments: PaymentService,
    private readonly mails: OrderMailService,
    private readonly deliveredOrders: DeliveredOrderService,
    private readonly shipments: ShipmentRequestService,
    private readonly clock: Clock,
  ) {}

  /** The caller has locked the order and checked that the step is permitted. */
  async makeStep(transaction: Transaction, order: LockedOrder, step: PaidStep): Promise<void> {
    if (step.to === 'ISSUED_REFUND') await this.#refund(transaction, order, step);
    else await this.#advance(transaction, order, step);
  }

  async #advance(transaction: Transaction, orderBefore: LockedOrder, step: PaidStep): Promise<void> {
    const { order, changeId } = await this.steps.move(transaction, orderBefore, { ...step, cancelReason: null });
    // Replacements are left out. They were settled with the units that they replace, which have also earned the cashback.
    const units = step.units.filter(({ replacesId }) => replacesId === null);
    if (step.to === 'HANDED_OVER_FOR_DELIVERY' && units.length > 0)
      await this.#settleHandedOver(transaction, { orderBefore, units, changeId });
    if (step.to === 'DELIVERED' && units.length > 0) await this.earning.earn(transaction, toPurchase(order, units));
    const isFirstDelivery = orderBefore.items.every(({ deliveredAt }) => deliveredAt === null);
    if (step.to === 'DELIVERED' && isFirstDelivery) await this.deliveredOrders.notify(transaction, orderBefore.id);
    const hasShipmentRequest =
      step.to === 'HANDED_OVER_FOR_DELIVERY' && (await this.#shipUnits(transaction, orderBefore, { units: step.units, changeId }));
    if (!hasShipmentRequest) await this.mails.queueStepMail(transaction, step.to, changeId);
  }

  /**
   * Registers the units without a track code with the carrier; the other units were sent by a manager. Returns whether any unit is
   * registered: the shopper is then notified once the carrier has assigned a code.
   */
  #shipUnits(
    transaction: Transaction,
    { id: orderId, number: orderNumber }: LockedOrder,
    { units, changeId }: { units: readonly LockedUnit[]; changeId: string },
  ): Promise<boolean> {
    const itemIds = units.filter(({ trackCode }) => trackCode === null).map(({ id }) => id);
    return this.shipments.request(transaction, { orderId, orderNumber, itemIds, changeId });
  }

  /** The receipt of a handover lists the units that are handed over. For the first handover of an order, it also lists the delivery fee. */
  async #settleHandedOver(
    transaction: Transaction,
    { orderBefore, units, changeId }: { orderBefore: LockedOrder; units: readonly LockedUnit[]; changeId: string },
  ): Promise<void> {
    const isFirstHandover = !orderBefore.items.some(({ changes }) => changes.some(({ status }) => isHandedOver(status)));
    const deliveryPrice = orderBefore.deliveryPrice + sumWithheld(orderBefore.items);
    const lines = [...units.map(toUnitLine), ...(isFirstHandover && deliveryPrice > 0n ? [toDeliveryLine({ deliveryPrice })] : [])];
    const reference = buildHandoverReceiptReference(changeId);
    await this.payments.requestOrderReceipt(transaction, { orderId: orderBefore.id, reference, lines });
  }

  /** The shopper is notified once the money is refunded. */
  async #refund(transaction: Transaction, order: LockedOrder, step: PaidStep): Promise<void> {
    const cancelledUnits = step.units.filter(({ status }) => status === 'CANCEL_PURCHASE');
    const returnedUnits = step.units.filter(({ status }) => status !== 'CANCEL_PURCHASE');
    const movedOrder = await this.#moveCancelled(transaction, order, { ...step, units: cancelledUnits });
    if (returnedUnits.length > 0) await this.#acceptReturn(transaction, movedOrder, { ...step, units: returnedUnits });
  }

  /** The refund of a unit was requested when the unit was cancelled. A refund that the provider has refused is requested again. */
  async #moveCancelled(transaction: Transaction, orderBefore: LockedOrder, step: PaidStep): Promise<LockedOrder> {
    let order = orderBefore;
    for (const [cancelReason, units] of Map.groupBy(step.units, (unit) => unit.cancelReason)) {
      order = (await this.steps.move(transaction, order, { ...step, units, cancelReason })).order;
    }
    const references = step.units.map(({ id }) => buildUnitRefundReference(id));
    if (references.length > 0) await this.payments.refundAgain(transaction, order.id, references);
    return order;
  }

  /** A returned unit is offered again only as a new item, so the old item stays sold. */
  async #acceptReturn(transaction: Transaction, orderBefore: LockedOrder, step: PaidStep): Promise<void> {
    const endsOrder = orderBefore.items.every((item) => isEnded(item.status) || step.units.some(({ id }) => id === item.id));
    const orderFields = endsOrder ? { endedAt: this.clock.now() } : {};
    const { order } = await this.steps.move(transaction, orderBefore, { ...step, cancelReason: null, orderFields });
    await this.refunds.returnBonuses(transaction, order, step.units);
    const earnedUnits = step.units.filter(hasEarned);
    if (earnedUnits.length > 0) await this.earning.revokeEarned(transaction, toPurchase(order, earnedUnits));
    await this.stock.takeBackSales(transaction, step.units, { isForSale: () => false, isDeactivated: () => false });
    await this.refunds.refund(transaction, order, step.units);
  }
}
