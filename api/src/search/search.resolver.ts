import { Args, Context, Extensions, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { toProductRequest } from '../catalog/product/product-reader.service.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { readSelection } from '../platform/graphql/selection.js';
import { CachedUntilChange } from '../platform/http/cache/cache-marks.js';
import { SearchFilteredProductsInput } from './listing/search-query.input.js';
import { SearchFilteredProducts } from './listing/search-results.model.js';
import { SearchService } from './search.service.js';

@Resolver()
export class SearchResolver {
  constructor(private readonly search: SearchService) {}

  @Query(() => SearchFilteredProducts, {
    description:
      'Available products that match every word of the text. Word form, spelling and keyboard layout do not matter, and typos are corrected. If no product matches every word, kind, brand, sex and colour stay, the least telling words are dropped, and a kind that the shop lacks is replaced by similar ones; `adjustments` tells how. Words that explain nothing find nothing',
  })
  @Extensions({ weight: 1_000 })
  @CachedUntilChange('READ')
  searchFilteredProducts(
    @Args('dto', { type: () => SearchFilteredProductsInput, description: 'Search text and listing options' })
    dto: SearchFilteredProductsInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchFilteredProducts> {
    const selection = readSelection(info);
    // `matches` is computed from the names of the products.
    const additionalFields = selection.isSelected('matches') ? (['name'] as const) : [];
    return this.search.searchFilteredProducts(dto, toProductRequest(context, selection.selectBelow('items'), additionalFields));
  }
}
