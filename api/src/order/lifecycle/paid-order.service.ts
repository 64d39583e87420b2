import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CartClearingService } from '../../cart/cart-clearing.service.js';
import { PromoUseService } from '../../cart/promo-use.service.js';
import { EventService, type NewEvent } from '../../event/event.service.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import type { NotPayable, Payable, PayableOrders, RefundOutcome, SuccessfulPayment } from '../../payment/payable-orders.model.js';
import { PaymentService } from '../../payment/payment.service.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { writeLater } from '../../platform/prisma/prisma-transaction.js';
import { Clock } from '../../platform/process/clock.js';
import { OrderMailService } from '../mail/order-mail.service.js';
import { findExcessReason } from '../payment/excess-payment.rules.js';
import { buildHoldReference, buildRevivalReference, buildUnitRefundReference } from '../payment/order-references.rules.js';
import { listReceiptLines } from '../payment/receipt-lines.rules.js';
import { findEndingStep } from '../status/ending-step.rules.js';
import { findFirstPaidStatus, isPayable } from '../status/order-status.rules.js';
import { type LockedOrder, type LockedUnit, OrderStepsService, type UnitStep } from '../status/order-steps.service.js';
import { mayMoveTo, toUnitState } from '../status/status-transitions.rules.js';
import { UnitStockService } from '../status/unit-stock.service.js';

interface RefundedUnits {
  order: LockedOrder;
  /** The units of the cancellation or the return. */
  units: readonly LockedUnit[];
  /** Amounts by the references of the refunds. */
  amounts: ReadonlyMap<string, bigint>;
  occurredAt: Date;
}

/** Builds the event of a refund. A trigger writes the other events of an order, with the same fields for units. */
function buildRefundedEvent({ order, units, amounts, occurredAt }: RefundedUnits): NewEvent {
  const refundedAmount = units.reduce((sum, { id }) => sum + (amounts.get(buildUnitRefundReference(id)) ?? 0n), 0n);
  const { id: orderId, number, status, paymentType, totalPrice } = order;
  const refundedUnits = units.map(({ id, productItemId, status: unitStatus, cancelReason, soldPrice }) => ({
    id,
    productItemId,
    status: unitStatus,
    previousStatus: null,
    cancelReason,
    payable: Number(soldPrice),
  }));
  const sums = { total: Number(totalPrice), refunded: Number(refundedAmount) };
  const data = { orderId, number, status, paymentType, ...sums, units: refundedUnits };
  return { type: 'ORDER_REFUNDED', subject: orderId, occurredAt, data };
}

type Transaction = Prisma.TransactionClient;

/** Thrown to undo the attempt to revive an order. */
class RevivalImpossible extends Error {}

/**
 * Gives the payment domain the data of orders, and applies payments to them. All callers lock the order's row first, so payments,
 * cancellations and the payment deadline are processed one after another.
 */
@Injectable()
export class PaidOrderService implements OnModuleInit, PayableOrders {
  constructor(
    private readonly prisma: PrismaService,
    private readonly steps: OrderStepsService,
    private readonly stock: UnitStockService,
    private readonly bonuses: BonusService,
    private readonly promoUses: PromoUseService,
    private readonly cartClearing: CartClearingService,
    private readonly payments: PaymentService,
    private readonly mails: OrderMailService,
    private readonly clock: Clock,
    private readonly events: EventService,
  ) {}

  onModuleInit(): void {
    this.payments.register(this);
  }

  async findPayable(orderId: string, transaction?: Transaction): Promise<Payable | NotPayable | null> {
    const order = await (transaction ? this.steps.lockOrder(transaction, orderId) : this.steps.read(this.prisma.client, orderId));
    if (!order) return null;
    if (order.paidAt) return 'PAID';
    if (order.status === 'AWAITING_CALL') return 'WAITS_FOR_CALL';
    const isOpen = isPayable(order.status) && order.payUntil !== null && order.payUntil > this.clock.now();
    if (!isOpen) return 'ENDED';
    const { totalPrice: amount, number, email } = order;
    return { amount, description: `Заказ №\u00a0${number}`, email, lines: listReceiptLines(order) };
  }

  buildLockQuery(orderId: string): Prisma.Sql {
    return this.steps.buildLockQuery(orderId);
  }

