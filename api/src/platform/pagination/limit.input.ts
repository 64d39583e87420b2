import { Field, InputType, Int } from '@nestjs/graphql';
import { defaultPage, maxLimit } from './pagination.rules.js';

@InputType({ description: 'How many of a list that is not leafed through' })
export class LimitInput {
  @Field(() => Int, { nullable: true, defaultValue: defaultPage.limit, description: `At most so many, 1 to ${maxLimit}` })
  limit?: number | null;
}
