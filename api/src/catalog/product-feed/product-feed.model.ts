import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { defaultPage, maxLimit } from '../../platform/input/pagination.js';
import { OperatorProduct } from '../product-admin/operator-product.model.js';

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

@InputType({
  description:
    'Where a program goes on reading changed products, or which products it reads. Without any field it begins with the oldest change',
})
export class OperatorProductFeedInput {
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only what has changed at this time or later; ignored with `after`' })
  changedFrom?: Date | null;

  @Field(() => String, { nullable: true, description: '`cursor` of the answer before' })
  after?: string | null;

  @Field(() => [ID], { nullable: true, description: `Ids of products to read instead of changes, at most ${maxLimit} with the slugs` })
  ids?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Slugs of products to read instead of changes, at most ${maxLimit} with the ids` })
  slugs?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: defaultPage.limit,
    description: `Maximum number of products, 1 to ${maxLimit}. There are fewer if they have many units`,
  })
  limit?: number | null;
}
