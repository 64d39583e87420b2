import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { maxIds } from '../../platform/input/ids.rules.js';
import { maxLimit } from '../../platform/input/pagination.js';

export const companionLimit = 4;

@InputType({ description: 'Products, and how many others to return that go with them' })
export class CompanionProductsInput {
  @Field(() => [ID], { description: `Ids of the products, at most ${maxIds}` })
  productIds!: string[];

  @Field(() => Int, { nullable: true, defaultValue: companionLimit, description: `Maximum number of products, 1 to ${maxLimit}` })
  limit?: number | null;
}
