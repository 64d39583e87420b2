import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { ProductLoader } from '../../catalog/product/product.loader.js';
import { Product } from '../../catalog/product/product.model.js';
import { toProductRequest } from '../../catalog/product/product-reader.service.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { LimitInput, requireLimit } from '../../platform/input/pagination.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { ProductsToReviewService } from './products-to-review.service.js';

@Resolver()
export class ProductsToReviewResolver {
  constructor(
    private readonly reviewableProducts: ProductsToReviewService,
    private readonly products: ProductLoader,
  ) {}

  @Query(() => [Product], {
    description: 'Products that the signed-in user has received, keeps and has not reviewed, the last received first',
  })
  @SignedIn()
  async productsToReview(
    @CurrentViewer() { accountId }: Viewer,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => LimitInput, nullable: true, description: 'Maximum number to return' }) dto?: LimitInput | null,
  ): Promise<Product[]> {
    const ids = await this.reviewableProducts.listProductIdsToReview(accountId, requireLimit(dto?.limit));
    return this.products.loadVisible(toProductRequest(context, readSelection(info)), ids);
  }
}
