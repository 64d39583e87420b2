import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../../platform/viewer/current-viewer.js';
import { Requires } from '../../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../../platform/viewer/viewers.port.js';
import { Order } from '../../model/order.model.js';
import { ChangeCalledOrderInput } from './change-called-order.input.js';
import { ChangeCalledOrderService } from './change-called-order.service.js';

@Resolver()
export class ChangeCalledOrderResolver {
  constructor(private readonly changes: ChangeCalledOrderService) {}

  @Mutation(() => Order, {
    description:
      'Changes lines, prices or delivery of an order that waits for a call, or for its payment after one, and returns the order. It is quoted again: lines that stay keep their prices, bonuses are reduced to what may still be paid with them, and a promo code whose conditions are not fulfilled any more is taken off. Its term does not change. The shopper gets one e-mail with the changes and the new total. A payment that was opened before is not accepted, and its money is returned. CONFLICT if the order has changed since `updatedAt`, was paid or has ended, ITEMS_UNAVAILABLE if a unit to add is not free, PRICE_CHANGED with `details.total` if `expectedTotal` differs. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  changeCalledOrder(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => ChangeCalledOrderInput, description: 'The change' }) dto: ChangeCalledOrderInput,
  ): Promise<Order> {
    return this.changes.change(viewer, context, dto);
  }
}
