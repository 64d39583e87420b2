import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Product } from '../../catalog/product/product.model.js';
import { Pagination } from '../../platform/pagination/pagination.model.js';
import { FilterList } from '../filter/filter-list.model.js';

@ObjectType({ description: 'One page of a listing' })
export class FilteredProducts {
  @Field(() => [Product], {
    description:
      'In the order asked for. A product that left the shop since it was indexed is left out, so a page can hold fewer than its limit.',
  })
  items!: Product[];

  @Field(() => FilterList, {
    description: 'What the list can be narrowed by: values that occur without any filter, with how many products each would list',
  })
  filterList!: FilterList;

  @Field(() => Pagination, { description: 'Where the page stands in the listing' })
  pagination!: Pagination;
}

@ObjectType({ description: 'Part of a text, in UTF-16 units as JavaScript counts them' })
class TextRange {
  @Field(() => Int, { description: 'Where it begins, from 0' })
  start!: number;

  @Field(() => Int, { description: 'How long it is' })
  length!: number;
}

@ObjectType({ description: 'Which words of a product were searched for, to be shown as such' })
class SearchMatch {
  @Field(() => ID, { description: 'The product' })
  productId!: string;

  @Field(() => [TextRange], { description: 'Those in its name' })
  name!: TextRange[];
}

@ObjectType({ description: 'One page of what a search found' })
export class SearchFilteredProducts extends FilteredProducts {
  @Field(() => [String], {
    description: 'How what was typed could go on, and how the catalogue spells it: each finds something',
  })
  suggestions!: string[] | Promise<string[]>;

  @Field(() => String, {
    nullable: true,
    description:
      'What was searched for, where the catalogue has other words than those typed: as a shopper reads it; null where they are its own',
  })
  takenFor!: string | null;

  @Field(() => [SearchMatch], { description: 'The words that were found, product by product as in items' })
  matches!: SearchMatch[];
}
