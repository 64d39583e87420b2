import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { Clock } from '../platform/process/clock.js';
import { OrderNoticeService } from './notice/order-notice.service.js';
import { type LockedOrder, OrderStepsService } from './order-steps.service.js';
import { computeConfirmedTerms } from './order-terms.rules.js';
import { OrderedUnitsService } from './ordered-units.service.js';

/** Opens the payment of an order that a manager has confirmed by a call. */
@Injectable()
export class ConfirmOrderService {
  constructor(
    private readonly steps: OrderStepsService,
    private readonly units: OrderedUnitsService,
    private readonly notices: OrderNoticeService,
    private readonly clock: Clock,
  ) {}

  /** The caller has locked the order, whose term is not over. */
  async confirm(
    transaction: Prisma.TransactionClient,
    order: LockedOrder,
    { authorId, reason }: { authorId: string | null; reason: string },
  ): Promise<void> {
    const terms = computeConfirmedTerms(this.clock.now());
    const step = { units: order.items, to: 'ACCEPT_MEET_WAIT_PAID', cancelReason: null, authorId, reason } as const;
    await this.steps.move(transaction, order, { ...step, order: terms });
    await this.units.holdUntil(transaction, order.items, terms.heldUntil);
    await this.notices.tell(transaction, 'CONFIRMED', order.id);
  }
}
