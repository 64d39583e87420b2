import { Args, Context, Extensions, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { FilteredProductsInput, SearchFilteredProductsInput } from './listing/filtered-products.input.js';
import { FilteredProducts, SearchFilteredProducts } from './listing/filtered-products.model.js';
import { SearchService } from './search.service.js';

@Resolver(() => FilteredProducts)
export class SearchResolver {
  constructor(private readonly search: SearchService) {}

  @Query(() => FilteredProducts, {
    description: 'The products of a directory, a collection or the whole shop that can be bought now, page by page',
  })
  filteredProducts(
    @Args('dto', { type: () => FilteredProductsInput, description: 'Which products, and how' }) dto: FilteredProductsInput,
    @Context() context: GraphqlContext,
  ): Promise<FilteredProducts> {
    return this.search.filteredProducts(dto, context);
  }

  @Query(() => SearchFilteredProducts, {
    description:
      'The products that can be bought now and have every word that was typed: in any form, spelling, keyboard layout, or with a typo; what is not there finds nothing',
  })
  @Extensions({ weight: 1_000 })
  searchFilteredProducts(
    @Args('dto', { type: () => SearchFilteredProductsInput, description: 'What to search for' }) dto: SearchFilteredProductsInput,
    @Context() context: GraphqlContext,
  ): Promise<SearchFilteredProducts> {
    return this.search.searchFilteredProducts(dto, context);
  }
}
