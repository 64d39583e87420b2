import { Field, ID, InputType } from '@nestjs/graphql';
import { maxIds } from '../../platform/input/ids.rules.js';

@InputType({ description: 'Names one product, by its slug or its id; given both, it must have both' })
export class ProductInput {
  @Field(() => String, { nullable: true, description: 'The last part of its address' })
  slug?: string | null;

  @Field(() => ID, { nullable: true, description: 'Its id' })
  id?: string | null;
}

@InputType({ description: 'Names one product by its id' })
export class ProductIdInput {
  @Field(() => ID, { description: 'Its id' })
  productId!: string;
}

@InputType({ description: `Names products by id, at most ${maxIds}` })
export class ProductListInput {
  @Field(() => [ID], { description: 'Their ids' })
  productIds!: string[];
}

@InputType({ description: `Names products by what they are known by; at most ${maxIds} in each list` })
export class FindProductsInput {
  @Field(() => [ID], { nullable: true, description: 'Their ids' })
  productIds?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Their slugs' })
  slugs?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Their stock keeping units, exactly' })
  skus?: string[] | null;
}

@InputType({ description: `Names units by id, at most ${maxIds}` })
export class FindProductItemsInput {
  @Field(() => [ID], { description: 'Their ids' })
  productItemIds!: string[];
}
