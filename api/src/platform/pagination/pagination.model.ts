import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Where a page stands in its list' })
export class Pagination {
  @Field(() => Int, { description: 'This page, from 1' })
  page!: number;

  @Field(() => Int, { description: 'How many a page holds' })
  limit!: number;

  @Field(() => Int, { description: 'The last page that can be asked for' })
  totalPages!: number;

  @Field(() => Int, { description: 'How many there are on all pages' })
  totalItems!: number;
}
