import { Args, Context, Resolver, Subscription } from '@nestjs/graphql';
import type { SubscriberContext } from '../../platform/graphql/graphql.context.js';
import { OrderByIdInput } from '../model/order.input.js';
import { OrderChange, type OrderChangedEvent, OrderSubscriptionService } from './order-subscription.service.js';

@Resolver()
export class OrderSubscriptionResolver {
  constructor(private readonly changes: OrderSubscriptionService) {}

  @Subscription(() => OrderChange, {
    nullable: true,
    description:
      "Changes of one of the viewer's own orders, or of all of them. The first item is sent as soon as the subscription is active, and another one after each change. Null means that changes may have been missed: read the orders again. For an unknown order or that of another person, the subscription sends null and ends",
  })
  orderChanged(
    @Context() context: SubscriberContext,
    @Args('dto', { type: () => OrderByIdInput, nullable: true, description: 'Id of the order; all own orders if omitted' })
    dto?: OrderByIdInput | null,
  ): AsyncIterableIterator<OrderChangedEvent> | Promise<AsyncIterableIterator<OrderChangedEvent>> {
    return dto ? this.changes.follow(context, dto.id) : this.changes.followAll(context);
  }
}
