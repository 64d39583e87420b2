import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { FilteredProductsInput } from './filtered-products.input.js';
import { FilteredProducts } from './filtered-products.model.js';
import { SearchService } from './search.service.js';

@Resolver(() => FilteredProducts)
export class SearchResolver {
  constructor(private readonly search: SearchService) {}

  @Query(() => FilteredProducts, { description: 'The products of a directory or of the whole shop that can be bought now, page by page' })
  filteredProducts(
    @Args('dto', { type: () => FilteredProductsInput, description: 'Which products, and how' }) dto: FilteredProductsInput,
    @Context() context: GraphqlContext,
  ): Promise<FilteredProducts> {
    return this.search.filteredProducts(dto, context);
  }
}
