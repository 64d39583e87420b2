import { Field, InputType } from '@nestjs/graphql';
import { PaginationInput } from './pagination.input.js';

@InputType({ description: 'A page of a list' })
export class PagedInput {
  @Field(() => PaginationInput, { nullable: true, description: 'Page; the first one if omitted' })
  pagination?: PaginationInput | null;
}
