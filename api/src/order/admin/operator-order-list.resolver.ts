import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Caller } from '../../platform/viewer/viewers.port.js';
import { OrderList } from '../model/order.model.js';
import { MoveOrdersInput, OperatorOrderListInput } from './operator-order-list.input.js';
import { MovedOrder, OperatorOrderListService } from './operator-order-list.service.js';

@Resolver()
export class OperatorOrderListResolver {
  constructor(private readonly admin: OperatorOrderListService) {}

  @Query(() => OrderList, {
    description:
      'Orders of all shoppers, paginated. For a service token without PERSONS_READ, the fields with recipients and addresses are empty, and `phone`, `email` and `accountId` of the filter are refused. Requires SUPPORT, or a service token with ORDERS_READ',
  })
  @Requires(AccessLevel.SUPPORT, ServiceScope.ORDERS_READ)
  operatorOrderList(
    @CurrentCaller() caller: Caller,
    @Args('dto', { type: () => OperatorOrderListInput, nullable: true, description: 'Filter and page; all orders if omitted' })
    dto?: OperatorOrderListInput | null,
  ): Promise<OrderList> {
    return this.admin.list(caller, dto ?? {});
  }

  @Mutation(() => [MovedOrder], {
    description:
      'Moves units of several orders, step by step, as `moveOrderUnits` does for one order. The other steps are made even if some are refused. Requires MANAGER, or a service token with ORDERS_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.ORDERS_WRITE)
  moveOrders(
    @CurrentCaller() caller: Caller,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => MoveOrdersInput, description: 'The steps' }) dto: MoveOrdersInput,
  ): Promise<MovedOrder[]> {
    return this.admin.move(caller, context, dto);
  }
}
