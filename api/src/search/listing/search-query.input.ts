import { Field, InputType } from '@nestjs/graphql';
import { PaginationInput } from '../../platform/input/pagination.js';
import { ListingSort } from '../engine/search-engine.port.js';
import { ListingFiltersInput } from '../filter/listing-filters.input.js';

@InputType({ description: 'A search and how to list its results' })
export class SearchFilteredProductsInput {
  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description:
      'Search text in any word form, order or keyboard layout. The first 200 characters and 8 words count. Empty text returns everything, most popular first',
  })
  query?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a directory to search in; the whole shop if omitted' })
  directory?: string | null;

  @Field(() => ListingFiltersInput, { nullable: true, description: 'Filters' })
  filters?: ListingFiltersInput | null;

  @Field(() => ListingSort, {
    nullable: true,
    defaultValue: ListingSort.POPULAR_FIRST,
    description: 'Sort order; POPULAR_FIRST puts the best matches first, then the most sold',
  })
  sort?: ListingSort | null;

  @Field(() => PaginationInput, { nullable: true, description: 'Page; the first 8 products if omitted' })
  pagination?: PaginationInput | null;
}
