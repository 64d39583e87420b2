import { Field, ID, ObjectType } from '@nestjs/graphql';
import { OperatorProduct } from '../product-admin/saved-product.model.js';

@ObjectType({ description: 'A product that the shop has deleted' })
class RemovedProduct {
  @Field(() => ID, { description: 'Id that the product had' })
  id!: string;

  @Field(() => String, { description: 'Slug that the product had' })
  slug!: string;
}

@ObjectType({ description: 'Products that have changed, with their units' })
export class OperatorProductFeed {
  @Field(() => [OperatorProduct], { description: 'Changed products as they are now, the oldest change first, hidden ones included' })
  items!: OperatorProduct[];

  @Field(() => [RemovedProduct], { description: 'Products that were deleted' })
  removed!: RemovedProduct[];

  @Field(() => String, {
    nullable: true,
    description:
      'Where to go on: pass it as `after`, now if `hasMore` is true, otherwise at any time later. It never expires. Null if products were named',
  })
  cursor!: string | null;

  @Field(() => Boolean, { description: 'Whether there are further changes already' })
  hasMore!: boolean;
}
