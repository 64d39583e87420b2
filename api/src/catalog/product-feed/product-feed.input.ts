import { Field, GraphQLISODateTime, ID, InputType, Int } from '@nestjs/graphql';
import { defaultPage, maxLimit } from '../../platform/input/pagination.js';

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
