import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { EndOrderService } from '../lifecycle/end-order.service.js';
import { computeInitialState } from '../lifecycle/initial-state.rules.js';
import { OrderMailService } from '../mail/order-mail.service.js';
import type { Order } from '../model/order.model.js';
import { OrderReaderService } from '../model/order-reader.service.js';
import { OrderLimitsService } from '../placing/order-limits.service.js';
import { phoneNotConfirmedError } from '../placing/order-refusal.rules.js';
import { type LockedOrder, OrderStepsService } from '../status/order-steps.service.js';
import { selectReturnUnits, selectWithdrawnUnits } from '../status/return.rules.js';
import { listAllowedSteps, mayMoveTo, toUnitState } from '../status/status-transitions.rules.js';
import { UnitStockService } from '../status/unit-stock.service.js';
import type { RequestReturnInput, WithdrawReturnInput } from './shopper-order.input.js';

type Transaction = Prisma.TransactionClient;
type RequestContext = Pick<GraphqlContext, 'requestId'>;

const orderNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого заказа нет.');

/** The actions of shoppers on their placed orders. The error for another person's order is the same as for an unknown order. */
@Injectable()
export class ShopperOrderService {
  constructor(
    private readonly accounts: AccountService,
    private readonly clock: Clock,
    private readonly endings: EndOrderService,
    private readonly limits: OrderLimitsService,
    private readonly mails: OrderMailService,
    private readonly prisma: PrismaService,
    private readonly reader: OrderReaderService,
    private readonly steps: OrderStepsService,
    private readonly stock: UnitStockService,
  ) {}

  /** Cancels an order, or lines of a paid order. Cancelling twice is not an error. */
  async cancel(viewer: Viewer, { requestId }: RequestContext, dto: { id: string; itemIds?: string[] | null }): Promise<Order> {
    const { id: orderId, itemIds } = dto;
    return this.#change(viewer, { requestId, orderId }, (transaction) =>
      this.endings.cancel(transaction, { orderId, itemIds, reason: 'BY_SHOPPER', actor: 'SHOPPER', authorId: viewer.accountId }),
    );
  }

  /**
   * Requests a call by a manager about an order that the shopper could not pay. An order can have one such call. Repeating the request is
   * not an error.
   */
  async requestCall(viewer: Viewer, { requestId }: RequestContext, orderId: string): Promise<Order> {
    return this.#change(viewer, { requestId, orderId }, (transaction, order) => this.#moveToAwaitingCall(transaction, order));
  }

  /** Records that the shopper wants to return units. Repeating the request is not an error. */
  async requestReturn(viewer: Viewer, { requestId }: RequestContext, dto: RequestReturnInput): Promise<Order> {
    return this.#change(viewer, { requestId, orderId: dto.id }, (transaction, order) => this.#requestReturn(transaction, order, dto));
  }

  /** Withdraws the request to return units. Repeating the withdrawal is not an error. */
  async withdrawReturn(viewer: Viewer, { requestId }: RequestContext, dto: WithdrawReturnInput): Promise<Order> {
    return this.#change(viewer, { requestId, orderId: dto.id }, (transaction, order) => this.#withdrawReturn(transaction, order, dto));
  }

  async #change(
    viewer: Viewer,
    { requestId, orderId }: { requestId: string; orderId: string },
    work: (transaction: Transaction, order: LockedOrder) => Promise<void>,
  ): Promise<Order> {
    if (!isId(orderId)) throw orderNotFoundError();
    await retryOnContention(() =>
      this.prisma.inTransaction(requestId, async (transaction) => {
        const order = await this.steps.lockOrder(transaction, orderId);
        if (order?.accountId !== viewer.accountId) throw orderNotFoundError();
        await work(transaction, order);
      }),
    );
    const changedOrder = await this.reader.readOrder(orderId, viewer);
    if (!changedOrder) throw orderNotFoundError();
    return changedOrder;
  }

  async #requestReturn(transaction: Transaction, order: LockedOrder, dto: RequestReturnInput): Promise<void> {
    const now = this.clock.now();
    const units = selectReturnUnits(order, dto.itemIds, now);
    if (units.length === 0) return;
    const { reason: returnReason = null, method: returnMethod = null } = dto;
    await transaction.orderItem.updateMany({
      where: { id: { in: units.map(({ id }) => id) } },
      data: { returnRequestedAt: now, returnReason, returnMethod },
    });
    await this.steps.renewUpdatedAt(transaction, order.id);
    await this.mails.queueReturnRequestMail(transaction, order.id, now);
  }

  async #withdrawReturn(transaction: Transaction, order: LockedOrder, dto: WithdrawReturnInput): Promise<void> {
    const units = selectWithdrawnUnits(order, dto);
    if (units.length === 0) return;
    await transaction.orderItem.updateMany({
      where: { id: { in: units.map(({ id }) => id) } },
      data: { returnRequestedAt: null, returnReason: null, returnMethod: null, returnWithdrawnAt: this.clock.now() },
    });
    await this.steps.renewUpdatedAt(transaction, order.id);
  }

  async #moveToAwaitingCall(transaction: Transaction, order: LockedOrder): Promise<void> {
    if (order.status === 'AWAITING_CALL') return;
    const now = this.clock.now();
    const isHeld = order.heldUntil !== null && order.heldUntil > now;
    if (!isHeld || !order.items.every((unit) => mayMoveTo(toUnitState(order, unit), 'AWAITING_CALL', 'SHOPPER')))
      throw callUnavailableError(order);
    await this.#requireWithinLimits(transaction, order);
    const { payUntil, heldUntil } = computeInitialState('CALL', now);
    const orderFields = { paymentType: 'CALL', callAskedAt: now, payUntil, heldUntil } as const;
    const step = { units: order.items, to: 'AWAITING_CALL', cancelReason: null, authorId: order.accountId } as const;
    await this.steps.move(transaction, order, { ...step, orderFields });
    await this.stock.holdUntil(transaction, order.items, heldUntil);
    await this.mails.queueMail(transaction, 'CALL', order.id);
  }

  /** The account is locked, so that parallel requests count each other's orders. */
  async #requireWithinLimits(transaction: Transaction, { accountId, network, items }: LockedOrder): Promise<void> {
    const shopper = await this.accounts.lockShopper(transaction, accountId);
    if (!shopper?.hasPhone) throw phoneNotConfirmedError();
    await this.limits.requireWithinLimits(transaction, { accountId, network }, { callOrders: 1, callUnits: items.length });
  }
}

function callUnavailableError(order: LockedOrder): DomainError {
  const allowedSteps = new Set(order.items.flatMap((unit) => listAllowedSteps(toUnitState(order, unit), 'SHOPPER')));
  return new DomainError(ErrorCode.CONFLICT, 'По\u00a0этому заказу звонок уже не\u00a0заказать.', {
    status: order.status,
    allowed: [...allowedSteps],
  });
}
