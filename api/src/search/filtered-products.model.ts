import { Field, ObjectType } from '@nestjs/graphql';
import { Product } from '../catalog/product.model.js';
import { Pagination } from '../platform/pagination.model.js';
import { FilterList } from './filter-list.model.js';

@ObjectType({ description: 'One page of a listing' })
export class FilteredProducts {
  @Field(() => [Product], {
    description:
      'In the order asked for. A product that left the shop since it was indexed is left out, so a page can hold fewer than its limit.',
  })
  items!: Product[];

  @Field(() => FilterList, { description: 'What the listed products could be narrowed by: the values that occur on all of its pages' })
  filterList!: FilterList;

  @Field(() => Pagination, { description: 'Where the page stands in the listing' })
  pagination!: Pagination;
}

@ObjectType({ description: 'One page of what a search found' })
export class SearchFilteredProducts extends FilteredProducts {
  @Field(() => [String], { description: 'How what was typed could go on: names of brands and products that can be bought' })
  suggestions!: string[];
}
