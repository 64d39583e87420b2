import { Injectable } from '@nestjs/common';
import { DeliveryService } from '../../delivery/delivery.service.js';
import { computeDeliveryDays } from '../../delivery/delivery-days.rules.js';
import { ONE_UNIT } from '../../delivery/delivery-rate.rules.js';
import { JournalService } from '../../journal/journal.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { toKopecks } from '../../platform/money.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import { isViolation } from '../../platform/prisma/database-errors.js';
import type { Prisma, SupplierType } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { toDeliverySpeed } from '../../price/delivery-speed.rules.js';
import { EndOrderService } from '../lifecycle/end-order.service.js';
import { OrderMailService } from '../mail/order-mail.service.js';
import type { Order } from '../model/order.model.js';
import { OrderReaderService } from '../model/order-reader.service.js';
import { ACTIVE_UNIT_INDEX } from '../placing/reservation.queries.js';
import { findFirstPaidStatus } from '../status/order-status.rules.js';
import { type LockedOrder, type LockedUnit, OrderStepsService } from '../status/order-steps.service.js';
import { mayMoveTo, toUnitState } from '../status/status-transitions.rules.js';
import { UnitStockService } from '../status/unit-stock.service.js';
import { badInputError, orderConflictError, orderNotFoundError, parseOrderId, parseReason, requireCurrent } from './admin-request.rules.js';
import type { ArrangeExchangeInput } from './order-unit-steps.input.js';

/** A validated request for an exchange. */
interface RequestedExchange {
  orderId: string;
  itemId: string;
  productItemId: string;
  reason: string;
  updatedAt: Date | null;
}

const unitNotFoundError = (): DomainError => badInputError('productItemId', 'Такой единицы в\u00a0каталоге нет.');

function toRequestedExchange(dto: ArrangeExchangeInput): RequestedExchange {
  const { itemId, productItemId, updatedAt = null } = dto;
  const orderId = parseOrderId(dto.orderId);
  if (!isId(productItemId)) throw unitNotFoundError();
  return { orderId, itemId: itemId.toLowerCase(), productItemId: productItemId.toLowerCase(), reason: parseReason(dto), updatedAt };
}

/** Finds the line. Throws if it is not in the order. */
function findExchangedUnit({ items }: LockedOrder, { itemId }: RequestedExchange): LockedUnit {
  const unit = items.find(({ id }) => id === itemId);
  if (!unit) throw badInputError('itemId', 'Такого товара в\u00a0заказе нет.');
  return unit;
}

/** Whether this exchange was already made, so that the repeated request changes nothing. */
const isArranged = ({ items }: LockedOrder, { itemId, productItemId }: RequestedExchange): boolean =>
  items.some((unit) => unit.replacesId === itemId && unit.productItemId === productItemId);

/** Throws CONFLICT unless the unit may be exchanged now. */
function requireExchange(order: LockedOrder, unit: LockedUnit, requestedExchange: RequestedExchange): void {
  requireCurrent(order, [unit], requestedExchange);
  if (!mayMoveTo(toUnitState(order, unit), 'ARRANGED_EXCHANGE', 'MANAGER')) {
    throw orderConflictError(order, [unit], 'Обменять можно только доставленный товар.');
  }
}

const unitUnavailableError = (productItemId: string): DomainError =>
  new DomainError(ErrorCode.ITEMS_UNAVAILABLE, 'Эту единицу уже купили или отложили. Выберите другую.', {
    productItemIds: [productItemId],
  });

/** Refuses a replacement of another price. The compared prices are those for guests. */
const priceDiffersError = (price: bigint, requiredPrice: bigint): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Обменять можно только на\u00a0товар той\u00a0же цены.', {
    price: toKopecks(price),
    wanted: toKopecks(requiredPrice),
  });

type Transaction = Prisma.TransactionClient;

/** An available unit that is sold in exchange, with the data that its promised days are computed from. */
interface ReplacementUnit {
  productItemId: string;
  supplier: SupplierType;
  transitDays: number;
}

/**
 * Exchanges delivered units. What could go wrong, and what prevents it:
 * - Two managers exchange one line: both lock the order, and the second finds the exchange made, or is refused.
 * - Two managers use the same free unit, or somebody buys it meanwhile: all of them lock it, and the second sees that it is sold or
 *   reserved.
 * - An order whose deadline has passed still reserves the unit: it is ended first, in this transaction.
 * - The price changes meanwhile: both prices are read under the locks of the units.
 */
@Injectable()
export class ArrangeExchangeService {
  constructor(
    private readonly clock: Clock,
    private readonly delivery: DeliveryService,
    private readonly endings: EndOrderService,
    private readonly journal: JournalService,
    private readonly mails: OrderMailService,
    private readonly prisma: PrismaService,
    private readonly reader: OrderReaderService,
    private readonly steps: OrderStepsService,
    private readonly stock: UnitStockService,
  ) {}

