import { Args, Query, Resolver } from '@nestjs/graphql';
import { ProductIdInput } from '../product/product.input.js';
import { SizeGrid } from './size-grid.model.js';
import { SizeGridService } from './size-grid.service.js';

@Resolver(() => SizeGrid)
export class SizeGridResolver {
  constructor(private readonly grids: SizeGridService) {}

  @Query(() => SizeGrid, { nullable: true, description: 'The table of sizes that a product is measured by; null where it has none' })
  sizeGrid(
    @Args('dto', { type: () => ProductIdInput, description: 'Which product' }) { productId }: ProductIdInput,
  ): Promise<SizeGrid | null> {
    return this.grids.ofProduct(productId);
  }
}
