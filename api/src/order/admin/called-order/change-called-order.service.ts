import { Injectable } from '@nestjs/common';
import { AccountService } from '../../../account/account.service.js';
import { type Destination, DestinationService } from '../../../cart/destination.service.js';
import { OrderQuoteService } from '../../../cart/order-quote.service.js';
import { PromoUseService } from '../../../cart/promo-use.service.js';
import type { RequestedDestination } from '../../../cart/requested-destination.rules.js';
import { DomainError, ErrorCode } from '../../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../../platform/graphql/graphql.context.js';
import { wrongFieldsError } from '../../../platform/input/input-form.js';
import { toKopecks } from '../../../platform/money.js';
import { retryOnContention } from '../../../platform/prisma/contention.js';
import { isViolation } from '../../../platform/prisma/database-errors.js';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { Clock } from '../../../platform/process/clock.js';
import type { Viewer } from '../../../platform/viewer/viewers.port.js';
import { EndOrderService } from '../../lifecycle/end-order.service.js';
import type { Order } from '../../model/order.model.js';
import { OrderReaderService } from '../../model/order-reader.service.js';
import { isSameAddress, pickAddress, toOrderAddress } from '../../placing/order-address.rules.js';
import type { RequestedDelivery } from '../../placing/placing-input.rules.js';
import { ACTIVE_UNIT_INDEX } from '../../placing/reservation.queries.js';
import { finalStatuses } from '../../status/order-status.rules.js';
import { type LockedOrder, OrderStepsService } from '../../status/order-steps.service.js';
import { orderNotFoundError } from '../admin-request.rules.js';
import type { ChangeCalledOrderInput } from './change-called-order.input.js';
import { type ChangedOrder, ChangedOrderWriterService } from './changed-order-writer.service.js';
import {
  addedUnitsUnavailableError,
  type PricedLine,
  type RequestedChange,
  requireChangeable,
  selectRemainingLines,
  toRequestedChange,
} from './requested-change.rules.js';

type Transaction = Prisma.TransactionClient;

/**
 * Changes called orders before they are paid. What could go wrong, and what prevents it:
 * - Two managers change one order: both lock its row, and the second finds another `updatedAt`.
 * - The shopper pays meanwhile: the payment locks the row, too. Either the change finds a paid order, or the payment finds that the order
 *   no longer has the goods and prices for which it was opened, and the money is refunded.
 * - Somebody buys a unit that is to be added: both lock the unit, and the second sees that it is reserved or sold.
 * - The payment deadline passes meanwhile: ending the order locks the row. Either the change finds an ended order, or the order ends with
 *   its new units and bonuses.
 */
@Injectable()
export class ChangeCalledOrderService {
  constructor(
    private readonly accounts: AccountService,
    private readonly clock: Clock,
    private readonly destinations: DestinationService,
    private readonly endings: EndOrderService,
    private readonly prisma: PrismaService,
    private readonly promoUses: PromoUseService,
    private readonly quotes: OrderQuoteService,
    private readonly reader: OrderReaderService,
    private readonly steps: OrderStepsService,
    private readonly writer: ChangedOrderWriterService,
  ) {}

  async change(viewer: Viewer, { requestId }: Pick<GraphqlContext, 'requestId'>, dto: ChangeCalledOrderInput): Promise<Order> {
    const requestedChange = toRequestedChange(dto);
    // The delivery service is not called while rows are locked.
    const destination = await this.#resolveDestination(requestedChange);
    await retryOnContention(
      () =>
        this.prisma.inTransaction(requestId, async (transaction) => {
          const changedOrder = await this.#prepareChange(transaction, requestedChange, destination);
          if (changedOrder)
            await this.writer.write(transaction, changedOrder, { authorId: viewer.accountId, reason: requestedChange.reason });
        }),
      (error) => isViolation(error, ACTIVE_UNIT_INDEX),
    );
    const order = await this.reader.readOrder(requestedChange.orderId, viewer);
    if (!order) throw orderNotFoundError();
    return order;
  }

