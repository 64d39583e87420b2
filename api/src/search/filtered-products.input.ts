import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { PaginationInput } from '../platform/pagination.input.js';
import { ListingSort } from './search-engine.port.js';

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

@InputType({ description: 'Which products to list, and how' })
export class FilteredProductsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Slug of a directory; the whole shop without it. One that is not in `directoryList` lists nothing and is no error.',
  })
  directory?: string | null;

  @Field(() => ListingSort, { nullable: true, defaultValue: ListingSort.POPULAR_FIRST, description: 'Order of the list' })
  sort?: ListingSort | null;

  @Field(() => PaginationInput, { nullable: true, description: 'Which page; the first one without it' })
  pagination?: PaginationInput | null;
}
