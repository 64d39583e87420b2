import { Injectable } from '@nestjs/common';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { Order, OrderItem, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { computeMoscowDayEnd } from '../status/moscow-day.rules.js';
import { underwayStatuses } from '../status/order-status.rules.js';

@ObjectType('KeepingOrder', { description: 'An order that prevents its account from being deleted' })
export class BlockingOrder {
  @Field(() => ID, { description: 'Id of the order' })
  id!: string;

  @Field(() => Int, { description: 'Human-readable number of the order' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether it was paid for' })
  isPaid!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Time by which it should be over: an unpaid order ends by itself then, the units of a paid one are promised until the end of that day in Moscow. Null once that time has passed',
  })
  until!: Date | null;
}

interface ActiveOrder extends Pick<Order, 'id' | 'number' | 'heldUntil' | 'paidAt'> {
  items: Pick<OrderItem, 'status' | 'deliveryTo'>[];
}

const findLatest = (times: readonly Date[]): Date | null =>
  times.reduce<Date | null>((latest, time) => (latest === null || time > latest ? time : latest), null);

/** Adds the time by which the order should have ended. */
function toBlockingOrder({ id, number, heldUntil, paidAt, items }: ActiveOrder, now: Date): BlockingOrder {
  const isPaid = paidAt !== null;
  const promisedDays = items
    .filter(({ status }) => underwayStatuses.includes(status))
    .map(({ deliveryTo }) => computeMoscowDayEnd(deliveryTo));
  const until = isPaid ? findLatest(promisedDays) : heldUntil;
  return { id, number, isPaid, until: until && until > now ? until : null };
}

/**
 * The refusal to delete an account with these orders. `until` is the time by which all these orders should have ended, or null if it cannot
 * be estimated.
 */
export function erasureBlockedError(orders: readonly BlockingOrder[]): DomainError {
  const orderNumbers = orders.map(({ number }) => number);
  const times = orders.flatMap(({ until }) => until ?? []);
  const until = times.length === orders.length ? findLatest(times) : null;
  const subject = orders.length === 1 ? `Заказ №\u00a0${orderNumbers[0]}` : `Заказы №\u00a0${orderNumbers.join(', ')}`;
  const verb = orders.length === 1 ? 'ещё не\u00a0завершён' : 'ещё не\u00a0завершены';
  const message = `${subject} ${verb}. Аккаунт можно удалить, когда всё получено или отменено.`;
  return new DomainError(ErrorCode.CONFLICT, message, { orderNumbers, until: until?.toISOString() ?? null });
}

/** The orders that prevent deleting an account: an active order needs its recipient. */
@Injectable()
export class BlockingOrderService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Returns the active orders, oldest first. */
  async list(accountId: string, { order }: Pick<Prisma.TransactionClient, 'order'> = this.prisma.client): Promise<BlockingOrder[]> {
    const orders = await order.findMany({
      where: { accountId, status: { in: [...underwayStatuses] } },
      orderBy: { number: 'asc' },
      select: { id: true, number: true, heldUntil: true, paidAt: true, items: { select: { status: true, deliveryTo: true } } },
    });
    const now = this.clock.now();
    return orders.map((order) => toBlockingOrder(order, now));
  }
}
