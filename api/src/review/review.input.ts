import { Field, ID, InputType } from '@nestjs/graphql';
import { PaginationInput } from '../platform/pagination/pagination.input.js';

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

  @Field(() => PaginationInput, { nullable: true, description: 'Page; the first one if omitted' })
  pagination?: PaginationInput | null;
}
