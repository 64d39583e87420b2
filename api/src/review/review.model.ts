import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../platform/input/pagination.js';
import { ReviewState } from '../platform/prisma/generated/enums.js';

registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'Moderation state of a review',
  valuesMap: {
    PENDING: { description: 'Awaits moderation' },
    PUBLISHED: { description: 'Visible to everybody' },
    REJECTED: { description: 'Rejected by a moderator and not visible' },
  },
});

@ObjectType({ description: 'Author of a review' })
class ReviewAuthor {
  @Field(() => String, { description: 'Name that the author signed the review with' })
  name!: string;
}

@ObjectType({ description: 'A photo by a shopper' })
class ReviewPhoto {
  @Field(() => ID, { description: 'Id by which a change of the review keeps the photo; that of its upload' })
  id!: string;

  @Field(() => ID, { description: 'Id of the review that the photo belongs to' })
  reviewId!: string;

  @Field(() => String, {
    description: 'Key of the photo; `/_ipx/{modifiers}/{key}` serves it in the allowed sizes, for example `/_ipx/f_webp,w_640/{key}`',
  })
  key!: string;

  @Field(() => String, { description: 'Path of the picture, 1280 pixels wide' })
  url!: string;
}

@ObjectType({ description: "A shopper's review of a product" })
export class Review {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => ID, { description: 'Id of the reviewed product' })
  productId!: string;

  @Field(() => ReviewAuthor, { description: 'Author' })
  user!: ReviewAuthor;

  @Field(() => Int, { description: 'Rating from 1 to 5' })
  rating!: number;

  @Field(() => String, { description: 'Advantages as plain text; may be empty' })
  advantages!: string;

  @Field(() => String, { description: 'Disadvantages as plain text; may be empty' })
  disadvantages!: string;

  @Field(() => String, { description: 'Text of the review as plain text; may be empty' })
  text!: string;

  @Field(() => [ReviewPhoto], { description: 'Photos in display order' })
  photos!: ReviewPhoto[];

  @Field(() => ReviewState, { description: 'Moderation state; always PUBLISHED in public lists' })
  state!: ReviewState;

  @Field(() => Boolean, { description: 'Whether the author bought the product here and it was delivered' })
  isBought!: boolean;

  @Field(() => Int, { description: 'Number of people who found the review useful' })
  usefulCount!: number;

  @Field(() => GraphQLISODateTime, { description: 'Time of writing' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'Number of reviews with one rating' })
export class RatingCount {
  @Field(() => Int, { description: 'Rating from 1 to 5' })
  rating!: number;

  @Field(() => Int, { description: 'Number of reviews' })
  count!: number;
}

@ObjectType({ description: 'A page of reviews in the requested order' })
export class ReviewList {
  @Field(() => [Review], { description: 'Items of this page' })
  items!: Review[];

  @Field(() => Float, { nullable: true, description: 'Average of all published reviews with one decimal, or null without reviews' })
  averageRating!: number | null;

  @Field(() => [RatingCount], {
    description: 'Count of published reviews for every rating from 5 to 1, including zeros',
  })
  distribution!: RatingCount[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
