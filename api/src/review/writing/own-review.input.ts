import { Field, ID, InputType, Int } from '@nestjs/graphql';

/** Maximum length of each text of a review. */
export const maxReviewLength = 2_000;

export const maxReviewPhotos = 5;

const textRule = `at most ${maxReviewLength} characters; empty if omitted`;

@InputType({ isAbstract: true })
abstract class WrittenReviewInput {
  @Field(() => Int, { description: 'Rating from 1 to 5' })
  rating!: number;

  @Field(() => String, { nullable: true, description: `Advantages as plain text, ${textRule}` })
  advantages?: string | null;

  @Field(() => String, { nullable: true, description: `Disadvantages as plain text, ${textRule}` })
  disadvantages?: string | null;

  @Field(() => String, { nullable: true, description: `Text of the review as plain text, ${textRule}` })
  text?: string | null;
}

@InputType({ description: 'A new review' })
export class CreateReviewInput extends WrittenReviewInput {
  @Field(() => ID, { description: 'Id of the product' })
  productId!: string;

  @Field(() => [ID], {
    nullable: true,
    description: `Ids of unused uploads of the signed-in user, from \`POST /api/uploads\`, in display order; at most ${maxReviewPhotos}`,
  })
  photos?: string[] | null;
}

@InputType({ description: 'New content of a review' })
export class EditReviewInput extends WrittenReviewInput {
  @Field(() => ID, { description: 'Id of the review' })
  reviewId!: string;

  @Field(() => [ID], {
    nullable: true,
    description: `Ids of photos to keep and of unused uploads to add, in display order; at most ${maxReviewPhotos}. Other photos are deleted`,
  })
  photos?: string[] | null;
}

@InputType({ description: 'The review to remove' })
export class RemoveReviewInput {
  @Field(() => ID, { description: 'Id of the review' })
  reviewId!: string;
}
