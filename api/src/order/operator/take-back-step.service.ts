import { Injectable } from '@nestjs/common';
import { JournalService } from '../../journal/journal.service.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { despiteContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { statusBefore } from '../effective-steps.rules.js';
import { OrderNoticeService } from '../notice/order-notice.service.js';
import { type LockedOrder, type LockedUnit, OrderStepsService, type UnitStep } from '../order-steps.service.js';
import { OrderedUnitsService } from '../ordered-units.service.js';
import { computeTerms } from '../placing/placing.rules.js';
import type { Order } from '../reading/order.model.js';
import { OrderReaderService } from '../reading/order-reader.service.js';
import type { TakeBackOrderStepInput } from './correction.input.js';
import { stepInJournal } from './journal-step.rules.js';
import { noOrder } from './requested-step.rules.js';
import { type RequestedTakeBack, toRequestedTakeBack, unitsToTakeBack } from './take-back.rules.js';

type Transaction = Prisma.TransactionClient;

/** Takes mistaken steps back. The history keeps both the step and the entry that takes it back. */
@Injectable()
export class TakeBackStepService {
  constructor(
    private readonly clock: Clock,
    private readonly journal: JournalService,
    private readonly notices: OrderNoticeService,
    private readonly prisma: PrismaService,
    private readonly reader: OrderReaderService,
    private readonly steps: OrderStepsService,
    private readonly units: OrderedUnitsService,
  ) {}

  /** Moves all units or none. Repeating it is no error. */
  async takeBack(viewer: Viewer, { requestId }: GraphqlContext, dto: TakeBackOrderStepInput): Promise<Order> {
    const requested = toRequestedTakeBack(dto);
    await despiteContention(() =>
      this.prisma.inTransaction(requestId, (transaction) => this.#takeBack(transaction, requested, viewer.accountId)),
    );
    const moved = await this.reader.order(requested.orderId, viewer);
    if (!moved) throw noOrder();
    return moved;
  }

  async #takeBack(transaction: Transaction, request: RequestedTakeBack, authorId: string): Promise<void> {
    const order = await this.steps.lockOne(transaction, request.orderId);
    if (!order) throw noOrder();
    const units = unitsToTakeBack(order, request, this.clock.now());
    if (units.length === 0) return;
    const to = (unit: LockedUnit) => statusBefore(unit.changes) ?? unit.status;
    const step = { units, to, cancelReason: null, authorId, reason: request.reason };
    const targets = new Map(units.map((unit) => [unit.id, to(unit)]));
    const back = { action: 'takeBackOrderStep', orderId: order.id, author: { accountId: authorId }, reason: request.reason, units };
    await this.journal.record(transaction, stepInJournal({ ...back, to: ({ id, status }) => targets.get(id) ?? status }));
    if (request.status === 'ACCEPT_MEET_WAIT_PAID') await this.#awaitCallAgain(transaction, order, step);
    else await this.steps.move(transaction, order, step);
  }

  /** The shopper was told to pay, and is told of the call again. */
  async #awaitCallAgain(transaction: Transaction, order: LockedOrder, step: UnitStep): Promise<void> {
    const { payUntil, heldUntil } = computeTerms('CALL', this.clock.now());
    await this.steps.move(transaction, order, { ...step, order: { payUntil, heldUntil } });
    await this.units.holdUntil(transaction, order.items, heldUntil);
    await this.notices.tell(transaction, 'CALL', order.id);
  }
}
