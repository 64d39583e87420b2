import { Args, Query, Resolver } from '@nestjs/graphql';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import { OperatorProductFeed, OperatorProductFeedInput } from './product-feed.model.js';
import { ProductFeedService } from './product-feed.service.js';

@Resolver()
export class ProductFeedResolver {
  constructor(private readonly feed: ProductFeedService) {}

  @Query(() => OperatorProductFeed, {
    description:
      'Products with all their units, for programs that follow the catalog: changed ones by a cursor that skips nothing and has no end, or several by id or slug. Reservations and sales are no changes here; the event PRODUCT_CHANGED tells of sales. Requires MANAGER, or a service token with CATALOG_READ',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_READ)
  operatorProductFeed(
    @Args('dto', { type: () => OperatorProductFeedInput, nullable: true, description: 'Which products; all changes if omitted' })
    dto?: OperatorProductFeedInput | null,
  ): Promise<OperatorProductFeed> {
    return this.feed.read(dto ?? {});
  }
}