  /** Repeating an exchange is no error. */
  async arrange(viewer: Viewer, { requestId }: Pick<GraphqlContext, 'requestId'>, dto: ArrangeExchangeInput): Promise<Order> {
    const requestedExchange = toRequestedExchange(dto);
    // The delivery service is not called while rows are locked.
    const transitDays = await this.#findTransitDays(requestedExchange);
    await retryOnContention(
      () =>
        this.prisma.inTransaction(requestId, (transaction) =>
          this.#arrange(transaction, requestedExchange, { authorId: viewer.accountId, transitDays }),
        ),
      (error) => isViolation(error, ACTIVE_UNIT_INDEX),
    );
    const exchangedOrder = await this.reader.readOrder(requestedExchange.orderId, viewer);
    if (!exchangedOrder) throw orderNotFoundError();
    return exchangedOrder;
  }

  async #findTransitDays({ orderId }: RequestedExchange): Promise<number> {
    const order = await this.prisma.client.order.findUnique({ where: { id: orderId }, select: { cityId: true } });
    if (!order) throw orderNotFoundError();
    return (await this.delivery.findCourierRoute(order.cityId, { load: ONE_UNIT })).rate.days;
  }

  async #arrange(
    transaction: Transaction,
    requestedExchange: RequestedExchange,
    { authorId, transitDays }: { authorId: string; transitDays: number },
  ): Promise<void> {
    const order = await this.steps.lockOrder(transaction, requestedExchange.orderId);
    if (!order) throw orderNotFoundError();
    const unit = findExchangedUnit(order, requestedExchange);
    if (isArranged(order, requestedExchange)) return;
    requireExchange(order, unit, requestedExchange);
    await this.endings.endExpired(transaction, [requestedExchange.productItemId]);
    const { productItemId, reason } = requestedExchange;
    const supplier = await this.#sellReplacement(transaction, unit, productItemId);
    const line = await this.#createLine(transaction, unit, { productItemId, supplier, transitDays });
    const extendedOrder = await this.steps.addLine(transaction, order, { ...line, authorId, reason });
    await this.#replaceLine(transaction, extendedOrder, { unit, authorId, reason });
    await this.journal.record(transaction, {
      author: { accountId: authorId },
      action: 'arrangeExchange',
      subject: { kind: 'order', id: order.id },
      before: { [unit.id]: unit.status },
      after: { [unit.id]: 'ARRANGED_EXCHANGE', productItemId, reason },
    });
  }

  /** Sells the requested unit, and returns its supplier. */
  async #sellReplacement(transaction: Transaction, unit: LockedUnit, requestedId: string): Promise<SupplierType> {
    const { productItem } = transaction;
    const requestedUnit = await productItem.findUnique({ where: { id: requestedId }, select: { productId: true } });
    if (!requestedUnit) throw unitNotFoundError();
    if (!(await this.stock.exchange(transaction, unit, { ...requestedUnit, productItemId: requestedId })))
      throw unitUnavailableError(requestedId);
    const replacement = await productItem.findUniqueOrThrow({ where: { id: requestedId }, select: { price: true, supplier: true } });
    const { price } = await productItem.findUniqueOrThrow({ where: { id: unit.productItemId }, select: { price: true } });
    if (replacement.price !== price) throw priceDiffersError(replacement.price, price);
    return replacement.supplier;
  }

  /** The new line inherits the paid amounts, so that the totals of the order do not change. */
  async #createLine(transaction: Transaction, unit: LockedUnit, { productItemId, supplier, transitDays }: ReplacementUnit) {
    const inheritedFields = await transaction.orderItem.findUniqueOrThrow({
      where: { id: unit.id },
      select: { price: true, before: true, promoShare: true, bonusShare: true, soldPrice: true, cashback: true },
    });
    const { from: deliveryFrom, to: deliveryTo } = computeDeliveryDays(toDeliverySpeed(supplier), transitDays, this.clock.now());
    return { ...inheritedFields, productItemId, status: findFirstPaidStatus(supplier), deliveryFrom, deliveryTo, replacesId: unit.id };
  }

  async #replaceLine(
    transaction: Transaction,
    order: LockedOrder,
    { unit, authorId, reason }: { unit: LockedUnit; authorId: string; reason: string },
  ): Promise<void> {
    const step = { units: [unit], to: 'ARRANGED_EXCHANGE', cancelReason: null, authorId, reason } as const;
    const { changeId } = await this.steps.move(transaction, order, step);
    await this.mails.queueStepMail(transaction, step.to, changeId);
  }
}
