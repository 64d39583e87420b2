import { Context, Resolver, Subscription } from '@nestjs/graphql';
import type { SubscriberContext } from '../../platform/graphql/subscriber.context.js';
import { CartChange } from './cart-change.model.js';
import { type CartChanged, CartChangesService } from './cart-changes.service.js';

@Resolver()
export class CartChangedResolver {
  constructor(private readonly changes: CartChangesService) {}

  @Subscription(() => CartChange, {
    nullable: true,
    description:
      "Changes of the viewer's cart, made in any tab or on any device. It answers at once when it has begun to follow, and then after each change. Null asks to read the cart, because changes may have been missed",
  })
  cartChanged(@Context() context: SubscriberContext): AsyncIterableIterator<CartChanged> {
    return this.changes.follow(context);
  }
}
