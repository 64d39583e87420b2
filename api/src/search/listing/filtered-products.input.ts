import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { PaginationInput } from '../../platform/input/pagination.js';
import { ListingSort } from '../engine/search-engine.port.js';
import { ListingFiltersInput } from '../filter/listing-filters.input.js';

registerEnumType(ListingSort, {
  name: 'Sort',
  description: 'Sort order of a listing. Ties are broken by id, so that pages never repeat or skip a product.',
  valuesMap: {
    CHEAP_FIRST: { description: 'By the price displayed to guests, lowest first' },
    EXPENSIVE_FIRST: { description: 'By the price displayed to guests, highest first' },
    NEW_FIRST: { description: 'Newest first' },
    POPULAR_FIRST: { description: 'Most sold first, then newest' },
    SALE_FIRST: { description: 'By the discount displayed to guests, largest first' },
  },
});

@InputType({
  description:
    'Products to list. They match every directory, product type, subtype and collection that is given. An unknown slug gives an empty list and no error.',
})
export class FilteredProductsInput {
  @Field(() => String, { nullable: true, description: 'Slug of a directory; the whole shop if omitted' })
  directory?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a product type' })
  productType?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a subtype of the product type' })
  productSubType?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a collection that is shown now' })
  collection?: string | null;

  @Field(() => ListingFiltersInput, { nullable: true, description: 'Filters' })
  filters?: ListingFiltersInput | null;

  @Field(() => ListingSort, { nullable: true, defaultValue: ListingSort.POPULAR_FIRST, description: 'Sort order' })
  sort?: ListingSort | null;

  @Field(() => PaginationInput, { nullable: true, description: 'Page; the first one if omitted' })
  pagination?: PaginationInput | null;
}
