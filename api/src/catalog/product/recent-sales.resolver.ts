import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { LimitInput, requireLimit } from '../../platform/input/pagination.js';
import { ProductLoader } from './product.loader.js';
import { Product } from './product.model.js';
import { toProductRequest } from './product-reader.service.js';
import { RecentSalesService } from './recent-sales.service.js';

@Resolver(() => Product)
export class RecentSalesResolver {
  constructor(
    private readonly sales: RecentSalesService,
    private readonly loader: ProductLoader,
  ) {}

  @Query(() => [Product], { description: 'Recently bought products that are still available, without duplicates' })
  @CachedUntilChange()
  async recentlyBoughtProducts(
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => LimitInput, nullable: true, description: 'Maximum number to return' }) dto?: LimitInput | null,
  ): Promise<Product[]> {
    return this.loader.loadVisible(
      toProductRequest(context, readSelection(info)),
      await this.sales.listProductIds(requireLimit(dto?.limit)),
    );
  }
}
