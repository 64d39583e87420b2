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
import { computeInitialState } from '../lifecycle/initial-state.rules.js';
import { OrderMailService } from '../mail/order-mail.service.js';
import type { Order } from '../model/order.model.js';
import { OrderReaderService } from '../model/order-reader.service.js';
import { isUnpaid, mayTakeBack } from '../status/order-status.rules.js';
import { type LockedOrder, type LockedUnit, OrderStepsService, type UnitStep } from '../status/order-steps.service.js';
import { findStatusBefore, hasTakenBack } from '../status/status-history.rules.js';
import { UnitStockService } from '../status/unit-stock.service.js';
import { badInputError, orderConflictError, orderNotFoundError, parseOrderId, parseReason, requireCurrent } from './admin-request.rules.js';
import type { TakeBackOrderStepInput } from './order-unit-steps.input.js';
import { toJournalChange } from './step-journal.rules.js';

/** A validated request to take a step back. */
interface RequestedTakeBack {
  orderId: string;
  /** Null for all units of the status. */
  itemIds: string[] | null;
  status: OrderStatus;
  reason: string;
  updatedAt: Date | null;
}

function toRequestedTakeBack(dto: TakeBackOrderStepInput): RequestedTakeBack {
  const { status, updatedAt = null } = dto;
  const orderId = parseOrderId(dto.orderId);
  const itemIds = dto.itemIds ? requireIds(dto.itemIds) : null;
  if (itemIds?.length === 0) throw badInputError('itemIds', 'Выберите товары.');
  const reason = parseReason(dto);
  if (reason === '') throw badInputError('reason', 'Напишите, в\u00a0чём была ошибка.');
  return { orderId, itemIds, status, reason, updatedAt };
}

/** The units to move back. There are none if the step was taken back before. Throws CONFLICT if it cannot be taken back. */
function selectUnits(order: LockedOrder, requestedTakeBack: RequestedTakeBack, now: Date): LockedUnit[] {
  const { itemIds, status } = requestedTakeBack;
  const namedUnits = order.items.filter(
    (unit) => itemIds?.includes(unit.id) ?? (unit.status === status || hasTakenBack(unit.changes, status)),
  );
  if (itemIds && namedUnits.length < itemIds.length) throw badInputError('itemIds', 'Такого товара в\u00a0заказе нет.');
  if (namedUnits.length > 0 && namedUnits.every(({ changes }) => hasTakenBack(changes, status))) return [];
  const units = itemIds ? namedUnits : namedUnits.filter((unit) => unit.status === status);
  requireCurrent(order, order.items, requestedTakeBack);
  if (units.length === 0 || !units.every((unit) => unit.status === status && findStatusBefore(unit.changes))) {
    throw orderConflictError(order, order.items, 'Товары не\u00a0в\u00a0этом состоянии.');
  }
  if (!mayTakeBack(status)) {
    throw orderConflictError(order, units, 'За\u00a0этим шагом уже последовали деньги или чек, поэтому его не\u00a0вернуть.');
  }
  if (isUnpaid(order.status) && units.length < order.items.length) {
    throw badInputError('itemIds', 'Неоплаченный заказ меняется только целиком.');
  }
  if (order.heldUntil !== null && order.heldUntil <= now) throw orderConflictError(order, units, 'Срок заказа вышел.');
  return units;
}

type Transaction = Prisma.TransactionClient;

/** Takes mistaken steps back. The history keeps both the step and the entry that takes it back. */
@Injectable()
export class TakeBackStepService {
  constructor(
    private readonly clock: Clock,
    private readonly journal: JournalService,
    private readonly mails: OrderMailService,
    private readonly prisma: PrismaService,
    private readonly reader: OrderReaderService,
    private readonly steps: OrderStepsService,
    private readonly stock: UnitStockService,
  ) {}

  /** Moves all units or none. Taking the step back twice is no error. */
  async takeBack(viewer: Viewer, { requestId }: GraphqlContext, dto: TakeBackOrderStepInput): Promise<Order> {
    const requestedTakeBack = toRequestedTakeBack(dto);
    await retryOnContention(() =>
      this.prisma.inTransaction(requestId, (transaction) => this.#takeBack(transaction, requestedTakeBack, viewer.accountId)),
    );
    const movedOrder = await this.reader.readOrder(requestedTakeBack.orderId, viewer);
    if (!movedOrder) throw orderNotFoundError();
    return movedOrder;
  }

  async #takeBack(transaction: Transaction, requestedTakeBack: RequestedTakeBack, authorId: string): Promise<void> {
    const order = await this.steps.lockOrder(transaction, requestedTakeBack.orderId);
    if (!order) throw orderNotFoundError();
    const units = selectUnits(order, requestedTakeBack, this.clock.now());
    if (units.length === 0) return;
    const to = (unit: LockedUnit) => findStatusBefore(unit.changes) ?? unit.status;
    const step = { units, to, cancelReason: null, authorId, reason: requestedTakeBack.reason };
    const targetStatuses = new Map(units.map((unit) => [unit.id, to(unit)]));
    const takeBackStep = {
      action: 'takeBackOrderStep',
      orderId: order.id,
      author: { accountId: authorId },
      reason: requestedTakeBack.reason,
      units,
    };
    await this.journal.record(transaction, toJournalChange({ ...takeBackStep, to: ({ id, status }) => targetStatuses.get(id) ?? status }));
    if (requestedTakeBack.status === 'ACCEPT_MEET_WAIT_PAID') await this.#returnToAwaitingCall(transaction, order, step);
    else await this.steps.move(transaction, order, step);
  }

  /** The shopper was asked to pay in the meantime, so another mail announces the call again. */
  async #returnToAwaitingCall(transaction: Transaction, order: LockedOrder, step: UnitStep): Promise<void> {
    const { payUntil, heldUntil } = computeInitialState('CALL', this.clock.now());
    await this.steps.move(transaction, order, { ...step, orderFields: { payUntil, heldUntil } });
    await this.stock.holdUntil(transaction, order.items, heldUntil);
    await this.mails.queueMail(transaction, 'CALL', order.id);
  }
}
