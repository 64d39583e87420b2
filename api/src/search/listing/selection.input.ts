import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { maxIds } from '../../platform/input/ids.rules.js';
import { LimitInput, maxLimit } from '../../platform/input/pagination.js';

export const companionLimit = 4;

@InputType({ description: 'Products, and how many others to return that go with them' })
export class CompanionProductsInput {
  @Field(() => [ID], { description: `Ids of the products, at most ${maxIds}` })
  productIds!: string[];

  @Field(() => Int, { nullable: true, defaultValue: companionLimit, description: `Maximum number of products, 1 to ${maxLimit}` })
  limit?: number | null;
}

export const similarLimit = 8;

@InputType({ description: 'A product, and how many similar ones to return' })
export class SimilarProductsInput {
  @Field(() => ID, { description: 'Id of the product to find similar ones for' })
  productId!: string;

  @Field(() => Int, { nullable: true, defaultValue: similarLimit, description: `Maximum number of products, 1 to ${maxLimit}` })
  limit?: number | null;
}

export enum PromoSelection {
  BESTSELLERS = 'BESTSELLERS',
  NEW_RELEASES = 'NEW_RELEASES',
}

registerEnumType(PromoSelection, {
  name: 'PromoSelection',
  description: 'Ready-made selection of products',
  valuesMap: {
    BESTSELLERS: { description: 'Most units sold first' },
    NEW_RELEASES: { description: 'Newest models first, each by its newest available colour' },
  },
});

@InputType({ description: 'Selection and its size' })
export class PromoSelectionInput extends LimitInput {
  @Field(() => PromoSelection, { description: 'Selection to return' })
  type!: PromoSelection;
}
