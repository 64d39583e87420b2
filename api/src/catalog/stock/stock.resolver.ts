import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Operator } from '../../platform/viewer/viewers.port.js';
import { SetStockInput } from './stock.input.js';
import { StockUpdate } from './stock.model.js';
import { StockService } from './stock.service.js';

@Resolver()
export class StockResolver {
  constructor(private readonly stock: StockService) {}

  @Mutation(() => StockUpdate, {
    description:
      "Sets prices and availability of units, for example from a supplier's feed. The other units are changed even if some are refused. Reservations and sales stay as they are. IDEMPOTENCY_CONFLICT if the key was used for other units. Requires MANAGER, or a service token with STOCK_WRITE",
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.STOCK_WRITE)
  setStock(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SetStockInput, description: 'The units' }) dto: SetStockInput,
  ): Promise<StockUpdate> {
    return this.stock.set({ operator, requestId }, dto);
  }
}