  /** Applies a successful payment to the order, or returns that it must be refunded. */
  async applyPayment(transaction: Transaction, receivedPayment: SuccessfulPayment): Promise<'CAPTURED' | 'REFUND'> {
    const order = await this.steps.lockOrder(transaction, receivedPayment.orderId);
    if (!order) return 'REFUND';
    const reason = findExcessReason(order, receivedPayment);
    if (!reason) {
      await this.#capturePayment(transaction, order);
      return 'CAPTURED';
    }
    if (reason === 'ENDED' && (await this.#revive(transaction, order))) return 'CAPTURED';
    await this.mails.queueExcessPaymentMail(transaction, { ...receivedPayment, reason });
    return 'REFUND';
  }

  /** Called when the provider has accepted or refused a refund. The shopper is notified once all units of the step are refunded. */
  async recordRefund(transaction: Transaction, { orderId, reference, isSuccessful }: RefundOutcome): Promise<void> {
    if (!isSuccessful) return;
    const lockedOrder = await this.steps.lockOrder(transaction, orderId);
    const unit = lockedOrder?.items.find(({ id }) => buildUnitRefundReference(id) === reference);
    if (!lockedOrder || !unit) return;
    const order = await this.#moveToRefunded(transaction, lockedOrder, unit);
    const amounts = await this.payments.readRefundedAmounts(transaction, orderId);
    const { changeId, units } = findEndedTogether(order, unit);
    const areAllRefunded = units.every(({ id }) => amounts.has(buildUnitRefundReference(id)));
    if (!changeId || !areAllRefunded) return;
    await this.mails.queueRefundMail(transaction, changeId);
    await this.events.record(transaction, buildRefundedEvent({ order, units, amounts, occurredAt: this.clock.now() }));
  }

  async #moveToRefunded(transaction: Transaction, order: LockedOrder, unit: LockedUnit): Promise<LockedOrder> {
    if (!mayMoveTo(toUnitState(order, unit), 'ISSUED_REFUND', 'SHOP')) return order;
    const step = { units: [unit], to: 'ISSUED_REFUND', cancelReason: unit.cancelReason, authorId: null } as const;
    return (await this.steps.move(transaction, order, step)).order;
  }

  /** One statement moves and sells the units and enqueues the mail. The account is locked before products and units. */
  async #capturePayment(transaction: Transaction, order: LockedOrder): Promise<void> {
    const { accountId, id, items } = order;
    if (order.paidByBonuses > 0) await this.bonuses.spendHold(transaction, { accountId, reference: buildHoldReference(order) });
    const moveSql = this.steps.buildMoveSql(order, this.#toPaidStep(order));
    const mailQuery = this.mails.buildMailQuery('PAID', Prisma.sql`${id}::uuid`);
    await writeLater(transaction, Prisma.sql`WITH ${moveSql}, ${this.stock.buildSaleSql(items)} ${mailQuery}`);
  }

  /**
   * Revives an order that expired, if everything that it needs is still available: the shopper, the bonuses, a use of the promo code, and
   * every unit. Otherwise the attempt is undone, and the money is refunded.
   */
  async #revive(transaction: Transaction, order: LockedOrder): Promise<boolean> {
    if (isErased(order)) return false;
    if (!order.items.every((unit) => mayMoveTo(toUnitState(order, unit), findFirstPaidStatus(unit.supplier), 'SHOP'))) return false;
    await transaction.$executeRaw`SAVEPOINT revival`;
    try {
      await this.#sellAgain(transaction, order);
    } catch (error) {
      if (!(error instanceof RevivalImpossible) && !(error instanceof DomainError)) throw error;
      await transaction.$executeRaw`ROLLBACK TO SAVEPOINT revival`;
      return false;
    }
    await this.mails.queueMail(transaction, 'REVIVED', order.id);
    return true;
  }

  async #sellAgain(transaction: Transaction, order: LockedOrder): Promise<void> {
    const { id, accountId, paidByBonuses: amount, items } = order;
    if (amount > 0) {
      const reference = buildRevivalReference(id);
      await this.bonuses.holdBonuses(transaction, { accountId, amount, reference });
      await this.bonuses.spendHold(transaction, { accountId, reference });
    }
    if (!(await this.promoUses.restoreUse(transaction, id))) throw new RevivalImpossible();
    if (!(await this.stock.sellIfAvailable(transaction, items))) throw new RevivalImpossible();
    await this.steps.move(transaction, order, this.#toPaidStep(order));
    await this.cartClearing.removeOrderedLines(
      transaction,
      accountId,
      items.map(({ productItemId }) => productItemId),
    );
  }

  #toPaidStep({ items }: LockedOrder): UnitStep {
    return {
      units: items,
      to: ({ supplier }) => findFirstPaidStatus(supplier),
      cancelReason: null,
      authorId: null,
      orderFields: { heldUntil: null, endedAt: null, paidAt: this.clock.now() },
    };
  }
}

/** Whether the account was deleted after the order ended. Such an order has no recipient any more. */
const isErased = ({ email }: LockedOrder): boolean => email === '';

/**
 * The units that ended in one step with this unit, and the id of a history entry that identifies the step. The id is the same for all of
 * these units.
 */
function findEndedTogether({ items }: LockedOrder, unit: LockedUnit): { changeId: string | undefined; units: LockedUnit[] } {
  const time = findEndingStep(unit)?.createdAt.getTime();
  const units = items.filter((item) => findEndingStep(item)?.createdAt.getTime() === time);
  return { changeId: units.map(findEndingStep).find((change) => change !== undefined)?.id, units };
}
