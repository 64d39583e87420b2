import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'A vote for a review' })
export class VoteForReviewInput {
  @Field(() => ID, { description: 'Id of the review' })
  reviewId!: string;

  @Field(() => Boolean, { description: 'Whether the review is useful; false removes the vote. Repeating it changes nothing' })
  isUseful!: boolean;
}
