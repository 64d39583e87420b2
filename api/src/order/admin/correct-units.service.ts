import { Injectable } from '@nestjs/common';
import { JournalService } from '../../journal/journal.service.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { requireIds } from '../../platform/input/ids.rules.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import type { Order } from '../model/order.model.js';
import { OrderReaderService } from '../model/order-reader.service.js';
import { formatMoscowDay } from '../status/moscow-day.rules.js';
import { isBeforeHandover, isHandedOver, isReceived } from '../status/order-status.rules.js';
import { type LockedOrder, type LockedUnit, OrderStepsService } from '../status/order-steps.service.js';
import { areDetailsStored, type UnitDetails, UnitDetailsService } from '../status/unit-details.service.js';
import { badInputError, orderConflictError, orderNotFoundError, parseOrderId, parseReason, requireCurrent } from './admin-request.rules.js';
import type { CorrectOrderUnitsInput } from './order-unit-steps.input.js';
import { selectUnits } from './requested-step.rules.js';
import { parseDeliveryDay, parseMarkingCodes, parseTrackCode } from './step-details.rules.js';

/** A validated request for a correction. */
interface RequestedCorrection {
  orderId: string;
  /** Null for all units that still belong to the order. */
  itemIds: string[] | null;
  details: UnitDetails;
  reason: string;
  updatedAt: Date | null;
}

/** Details are checked like the details of a handover, which is the only step that accepts all of them. */
const correctionStatus = 'HANDED_OVER_FOR_DELIVERY';

function toRequestedCorrection(dto: CorrectOrderUnitsInput, today: string): RequestedCorrection {
  const { updatedAt = null } = dto;
  const orderId = parseOrderId(dto.orderId);
  const itemIds = dto.itemIds ? requireIds(dto.itemIds) : null;
  if (itemIds?.length === 0) throw badInputError('itemIds', 'Выберите товары.');
  const details = {
    trackCode: parseTrackCode(dto.trackCode, correctionStatus),
    markingCodes: parseMarkingCodes(dto.markingCodes ?? [], correctionStatus),
    deliveryTo: parseDeliveryDay(dto.estimatedDeliveryDate, { status: correctionStatus, today }),
  };
  if (details.trackCode === null && details.deliveryTo === null && details.markingCodes.size === 0) {
    throw badInputError('trackCode', 'Напишите, что исправить.');
  }
  return { orderId, itemIds, details, reason: parseReason(dto), updatedAt };
}

const isReplaced = (status: OrderStatus): boolean => status === 'ARRANGED_EXCHANGE';

/** Throws CONFLICT unless each of these details may still change. */
function requireCorrection(order: LockedOrder, units: readonly LockedUnit[], requestedCorrection: RequestedCorrection): void {
  const { trackCode, markingCodes, deliveryTo } = requestedCorrection.details;
  requireCurrent(order, units, requestedCorrection);
  if (trackCode !== null && !units.every((unit) => isHandedOver(unit.status) && !isReplaced(unit.status))) {
    throw orderConflictError(order, units, 'Трек-код есть только у\u00a0товаров, переданных в\u00a0доставку.');
  }
  if (units.some((unit) => markingCodes.has(unit.id) && !isBeforeHandover(unit.status))) {
    throw orderConflictError(order, units, 'Код маркировки уже стоит в\u00a0чеке, поэтому его не\u00a0изменить.');
  }
  if (deliveryTo !== null && !units.every((unit) => isUnderway(unit.status))) {
    throw orderConflictError(order, units, 'День доставки меняют, пока оплаченный товар в\u00a0пути.');
  }
}

const isUnderway = (status: OrderStatus): boolean => isBeforeHandover(status) || (isHandedOver(status) && !isReceived(status));

type Transaction = Prisma.TransactionClient;

/** Corrects details of units without moving them. An append-only journal records who changed what. */
@Injectable()
export class CorrectUnitsService {
  constructor(
    private readonly clock: Clock,
    private readonly details: UnitDetailsService,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
    private readonly reader: OrderReaderService,
    private readonly steps: OrderStepsService,
  ) {}

  /** Corrects all units or none. Repeating a correction is no error. */
  async correct(viewer: Viewer, { requestId }: GraphqlContext, dto: CorrectOrderUnitsInput): Promise<Order> {
    const requestedCorrection = toRequestedCorrection(dto, formatMoscowDay(this.clock.now()));
    await retryOnContention(() =>
      this.prisma.inTransaction(requestId, (transaction) => this.#correct(transaction, requestedCorrection, viewer.accountId)),
    );
    const correctedOrder = await this.reader.readOrder(requestedCorrection.orderId, viewer);
    if (!correctedOrder) throw orderNotFoundError();
    return correctedOrder;
  }

  async #correct(transaction: Transaction, requestedCorrection: RequestedCorrection, authorId: string): Promise<void> {
    const order = await this.steps.lockOrder(transaction, requestedCorrection.orderId);
    if (!order) throw orderNotFoundError();
    const { details, reason } = requestedCorrection;
    const units = selectUnits(order, requestedCorrection).filter((unit) => !areDetailsStored(unit, details));
    if (units.length === 0) return;
    requireCorrection(order, units, requestedCorrection);
    const { items } = await this.details.storeDetails(transaction, order, { units, details });
    const createdAt = this.clock.now();
    const corrections = units.map((unit) => ({
      ...{ orderItemId: unit.id, authorId, reason, createdAt },
      before: toJournalState(unit),
      after: toJournalState(items.find(({ id }) => id === unit.id) ?? unit),
    }));
    await transaction.orderItemCorrection.createMany({ data: corrections });
    const pickSide = (side: 'before' | 'after') =>
      Object.fromEntries(corrections.map((correction) => [correction.orderItemId, correction[side]]));
    const change = { author: { accountId: authorId }, action: 'correctOrderUnits', subject: { kind: 'order', id: order.id } };
    await this.journal.record(transaction, { ...change, before: pickSide('before'), after: { ...pickSide('after'), reason } });
    await this.steps.renewUpdatedAt(transaction, order.id);
  }
}

const toJournalState = ({ trackCode, markingCode, deliveryTo }: LockedUnit) => ({
  trackCode,
  markingCode,
  deliveryTo: deliveryTo.toISOString().slice(0, 10),
});
