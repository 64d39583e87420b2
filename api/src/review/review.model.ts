import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../platform/pagination/pagination.model.js';
import { ReviewState } from '../platform/prisma/generated/enums.js';

registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'How far a review has come',
  valuesMap: {
    PENDING: { description: 'Not read by the shop yet' },
    PUBLISHED: { description: 'Shown to everybody' },
    REJECTED: { description: 'Not shown' },
  },
});

@ObjectType({ description: 'Who wrote a review' })
class ReviewAuthor {
  @Field(() => String, { description: 'As the author signed' })
  name!: string;
}

@ObjectType({ description: 'A picture that a shopper took' })
class ReviewPhoto {
  @Field(() => ID, { description: 'The review it belongs to' })
  reviewId!: string;

  @Field(() => String, { description: 'Builds any size: /_ipx/{modifiers}/{key}' })
  key!: string;

  @Field(() => String, { description: 'Path of the picture 1280 pixels wide' })
  url!: string;
}

@ObjectType({ description: 'What a shopper says of a product' })
export class Review {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => ID, { description: 'The product it is about' })
  productId!: string;

  @Field(() => ReviewAuthor, { description: 'Who wrote it' })
  user!: ReviewAuthor;

  @Field(() => Int, { description: '1 to 5' })
  rating!: number;

  @Field(() => String, { description: 'Plain text, may be empty' })
  advantages!: string;

  @Field(() => String, { description: 'Plain text, may be empty' })
  disadvantages!: string;

  @Field(() => String, { description: 'Plain text, may be empty' })
  text!: string;

  @Field(() => [ReviewPhoto], { description: 'Its pictures, in order' })
  photos!: ReviewPhoto[];

  @Field(() => ReviewState, { description: 'Always PUBLISHED in lists that everybody sees' })
  state!: ReviewState;

  @Field(() => GraphQLISODateTime, { description: 'When it was written' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}

@ObjectType({ description: 'How many gave one rating' })
export class RatingCount {
  @Field(() => Int, { description: '1 to 5' })
  rating!: number;

  @Field(() => Int, { description: 'How many reviews gave it' })
  count!: number;
}

@ObjectType({ description: 'Reviews of one product, the latest first' })
export class ReviewList {
  @Field(() => [Review], { description: 'Those of this page' })
  items!: Review[];

  @Field(() => Float, { nullable: true, description: 'Of all published reviews of the product, to one decimal; null where there are none' })
  averageRating!: number | null;

  @Field(() => [RatingCount], {
    description: 'Of all published reviews of the product: every rating from 5 to 1, those that nobody gave too',
  })
  distribution!: RatingCount[];

  @Field(() => Pagination, { description: 'Where the page stands in the list' })
  pagination!: Pagination;
}
