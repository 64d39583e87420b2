import { Field, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/input/pagination.js';
import { Review } from '../review.model.js';

@ObjectType({ description: 'A page of reviews to moderate, longest waiting first' })
export class ModeratedReviews {
  @Field(() => [Review], { description: 'Items of this page' })
  items!: Review[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
