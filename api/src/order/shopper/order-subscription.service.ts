import { Injectable } from '@nestjs/common';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { ChangeFeedService } from '../../event/subscription/change-feed.service.js';
import { createReadSchedule } from '../../event/subscription/read-schedule.rules.js';
import { mapStream, yieldOnce } from '../../event/subscription/result-stream.rules.js';
import type { SubscriberContext } from '../../platform/graphql/graphql.context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

@ObjectType({ description: 'Tells that an order, its units or its payment have changed. Query again what you show of it' })
export class OrderChange {
  @Field(() => ID, { description: 'Id of the order' })
  uuid!: string;

  @Field(() => Int, { description: 'Human-readable number' })
  number!: number;

  @Field(() => OrderStatus, { description: 'Status of the least advanced unit that was not cancelled or refunded' })
  status!: OrderStatus;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change, as in `Order.updatedAt`' })
  updatedAt!: Date;
}

/** The events of the subscription. Null asks the client to reload everything. */
export interface OrderChangedEvent {
  orderChanged: OrderChange | null;
}

type OrderChangeWithOwner = OrderChange & { accountId: string };

const MAX_BATCH_SIZE = 500;

/** Notifies shoppers of changes of their own orders. Orders that change together are read together, however many clients follow them. */
@Injectable()
export class OrderSubscriptionService {
  readonly #orders = new DataLoader<string, OrderChangeWithOwner | null>((ids) => this.#read(ids), {
    cache: false,
    maxBatchSize: MAX_BATCH_SIZE,
    batchScheduleFn: createReadSchedule(),
  });

  constructor(
    private readonly prisma: PrismaService,
    private readonly changes: ChangeFeedService,
  ) {}

  followAll({ accountId }: SubscriberContext): AsyncIterableIterator<OrderChangedEvent> {
    const stream = this.changes.follow({ kind: 'order', accountId });
    return mapStream(stream, async (id) => ({ orderChanged: id === null ? null : await this.#readChange(accountId, id) }));
  }

  /** Follows one order. The result for another person's order is the same as for an unknown order: null, and then the end. */
  async follow({ accountId }: SubscriberContext, orderId: string): Promise<AsyncIterableIterator<OrderChangedEvent>> {
    const id = orderId.toLowerCase();
    const order = isId(id) ? await this.#orders.load(id) : null;
    if (order?.accountId !== accountId) return yieldOnce({ orderChanged: null });
    const stream = this.changes.follow({ kind: 'order', accountId, id });
    return mapStream(stream, async () => ({ orderChanged: await this.#readChange(accountId, id) }));
  }

  /** Null if the database does not respond or the order belongs to another account. The client then reloads the order. */
  async #readChange(accountId: string, id: string): Promise<OrderChange | null> {
    const order = await this.#orders.load(id).catch(() => null);
    return order?.accountId === accountId ? order : null;
  }

  async #read(ids: readonly string[]): Promise<(OrderChangeWithOwner | null)[]> {
    const rows = await this.prisma.readRows<OrderChangeWithOwner>`
      SELECT id AS uuid, number, status, updated_at AS "updatedAt", account_id AS "accountId" FROM shop_order
      WHERE id = ANY (${[...ids]}::uuid[])`;
    const changesById = new Map(rows.map((row) => [row.uuid, row]));
    return ids.map((id) => changesById.get(id) ?? null);
  }
}
