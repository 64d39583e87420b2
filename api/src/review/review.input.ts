import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { PaginationInput } from '../platform/input/pagination.js';

export enum ReviewSort {
  PHOTOS_FIRST = 'PHOTOS_FIRST',
  LATEST = 'LATEST',
  USEFUL = 'USEFUL',
  HIGHEST = 'HIGHEST',
  LOWEST = 'LOWEST',
}

registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'Sort order of reviews. Equal reviews are sorted by time, the latest first',
  valuesMap: {
    PHOTOS_FIRST: { description: 'Reviews with photos first' },
    LATEST: { description: 'By time of writing' },
    USEFUL: { description: 'Most votes as useful first' },
    HIGHEST: { description: 'Most stars first' },
    LOWEST: { description: 'Fewest stars first' },
  },
});

@InputType({ description: 'Reviews to return' })
export class ReviewListInput {
  @Field(() => ID, { description: 'Id of the product; an unknown one has no reviews' })
  productId!: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether to return only reviews with photos. The average and the distribution still cover all reviews',
  })
  withPhotos?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Stars of the reviews to return, from 1 to 5; all by default. The average and the distribution still cover all reviews',
  })
  rating?: number | null;

  @Field(() => ReviewSort, { nullable: true, defaultValue: ReviewSort.PHOTOS_FIRST, description: 'Order of the reviews' })
  sort?: ReviewSort | null;

  @Field(() => PaginationInput, { nullable: true, description: 'Page; the first one if omitted' })
  pagination?: PaginationInput | null;
}

@InputType({ description: 'A product that the signed-in user may have reviewed' })
export class OwnReviewInput {
  @Field(() => ID, { description: 'Id of the product' })
  productId!: string;
}

@InputType({ description: 'A vote for a review' })
export class VoteForReviewInput {
  @Field(() => ID, { description: 'Id of the review' })
  reviewId!: string;

  @Field(() => Boolean, { description: 'Whether the review is useful; false removes the vote. Repeating it changes nothing' })
  isUseful!: boolean;
}
