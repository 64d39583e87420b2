import { Field, InputType } from '@nestjs/graphql';
import { PaginationInput } from './pagination.input.js';

@InputType({ description: 'Which page of a list' })
export class PagedInput {
  @Field(() => PaginationInput, { nullable: true, description: 'Which page; the first one without it' })
  pagination?: PaginationInput | null;
}
