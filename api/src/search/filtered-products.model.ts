import { Field, ObjectType } from '@nestjs/graphql';
import { Product } from '../catalog/product.model.js';
import { Pagination } from '../platform/pagination.model.js';

@ObjectType({ description: 'One page of a listing' })
export class FilteredProducts {
  @Field(() => [Product], {
    description:
      'In the order asked for. A product that left the shop since it was indexed is left out, so a page can hold fewer than its limit.',
  })
  items!: Product[];

  @Field(() => Pagination, { description: 'Where the page stands in the listing' })
  pagination!: Pagination;
}
