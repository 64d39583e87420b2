import { Field, ID, InputType } from '@nestjs/graphql';
import { maxIds } from '../../platform/input/ids.rules.js';

@InputType({ description: 'A product by slug or id; if both are given, both must match' })
export class ProductInput {
  @Field(() => String, { nullable: true, description: 'Slug of the product' })
  slug?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the product' })
  id?: string | null;
}

@InputType({ description: 'A product by id' })
export class ProductIdInput {
  @Field(() => ID, { description: 'Id of the product' })
  productId!: string;
}

@InputType({ description: `Products by id, at most ${maxIds}` })
export class ProductListInput {
  @Field(() => [ID], { description: 'Ids of the products' })
  productIds!: string[];
}

@InputType({ description: `Products by id, slug or SKU; at most ${maxIds} in each list` })
export class FindProductsInput {
  @Field(() => [ID], { nullable: true, description: 'Ids of products' })
  productIds?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Slugs of products' })
  slugs?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Stock keeping units (SKUs), matched exactly' })
  skus?: string[] | null;
}
