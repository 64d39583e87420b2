import { Args, Query, Resolver } from '@nestjs/graphql';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { ProductIdInput } from '../product/product.input.js';
import { SizeGrid } from './size-grid.model.js';
import { SizeGridService } from './size-grid.service.js';

@Resolver(() => SizeGrid)
export class SizeGridResolver {
  constructor(private readonly grids: SizeGridService) {}

  @Query(() => SizeGrid, { nullable: true, description: 'Size table of a product, or null' })
  @CachedUntilChange('READ')
  sizeGrid(
    @Args('dto', { type: () => ProductIdInput, description: 'Product whose size table to return' }) { productId }: ProductIdInput,
  ): Promise<SizeGrid | null> {
    return this.grids.findByProduct(productId);
  }
}
