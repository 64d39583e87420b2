import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { PaginationInput } from '../../platform/pagination/pagination.input.js';
import { ListingSort } from '../engine/search-engine.port.js';
import { ListingFiltersInput } from '../filter/listing-filters.input.js';

registerEnumType(ListingSort, {
  name: 'Sort',
  description: 'Orders of a listing. Ties are broken by id, so that pages never repeat or skip a product.',
  valuesMap: {
    CHEAP_FIRST: { description: 'By displayed guest price, lowest first' },
    EXPENSIVE_FIRST: { description: 'By displayed guest price, highest first' },
    NEW_FIRST: { description: 'Latest in the shop first' },
    POPULAR_FIRST: { description: 'Most sold first, then the newer' },
    SALE_FIRST: { description: 'Largest displayed sale first' },
  },
});

@InputType({
  description:
    'Which products to list, and how. Of directory, types and collection all that are given must fit; what is not there lists nothing and is no error.',
})
export class FilteredProductsInput {
  @Field(() => String, { nullable: true, description: 'Slug of a directory; the whole shop without it' })
  directory?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a product type' })
  productType?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a sub type of the product type' })
  productSubType?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a collection; it lists while the collection is shown' })
  collection?: string | null;

  @Field(() => ListingFiltersInput, { nullable: true, description: 'What to narrow the list by' })
  filters?: ListingFiltersInput | null;

  @Field(() => ListingSort, { nullable: true, defaultValue: ListingSort.POPULAR_FIRST, description: 'Order of the list' })
  sort?: ListingSort | null;

  @Field(() => PaginationInput, { nullable: true, description: 'Which page; the first one without it' })
  pagination?: PaginationInput | null;
}

@InputType({ description: 'What to search for, and how to list what is found' })
export class SearchFilteredProductsInput {
  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description:
      'What the shopper typed, in any form, order or keyboard layout; its first 200 characters and 8 words count. Nothing typed finds everything, the most popular first',
  })
  query?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a directory to search in; the whole shop without it' })
  directory?: string | null;

  @Field(() => ListingFiltersInput, { nullable: true, description: 'What to narrow the list by' })
  filters?: ListingFiltersInput | null;

  @Field(() => ListingSort, {
    nullable: true,
    defaultValue: ListingSort.POPULAR_FIRST,
    description: 'Order of the list; POPULAR_FIRST puts what fits the query best first, then what is most sold',
  })
  sort?: ListingSort | null;

  @Field(() => PaginationInput, { nullable: true, description: 'Which page; the first 8 without it' })
  pagination?: PaginationInput | null;
}
