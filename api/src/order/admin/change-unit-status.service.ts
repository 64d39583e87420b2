import { Injectable } from '@nestjs/common';
import { JournalService } from '../../journal/journal.service.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { tokenForbiddenError } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { type Caller, isProgram } from '../../platform/viewer/viewers.port.js';
import { ConfirmOrderService } from '../lifecycle/confirm-order.service.js';
import { EndOrderService } from '../lifecycle/end-order.service.js';
import { PaidStepsService } from '../lifecycle/paid-steps.service.js';
import type { Order } from '../model/order.model.js';
import { OrderReaderService } from '../model/order-reader.service.js';
import { isEndedBy } from '../status/ending-step.rules.js';
import { formatMoscowDay } from '../status/moscow-day.rules.js';
import { isUnpaid } from '../status/order-status.rules.js';
import { type LockedOrder, OrderStepsService } from '../status/order-steps.service.js';
import { UnitDetailsService } from '../status/unit-details.service.js';
import { orderNotFoundError } from './admin-request.rules.js';
import type { MoveOrderUnitsInput } from './order-unit-steps.input.js';
import { isStepMade, type RequestedStep, requireStep, selectUnits, toRequestedStep } from './requested-step.rules.js';
import { toJournalChange } from './step-journal.rules.js';

type Transaction = Prisma.TransactionClient;

/**
 * Moves units of an order to another status, for managers and programs. The journal names the author of each step. The history of the units
 * names only managers, not programs.
 */
@Injectable()
export class ChangeUnitStatusService {
  constructor(
    private readonly clock: Clock,
    private readonly orderConfirmation: ConfirmOrderService,
    private readonly endings: EndOrderService,
    private readonly unitDetails: UnitDetailsService,
    private readonly journal: JournalService,
    private readonly paidSteps: PaidStepsService,
    private readonly prisma: PrismaService,
    private readonly reader: OrderReaderService,
    private readonly steps: OrderStepsService,
  ) {}

  /** Moves units of an order, all or none. Repeating a step is not an error. */
  async move(caller: Caller, { requestId }: Pick<GraphqlContext, 'requestId'>, dto: MoveOrderUnitsInput): Promise<Order> {
    const requestedStep = toRequestedStep(dto, formatMoscowDay(this.clock.now()));
    await retryOnContention(() => this.prisma.inTransaction(requestId, (transaction) => this.#move(transaction, requestedStep, caller)));
    const movedOrder = await this.reader.readOrderForCaller(caller, requestedStep.orderId);
    if (!movedOrder) throw orderNotFoundError();
    return movedOrder;
  }

  async #move(transaction: Transaction, requestedStep: RequestedStep, author: Caller): Promise<void> {
    const order = await this.steps.lockOrder(transaction, requestedStep.orderId);
    if (!order) throw orderNotFoundError();
    const authorId = 'tokenId' in author ? null : author.accountId;
    if (!requestedStep.itemIds && isEndedBy(order, { ...requestedStep, authorId })) return;
    const namedUnits = selectUnits(order, requestedStep);
    if (isStepMade(namedUnits, requestedStep)) return;
    requireStep(order, namedUnits, { ...requestedStep, now: this.clock.now() });
    if (isRefunding(order, requestedStep) && !mayRefund(author)) throw tokenForbiddenError(ServiceScope.ORDERS_REFUND);
    const { orderId, status, cancelReason, reason, details } = requestedStep;
    const step = { action: 'moveOrderUnits', orderId, author, reason, units: namedUnits, to: () => status };
    await this.journal.record(transaction, toJournalChange(step));
    if (status === 'ACCEPT_MEET_WAIT_PAID') return this.orderConfirmation.confirm(transaction, order, { authorId, reason });
    const itemIds = namedUnits.map(({ id }) => id);
    if (cancelReason) {
      const cancelRequest = { orderId, itemIds, reason: cancelReason, actor: 'MANAGER', authorId, explanation: reason } as const;
      return this.endings.cancel(transaction, cancelRequest);
    }
    const updatedOrder = await this.unitDetails.storeDetails(transaction, order, { units: namedUnits, details });
    const units = updatedOrder.items.filter(({ id }) => itemIds.includes(id));
    await this.paidSteps.makeStep(transaction, updatedOrder, { units, to: status, authorId, reason });
  }
}

const isRefunding = (order: LockedOrder, { status }: RequestedStep): boolean =>
  status === 'ISSUED_REFUND' || (status === 'CANCEL_PURCHASE' && !isUnpaid(order.status));

const mayRefund = (author: Caller): boolean => !isProgram(author) || author.scopes.includes(ServiceScope.ORDERS_REFUND);
