import { Injectable } from '@nestjs/common';
import { JournalService } from '../../journal/journal.service.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { despiteContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { type LockedUnit, OrderStepsService } from '../order-steps.service.js';
import { formatMoscowDay } from '../order-terms.rules.js';
import type { Order } from '../reading/order.model.js';
import { OrderReaderService } from '../reading/order-reader.service.js';
import { areFactsFound, UnitFactsService } from '../unit-facts.service.js';
import type { CorrectOrderUnitsInput } from './correction.input.js';
import { demandCorrection, type RequestedCorrection, toRequestedCorrection } from './correction.rules.js';
import { namedUnits } from './refused-step.rules.js';
import { noOrder } from './requested-step.rules.js';

type Transaction = Prisma.TransactionClient;

/** Corrects what is known of units without moving them. An append-only journal keeps who changed what. */
@Injectable()
export class CorrectUnitsService {
  constructor(
    private readonly clock: Clock,
    private readonly facts: UnitFactsService,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
    private readonly reader: OrderReaderService,
    private readonly steps: OrderStepsService,
  ) {}

  /** Corrects all units or none. Repeating it is no error. */
  async correct(viewer: Viewer, { requestId }: GraphqlContext, dto: CorrectOrderUnitsInput): Promise<Order> {
    const requested = toRequestedCorrection(dto, formatMoscowDay(this.clock.now()));
    await despiteContention(() =>
      this.prisma.inTransaction(requestId, (transaction) => this.#correct(transaction, requested, viewer.accountId)),
    );
    const corrected = await this.reader.order(requested.orderId, viewer);
    if (!corrected) throw noOrder();
    return corrected;
  }

  async #correct(transaction: Transaction, request: RequestedCorrection, authorId: string): Promise<void> {
    const order = await this.steps.lockOne(transaction, request.orderId);
    if (!order) throw noOrder();
    const { facts, reason } = request;
    const units = namedUnits(order, request).filter((unit) => !areFactsFound(unit, facts));
    if (units.length === 0) return;
    demandCorrection(order, units, request);
    const { items } = await this.facts.keep(transaction, order, { units, facts });
    const createdAt = this.clock.now();
    const data = units.map((unit) => ({
      ...{ orderItemId: unit.id, authorId, reason, createdAt },
      before: toFacts(unit),
      after: toFacts(items.find(({ id }) => id === unit.id) ?? unit),
    }));
    await transaction.orderItemCorrection.createMany({ data });
    const facted = (side: 'before' | 'after') => Object.fromEntries(data.map((one) => [one.orderItemId, one[side]]));
    const change = { author: { accountId: authorId }, action: 'correctOrderUnits', subject: { kind: 'order', id: order.id } };
    await this.journal.record(transaction, { ...change, before: facted('before'), after: { ...facted('after'), reason } });
    // The order is what operators compare, so its time of change follows.
    await transaction.order.update({ where: { id: order.id }, data: { updatedAt: createdAt }, select: { id: true } });
  }
}

const toFacts = ({ trackCode, markingCode, deliveryTo }: LockedUnit) => ({
  trackCode,
  markingCode,
  deliveryTo: deliveryTo.toISOString().slice(0, 10),
});
