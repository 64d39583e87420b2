import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { toProductRequest } from '../catalog/product/product-reader.service.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { readSelection } from '../platform/graphql/selection.js';
import { CachedUntilChange } from '../platform/http/cache/cache-marks.js';
import { FilteredProductsService } from './filtered-products.service.js';
import { FilteredProductsInput } from './listing/filtered-products.input.js';
import { FilteredProducts } from './listing/filtered-products.model.js';

@Resolver()
export class FilteredProductsResolver {
  constructor(private readonly filteredProductsService: FilteredProductsService) {}

  @Query(() => FilteredProducts, {
    description: 'Available products of a directory, a collection or the whole shop, paginated',
  })
  @CachedUntilChange('READ')
  filteredProducts(
    @Args('dto', { type: () => FilteredProductsInput, description: 'Products to list' }) dto: FilteredProductsInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FilteredProducts> {
    return this.filteredProductsService.listFilteredProducts(dto, toProductRequest(context, readSelection(info).selectBelow('items')));
  }
}
