import { Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { BlockingOrder, BlockingOrderService } from './blocking-order.service.js';

@Resolver(() => BlockingOrder)
export class BlockingOrderResolver {
  constructor(private readonly blockingOrders: BlockingOrderService) {}

  @Query(() => [BlockingOrder], {
    description:
      "The viewer's own orders that are not over, oldest first: while there is one, `deleteAccount` is refused with CONFLICT. Not paginated: such orders are few",
  })
  @SignedIn()
  ordersKeepingAccount(@CurrentViewer() { accountId }: Viewer): Promise<BlockingOrder[]> {
    return this.blockingOrders.list(accountId);
  }
}
