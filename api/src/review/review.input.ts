import { Field, ID, InputType } from '@nestjs/graphql';
import { PaginationInput } from '../platform/pagination/pagination.input.js';

@InputType({ description: 'Which reviews of which product' })
export class ReviewListInput {
  @Field(() => ID, { description: 'The product; one that is not there has no reviews' })
  productId!: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Only those with pictures; average and distribution stay those of all',
  })
  withPhotos?: boolean | null;

  @Field(() => PaginationInput, { nullable: true, description: 'Which page; the first one without it' })
  pagination?: PaginationInput | null;
}
