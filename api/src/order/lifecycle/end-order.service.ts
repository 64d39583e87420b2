import { Injectable } from '@nestjs/common';
import { CartClearingService } from '../../cart/cart-clearing.service.js';
import { PromoUseService } from '../../cart/promo-use.service.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import { EarningService } from '../../loyalty/earning.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { type CancelReason, Prisma } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';
import { OrderMailService } from '../mail/order-mail.service.js';
import { computeWithheldFees } from '../payment/delivery-fee.rules.js';
import { buildHoldReference } from '../payment/order-references.rules.js';
import { hasEarned, toPurchase } from '../payment/purchase.rules.js';
import { UnitRefundService } from '../payment/unit-refund.service.js';
import { isEndedBy } from '../status/ending-step.rules.js';
import { isEnded, isForSaleAgain, isUnpaid } from '../status/order-status.rules.js';
import { type LockedOrder, type LockedUnit, OrderStepsService } from '../status/order-steps.service.js';
import { mayCancelFrom, type OrderActor } from '../status/status-transitions.rules.js';
import { UnitStockService } from '../status/unit-stock.service.js';

type Transaction = Prisma.TransactionClient;

export interface CancelRequest {
  orderId: string;
  /** Lines to cancel; by default all that have not ended. An unpaid order is only cancelled as a whole. */
  itemIds?: readonly string[] | null | undefined;
  reason: CancelReason;
  actor: OrderActor;
  authorId: string | null;
  /** Optional explanation for the shopper. */
  explanation?: string;
}

/**
 * Ends orders, or units of paid orders, with all effects, in one transaction. The order's row is always locked first. So an order ends only
 * once, even if a cancellation, the payment deadline, a payment and another buyer race for it.
 */
@Injectable()
export class EndOrderService {
  constructor(
    private readonly steps: OrderStepsService,
    private readonly stock: UnitStockService,
    private readonly bonuses: BonusService,
    private readonly earning: EarningService,
    private readonly promoUses: PromoUseService,
    private readonly cartClearing: CartClearingService,
    private readonly refunds: UnitRefundService,
    private readonly mails: OrderMailService,
    private readonly clock: Clock,
  ) {}

  /** Ends the unpaid orders whose `heldUntil` has passed and that contain any of these units. Returns the ids of the ended orders. */
  async endExpired(transaction: Transaction, productItemIds: readonly string[]): Promise<string[]> {
    const lockedIds = listIds(await transaction.$queryRaw<{ id: string }[]>(this.buildExpiredOrdersLock(productItemIds)));
    await this.endLocked(transaction, lockedIds);
    return lockedIds;
  }

  /** The query that locks the orders which `endExpired` would end, and returns their ids. It locks none unless the condition holds. */
  buildExpiredOrdersLock(productItemIds: readonly string[], condition = Prisma.sql`true`): Prisma.Sql {
    return Prisma.sql`
      SELECT id FROM shop_order WHERE ${condition} AND held_until <= ${this.clock.now()} AND id IN (
        SELECT order_id FROM order_item
        WHERE product_item_id = ANY (${[...productItemIds]}::uuid[]) AND status NOT IN ('CANCEL_PURCHASE', 'ISSUED_REFUND'))
      ORDER BY id FOR NO KEY UPDATE`;
  }

  /** Ends orders that `buildExpiredOrdersLock` has locked. */
  async endLocked(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
    if (orderIds.length > 0) await this.#endAtDeadline(transaction, await this.steps.readLocked(transaction, orderIds));
  }

  /** Ends this order if its `heldUntil` has passed and no other transaction holds its lock. Returns whether it ended. */
  async endIfExpired(transaction: Transaction, orderId: string): Promise<boolean> {
    const lockedCount = await transaction.$executeRaw`
      SELECT FROM shop_order WHERE id = ${orderId}::uuid AND held_until <= ${this.clock.now()} FOR NO KEY UPDATE SKIP LOCKED`;
    if (lockedCount === 0) return false;
    await this.#endAtDeadline(transaction, await this.steps.readLocked(transaction, [orderId]));
    return true;
  }

  /**
   * Cancels an order, or lines of a paid order. Repeating a cancellation, or cancelling units that were already cancelled for this reason,
   * changes nothing.
   */
  async cancel(transaction: Transaction, request: CancelRequest): Promise<void> {
    const order = await this.steps.lockOrder(transaction, request.orderId);
    if (!order) throw new DomainError(ErrorCode.NOT_FOUND, 'Такого заказа нет.');
    const units = selectUnits(order, request);
    if (units.length === 0) return;
    if (isUnpaid(order.status)) await this.#endUnpaid(transaction, [order], request);
    else await this.#cancelPaid(transaction, { order, units }, request);
  }

