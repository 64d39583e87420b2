import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { maxLimit } from '../../platform/pagination/pagination.rules.js';

@InputType({ description: 'Names one product, and how many others to show for it' })
export class SimilarProductsInput {
  @Field(() => ID, { description: 'Its id' })
  productId!: string;

  @Field(() => Int, { nullable: true, defaultValue: 8, description: `At most so many, 1 to ${maxLimit}` })
  limit?: number | null;
}
