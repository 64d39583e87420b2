import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { OrderMailService } from '../mail/order-mail.service.js';
import { type LockedOrder, OrderStepsService } from '../status/order-steps.service.js';
import { UnitStockService } from '../status/unit-stock.service.js';

const PAYMENT_PERIOD_MS = DAY_MS;
/** A payment that begins in time may end a little later. */
const RESERVATION_GRACE_MS = 5 * MINUTE_MS;

/** The payment deadline of an order that was confirmed at this time, and until when its units are reserved. */
function computeConfirmedDeadlines(confirmedAt: Date): { payUntil: Date; heldUntil: Date } {
  const payUntil = new Date(confirmedAt.getTime() + PAYMENT_PERIOD_MS);
  return { payUntil, heldUntil: new Date(payUntil.getTime() + RESERVATION_GRACE_MS) };
}

/** Opens the payment of an order that a manager has confirmed by a call. */
@Injectable()
export class ConfirmOrderService {
  constructor(
    private readonly steps: OrderStepsService,
    private readonly stock: UnitStockService,
    private readonly mails: OrderMailService,
    private readonly clock: Clock,
  ) {}

  /** The caller has locked the order, whose deadline has not passed. */
  async confirm(
    transaction: Prisma.TransactionClient,
    order: LockedOrder,
    { authorId, reason }: { authorId: string | null; reason: string },
  ): Promise<void> {
    const deadlines = computeConfirmedDeadlines(this.clock.now());
    const step = { units: order.items, to: 'ACCEPT_MEET_WAIT_PAID', cancelReason: null, authorId, reason } as const;
    await this.steps.move(transaction, order, { ...step, orderFields: deadlines });
    await this.stock.holdUntil(transaction, order.items, deadlines.heldUntil);
    await this.mails.queueMail(transaction, 'CONFIRMED', order.id);
  }
}