  /**
   * The new destination of the order. While the carrier does not respond, the shop bears the delivery cost, as for an order that is placed
   * by a call.
   */
  async #resolveDestination({ orderId, delivery, removedIds, addedIds }: RequestedChange): Promise<Destination> {
    const items = { where: { status: { notIn: [...finalStatuses] } }, select: { id: true, productItemId: true } };
    const select = { cityId: true, pickupPointCode: true, items } as const;
    const order = await this.prisma.client.order.findUnique({ where: { id: orderId }, select });
    if (!order) throw orderNotFoundError();
    const target = delivery ? toRequestedDestination(delivery) : toCurrentDestination(order);
    const remainingLines = order.items.filter(({ id }) => !removedIds.has(id));
    const productItemIds = [...remainingLines.map((item) => item.productItemId), ...addedIds];
    return this.destinations.findForCalledOrder({ target, accountId: null, productItemIds }).catch(rethrowWithFields);
  }

  /** Locks everything that the change concerns, and returns the changed order, or null if nothing changes. */
  async #prepareChange(transaction: Transaction, requestedChange: RequestedChange, destination: Destination): Promise<ChangedOrder | null> {
    const order = await this.steps.lockOrder(transaction, requestedChange.orderId);
    if (!order) throw orderNotFoundError();
    requireChangeable(order, requestedChange, this.clock.now());
    const lines = await findLines(transaction, order);
    const remainingLines = selectRemainingLines(lines, requestedChange);
    const address = requestedChange.delivery ? toOrderAddress(requestedChange.delivery, destination) : pickAddress(order);
    if (requestedChange.addedIds.length > 0) await this.endings.endExpired(transaction, requestedChange.addedIds);
    await this.accounts.lockShopper(transaction, order.accountId);
    await this.promoUses.lockUsedCode(transaction, order.id);
    await lockUnits(transaction, [...lines.map(({ productItemId }) => productItemId), ...requestedChange.addedIds]);
    const changesNothing =
      requestedChange.addedIds.length === 0 && areSameLines(lines, remainingLines) && isSameAddress(address, pickAddress(order));
    if (changesNothing) return null;
    const { accountId, paidByBonuses: bonuses, id: orderId } = order;
    const requoteRequest = { accountId, orderId, remainingLines, addedIds: requestedChange.addedIds, bonuses, destination };
    const quote = await this.quotes.requote(transaction, requoteRequest);
    const unavailableIds = quote.lines.filter(({ problem }) => problem !== null).map(({ productItemId }) => productItemId);
    if (unavailableIds.length + quote.unknownIds.length > 0) throw addedUnitsUnavailableError([...unavailableIds, ...quote.unknownIds]);
    if (requestedChange.expectedTotal !== null && requestedChange.expectedTotal !== quote.total) throw totalChangedError(quote.total);
    return {
      order,
      lines,
      removedUnits: order.items.filter(({ id }) => requestedChange.removedIds.has(id)),
      addedIds: requestedChange.addedIds,
      address,
      quote,
    };
  }
}

const toRequestedDestination = (delivery: RequestedDelivery): RequestedDestination =>
  'cityId' in delivery ? { cityId: delivery.cityId } : delivery;

const toCurrentDestination = ({ cityId, pickupPointCode }: Pick<LockedOrder, 'cityId' | 'pickupPointCode'>): RequestedDestination =>
  pickupPointCode === null ? { cityId } : { pickupPointCode };

const findLines = (transaction: Transaction, { id: orderId }: LockedOrder): Promise<PricedLine[]> =>
  transaction.orderItem.findMany({
    where: { orderId },
    orderBy: { position: 'asc' },
    select: { id: true, productItemId: true, price: true, before: true },
  });

const areSameLines = (lines: readonly PricedLine[], remainingLines: readonly PricedLine[]): boolean =>
  lines.length === remainingLines.length && lines.every(({ price }, index) => price === remainingLines[index]?.price);

const totalChangedError = (total: bigint): DomainError =>
  new DomainError(ErrorCode.PRICE_CHANGED, 'Заказ стоил\u00a0бы другую сумму. Согласуйте её и\u00a0сохраните ещё\u00a0раз.', {
    total: toKopecks(total),
  });

/** Rethrows an error of another domain, which names one field, in the format with `fields` that clients read. */
function rethrowWithFields(error: unknown): never {
  if (!(error instanceof DomainError) || typeof error.details.field !== 'string' || 'fields' in error.details) throw error;
  throw wrongFieldsError([{ field: error.details.field, message: error.message }]);
}

/** Locks units until the transaction ends. The order of ids prevents deadlocks between orders. */
async function lockUnits(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM product_item WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}
