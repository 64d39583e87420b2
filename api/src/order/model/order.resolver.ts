import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { NeverCached } from '../../platform/http/cache/cache-marks.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { OrderByIdInput, OrderByUuidInput, UserOrderListInput } from './order.input.js';
import { Order, OrderList, PublicOrder } from './order.model.js';
import { OrderReaderService } from './order-reader.service.js';

@Resolver(() => Order)
export class OrderResolver {
  constructor(private readonly orders: OrderReaderService) {}

  @NeverCached()
  @Query(() => Order, {
    nullable: true,
    description: 'An order of the viewer; for SUPPORT and above, any order. Null for an unknown order or that of another person',
  })
  async getOrderByUUID(
    @Args('dto', { type: () => OrderByUuidInput, description: 'Id of the order' }) { uuid }: OrderByUuidInput,
    @Context() context: GraphqlContext,
  ): Promise<Order | null> {
    return this.orders.readOrder(uuid, await context.viewer());
  }

  @Query(() => OrderList, { description: "The viewer's own orders, paginated, newest first" })
  @SignedIn()
  userOrderList(
    @CurrentViewer() { accountId }: Viewer,
    @Args('dto', { type: () => UserOrderListInput, nullable: true, description: 'Orders to list, and the page to return' })
    dto?: UserOrderListInput | null,
  ): Promise<OrderList> {
    return this.orders.list(accountId, dto);
  }

  @NeverCached()
  @Query(() => PublicOrder, {
    nullable: true,
    description: 'Returns the public view of an order, for anyone who has its link. No sign-in is needed',
  })
  publicOrder(
    @Args('dto', { type: () => OrderByIdInput, description: 'Id of the order' }) { id }: OrderByIdInput,
  ): Promise<PublicOrder | null> {
    return this.orders.readPublicOrder(id);
  }
}
