import { Context, Resolver, Subscription } from '@nestjs/graphql';
import type { SubscriberContext } from '../platform/graphql/graphql.context.js';
import { CartChange, type CartChangePayload, CartSubscriptionService } from './cart-subscription.service.js';

@Resolver()
export class CartSubscriptionResolver {
  constructor(private readonly changes: CartSubscriptionService) {}

  @Subscription(() => CartChange, {
    nullable: true,
    description:
      "Changes of the viewer's cart, made in any tab or on any device. The first item is sent as soon as the subscription is active, and another one after each change. Null means that changes may have been missed: read the cart again",
  })
  cartChanged(@Context() context: SubscriberContext): AsyncIterableIterator<CartChangePayload> {
    return this.changes.follow(context);
  }
}
