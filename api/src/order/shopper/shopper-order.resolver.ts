import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { RateLimits } from '../../platform/rates/rate-limits.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { OrderByIdInput } from '../model/order.input.js';
import { Order } from '../model/order.model.js';
import { CancelOrderInput, RequestReturnInput, WithdrawReturnInput } from './shopper-order.input.js';
import { ShopperOrderService } from './shopper-order.service.js';

@Resolver()
export class ShopperOrderResolver {
  constructor(
    private readonly orders: ShopperOrderService,
    private readonly limits: RateLimits,
  ) {}

  @Mutation(() => Order, {
    description:
      "Cancels the viewer's order or lines of it, and returns it. Money and bonuses go back. Refused with CONFLICT once the goods were bought or sent; `details.cancellable` names the lines that may still be cancelled",
  })
  @SignedIn()
  cancelOrder(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => CancelOrderInput, description: 'What to cancel' }) dto: CancelOrderInput,
  ): Promise<Order> {
    return this.orders.cancel(viewer, context, dto);
  }

  @Mutation(() => Order, {
    description:
      "Asks a manager to call about the viewer's order instead of paying for it now. Possible once per order; its units stay reserved for 24 hours. Needs a confirmed phone",
  })
  @SignedIn()
  requestOrderCall(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => OrderByIdInput, description: 'The order' }) { id }: OrderByIdInput,
  ): Promise<Order> {
    return this.orders.requestCall(viewer, context, id);
  }

  @Mutation(() => Order, {
    description:
      "Asks to return units of the viewer's order, and returns it. Possible from the payment until the end of the fourteenth day after the receipt of the unit. The request is kept until `withdrawReturn` takes it back, and the shopper is told; a manager then refunds the unit. Repeating it while it is open changes nothing. CONFLICT if it is late or the unit cannot be returned: `details.reason` is LATE or NOT_RETURNABLE, and `details.units` names the units",
  })
  @SignedIn()
  async requestReturn(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => RequestReturnInput, description: 'What to return' }) dto: RequestReturnInput,
  ): Promise<Order> {
    await this.limits.chargeReturnRequest(context, viewer.accountId);
    return this.orders.requestReturn(viewer, context, dto);
  }

  @Mutation(() => Order, {
    description:
      "Withdraws the request to return units of the viewer's order, and returns it. Repeating it changes nothing, and the return may be requested again while `canRequestReturn` allows it; after `returnUntil` it cannot. It causes ORDER_RETURN_WITHDRAWN. CONFLICT if a unit was refunded, cancelled or exchanged since, or requested anew after `requestedAt`: `details.units` names those units",
  })
  @SignedIn()
  withdrawReturn(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => WithdrawReturnInput, description: 'What is not returned after all' }) dto: WithdrawReturnInput,
  ): Promise<Order> {
    return this.orders.withdrawReturn(viewer, context, dto);
  }
}
