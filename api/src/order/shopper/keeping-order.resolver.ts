import { Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { KeepingOrder, KeepingOrderService } from './keeping-order.service.js';

@Resolver(() => KeepingOrder)
export class KeepingOrderResolver {
  constructor(private readonly keepingOrders: KeepingOrderService) {}

  @Query(() => [KeepingOrder], {
    description:
      "The viewer's own orders that are not over, oldest first: while there is one, `deleteAccount` is refused with CONFLICT. Not paginated: such orders are few",
  })
  @SignedIn()
  ordersKeepingAccount(@CurrentViewer() { accountId }: Viewer): Promise<KeepingOrder[]> {
    return this.keepingOrders.list(accountId);
  }
}
