import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Product } from '../../catalog/product/product.model.js';
import { Pagination } from '../../platform/pagination/pagination.model.js';
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

@ObjectType({ description: 'A range of a text, in UTF-16 code units' })
class TextRange {
  @Field(() => Int, { description: 'Start of the range, zero-based' })
  start!: number;

  @Field(() => Int, { description: 'Length of the range' })
  length!: number;
}

@ObjectType({ description: 'Matched words of a product, to highlight' })
export class SearchMatch {
  @Field(() => ID, { description: 'Id of the product' })
  productId!: string;

  @Field(() => [TextRange], { description: "Matched ranges of the product's name" })
  name!: TextRange[];
}

@ObjectType({ description: 'A page of search results' })
export class SearchFilteredProducts extends FilteredProducts {
  @Field(() => [String], {
    description: 'Completions of the text and corrected spellings, each of which finds at least one product',
  })
  suggestions!: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'Text that was actually searched for, if words were corrected; null otherwise',
  })
  takenFor!: string | null;

  @Field(() => [SearchMatch], { description: 'Matches for each product, in the order of `items`' })
  matches!: SearchMatch[];
}