  async #endAtDeadline(transaction: Transaction, orders: readonly LockedOrder[]): Promise<void> {
    await this.#endUnpaid(transaction, orders, { reason: 'TERM', authorId: null });
  }

  /**
   * Several orders pass each stage together: first all accounts by id, then all promo codes, then all units. Their rows are therefore
   * locked in the same order as in all other transactions.
   */
  async #endUnpaid(
    transaction: Transaction,
    orders: readonly LockedOrder[],
    { reason, authorId, explanation = '' }: Pick<CancelRequest, 'reason' | 'authorId' | 'explanation'>,
  ): Promise<void> {
    const endedOrders: { order: LockedOrder; changeId: string }[] = [];
    for (const order of orders) {
      const orderFields = { heldUntil: null, endedAt: this.clock.now() };
      const step = { units: order.items, to: 'CANCEL_PURCHASE', cancelReason: reason, authorId, reason: explanation } as const;
      endedOrders.push(await this.steps.move(transaction, order, { ...step, orderFields }));
    }
    for (const order of orders.toSorted(compareAccounts)) {
      const heldBonuses = { accountId: order.accountId, reference: buildHoldReference(order) };
      if (order.paidByBonuses > 0) await this.bonuses.releaseHold(transaction, heldBonuses);
    }
    await this.promoUses.returnUses(transaction, listIds(orders));
    await this.stock.releaseUnits(
      transaction,
      orders.flatMap(({ items }) => items),
      { isDeactivated: reason === 'SUPPLIER_REFUSED' },
    );
    for (const { accountId, items } of orders.toSorted(compareAccounts))
      await this.cartClearing.restoreLines(transaction, accountId, listUnitIds(items));
    for (const { changeId } of endedOrders) await this.mails.queueCancellationMail(transaction, changeId);
  }

  async #cancelPaid(
    transaction: Transaction,
    { order: orderBefore, units }: { order: LockedOrder; units: readonly LockedUnit[] },
    { reason, authorId, explanation = '' }: CancelRequest,
  ): Promise<void> {
    const endsOrder = orderBefore.items.every((item) => isEnded(item.status) || units.includes(item));
    const orderFields = endsOrder ? { endedAt: this.clock.now() } : {};
    const step = { units, to: 'CANCEL_PURCHASE', cancelReason: reason, authorId, reason: explanation } as const;
    const { order, changeId } = await this.steps.move(transaction, orderBefore, { ...step, orderFields });
    await this.refunds.returnBonuses(transaction, order, units);
    const earnedUnits = units.filter(hasEarned);
    if (earnedUnits.length > 0) await this.earning.revokeEarned(transaction, toPurchase(order, earnedUnits));
    const isRefusedBySupplier = () => reason === 'SUPPLIER_REFUSED';
    await this.stock.takeBackSales(transaction, units, {
      isDeactivated: isRefusedBySupplier,
      isForSale: (unit) => !isRefusedBySupplier() && isForSaleAgain(unit.status),
    });
    await this.refunds.refund(transaction, await this.#withhold(transaction, orderBefore, { order, units, reason }), units);
    await this.mails.queueCancellationMail(transaction, changeId);
  }

  /** Only the shopper's own cancellation can make the delivery chargeable again. */
  async #withhold(
    transaction: Transaction,
    orderBefore: LockedOrder,
    { order, units, reason }: { order: LockedOrder; units: readonly LockedUnit[]; reason: CancelReason },
  ): Promise<LockedOrder> {
    const withheldFees = reason === 'BY_SHOPPER' ? computeWithheldFees(orderBefore, units) : new Map<string, bigint>();
    for (const [id, fee] of withheldFees)
      await transaction.orderItem.update({ where: { id }, data: { withheld: fee }, select: { id: true } });
    return { ...order, items: order.items.map((item) => ({ ...item, withheld: withheldFees.get(item.id) ?? item.withheld })) };
  }
}

const compareAccounts = (order: LockedOrder, otherOrder: LockedOrder): number => (order.accountId < otherOrder.accountId ? -1 : 1);
const listIds = (orders: readonly { id: string }[]): string[] => orders.map(({ id }) => id);
const listUnitIds = (units: readonly LockedUnit[]): string[] => units.map(({ productItemId }) => productItemId);

/** Returns the lines to cancel now: none if they were already cancelled. Throws if the actor may not cancel one of them. */
function selectUnits(order: LockedOrder, { itemIds, actor, reason, authorId }: CancelRequest): LockedUnit[] {
  const requestedUnits = itemIds ? order.items.filter(({ id }) => itemIds.includes(id)) : order.items;
  if (itemIds?.length === 0) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Выберите, что отменить.', { field: 'itemIds' });
  if (itemIds?.some((id) => !requestedUnits.some((item) => item.id === id))) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Такого товара в\u00a0заказе нет.', { field: 'itemIds' });
  }
  const activeUnits = requestedUnits.filter((item) => !isEnded(item.status));
  const isSameReason = requestedUnits.every(({ cancelReason }) => cancelReason === reason);
  const isRepetition = !itemIds && isEndedBy(order, { status: 'CANCEL_PURCHASE', cancelReason: reason, authorId });
  if (activeUnits.length === 0 && (isSameReason || isRepetition)) return [];
  if (activeUnits.length === 0 || !activeUnits.every(({ status }) => mayCancelFrom(status, actor)))
    throw notCancellableError(order, activeUnits, actor);
  if (isUnpaid(order.status) && activeUnits.length < order.items.length) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Неоплаченный заказ можно отменить только целиком.', { field: 'itemIds' });
  }
  return activeUnits;
}

function notCancellableError(order: LockedOrder, activeUnits: readonly LockedUnit[], actor: OrderActor): DomainError {
  const message =
    activeUnits.length === 0
      ? 'Заказ уже завершён.'
      : 'Этот заказ уже нельзя отменить: товары в\u00a0пути. Напишите нам, и\u00a0мы поможем.';
  const cancellableIds = order.items.filter(({ status }) => mayCancelFrom(status, actor)).map(({ id }) => id);
  return new DomainError(ErrorCode.CONFLICT, message, { status: order.status, cancellable: cancellableIds });
}
