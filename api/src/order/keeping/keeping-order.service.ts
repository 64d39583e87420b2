import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { underwayStatuses } from '../order-list-state.rules.js';
import type { KeepingOrder } from './keeping-order.model.js';
import { toKeepingOrder } from './keeping-order.rules.js';

/** The orders for which an account is kept: an order on its way needs its recipient. */
@Injectable()
export class KeepingOrderService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Returns the orders on their way, oldest first. */
  async list(accountId: string, { order }: Pick<Prisma.TransactionClient, 'order'> = this.prisma.client): Promise<KeepingOrder[]> {
    const orders = await order.findMany({
      where: { accountId, status: { in: [...underwayStatuses] } },
      orderBy: { number: 'asc' },
      select: { id: true, number: true, heldUntil: true, paidAt: true, items: { select: { status: true, deliveryTo: true } } },
    });
    const now = this.clock.now();
    return orders.map((order) => toKeepingOrder(order, now));
  }
}
