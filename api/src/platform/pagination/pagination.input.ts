import { Field, InputType, Int } from '@nestjs/graphql';
import { defaultPage, listedAtMost, maxLimit } from './pagination.rules.js';

@InputType({ description: `Which page of a list; page times limit is at most ${listedAtMost}` })
export class PaginationInput {
  @Field(() => Int, { nullable: true, defaultValue: defaultPage.page, description: 'From 1' })
  page?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many a page holds, 1 to ${maxLimit}; without it ${defaultPage.limit}, where a list does not say otherwise`,
  })
  limit?: number | null;
}
