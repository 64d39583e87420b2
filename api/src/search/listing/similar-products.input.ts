import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { maxLimit } from '../../platform/pagination/pagination.rules.js';

@InputType({ description: 'A product and the number of similar ones' })
export class SimilarProductsInput {
  @Field(() => ID, { description: 'Id of the product' })
  productId!: string;

  @Field(() => Int, { nullable: true, defaultValue: 8, description: `Maximum number, 1 to ${maxLimit}` })
  limit?: number | null;
}
