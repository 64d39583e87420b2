import { Args, Query, Resolver } from '@nestjs/graphql';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Caller } from '../../platform/viewer/viewers.port.js';
import { OrderList } from '../model/order.model.js';
import { OperatorOrderListInput } from './operator-order-list.input.js';
import { OperatorOrderListService } from './operator-order-list.service.js';

@Resolver()
export class OperatorOrderListResolver {
  constructor(private readonly orders: OperatorOrderListService) {}

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
    return this.orders.list(caller, dto ?? {});
  }
}
