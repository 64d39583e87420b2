import { Field, ObjectType } from '@nestjs/graphql';
import { Product } from '../../catalog/product/product.model.js';
import { Pagination } from '../../platform/input/pagination.js';
import { FilterList } from '../filter/filter-list.model.js';

@ObjectType({ description: 'A page of a listing' })
export class FilteredProducts {
  @Field(() => [Product], {
    description:
      'Products in the requested order. A product that is no longer available is left out even if the search index still has it, so a page may have fewer items than its limit.',
  })
  items!: Product[];

  @Field(() => FilterList, {
    description: 'Filter values that occur in the listing without filters. Their counts take the other chosen filters into account',
  })
  filterList!: FilterList;

  @Field(() => Pagination, { description: 'Position of the page in the listing' })
  pagination!: Pagination;
}
