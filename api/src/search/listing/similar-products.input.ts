import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { maxLimit } from '../../platform/input/pagination.js';

export const similarLimit = 8;

@InputType({ description: 'A product, and how many similar ones to return' })
export class SimilarProductsInput {
  @Field(() => ID, { description: 'Id of the product to find similar ones for' })
  productId!: string;

  @Field(() => Int, { nullable: true, defaultValue: similarLimit, description: `Maximum number of products, 1 to ${maxLimit}` })
  limit?: number | null;
}
