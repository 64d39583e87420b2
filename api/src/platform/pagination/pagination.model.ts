import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Position of a page in its list' })
export class Pagination {
  @Field(() => Int, { description: 'Current page, from 1' })
  page!: number;

  @Field(() => Int, { description: 'Page size' })
  limit!: number;

  @Field(() => Int, { description: 'Last page that can be requested' })
  totalPages!: number;

  @Field(() => Int, { description: 'Number of items on all pages' })
  totalItems!: number;
}
