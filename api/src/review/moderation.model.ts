import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Pagination, PaginationInput } from '../platform/input/pagination.js';
import { ReviewState } from '../platform/prisma/generated/enums.js';
import { Review } from './review.model.js';

@ObjectType({ description: 'A page of reviews to moderate, longest waiting first' })
export class ModeratedReviews {
  @Field(() => [Review], { description: 'Items of this page' })
  items!: Review[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@InputType({ description: 'Reviews to moderate' })
export class ModeratedReviewsInput {
  @Field(() => ReviewState, { nullable: true, defaultValue: ReviewState.PENDING, description: 'State of the reviews to return' })
  state?: ReviewState | null;

  @Field(() => ID, { nullable: true, description: 'Only about this product' })
  productId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only with an `updatedAt` of this time or later' })
  changedFrom?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only with an `updatedAt` before this time' })
  changedUntil?: Date | null;

  @Field(() => PaginationInput, { nullable: true, description: 'Page; the first one if omitted' })
  pagination?: PaginationInput | null;
}

@InputType({ description: 'The decision of a moderator' })
export class SetReviewStateInput {
  @Field(() => ID, { description: 'Id of the review' })
  reviewId!: string;

  @Field(() => ReviewState, { description: 'New state' })
  state!: ReviewState;

  @Field(() => GraphQLISODateTime, {
    description: '`updatedAt` of the review that the moderator has read: CONFLICT if the review has changed since',
  })
  updatedAt!: Date;
}
