import { Field, InputType, Int } from '@nestjs/graphql';
import { defaultPage, maxLimit } from './pagination.rules.js';

@InputType({ description: 'Maximum size of a list that is not paginated' })
export class LimitInput {
  @Field(() => Int, { nullable: true, defaultValue: defaultPage.limit, description: `Maximum number of items, 1 to ${maxLimit}` })
  limit?: number | null;
}
