import { Field, InputType, Int } from '@nestjs/graphql';
import { defaultPage, listedAtMost, maxLimit } from './pagination.rules.js';

@InputType({ description: `A page of a list; page × limit is at most ${listedAtMost}` })
export class PaginationInput {
  @Field(() => Int, { nullable: true, defaultValue: defaultPage.page, description: 'Page number, from 1' })
  page?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Page size, 1 to ${maxLimit}; ${defaultPage.limit} by default, unless the list says otherwise`,
  })
  limit?: number | null;
}
