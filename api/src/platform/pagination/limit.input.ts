import { Field, InputType, Int } from '@nestjs/graphql';
import { defaultPage, maxLimit } from './pagination.rules.js';

@InputType({ description: 'Size of a list without pages' })
export class LimitInput {
  @Field(() => Int, { nullable: true, defaultValue: defaultPage.limit, description: `Maximum number, 1 to ${maxLimit}` })
  limit?: number | null;
}
