import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/pagination/pagination.model.js';

@ObjectType({ description: 'A maker of products' })
export class Brand {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { description: 'Names the brand in addresses: /catalog?brand={slug}' })
  slug!: string;

  @Field(() => String, { description: 'Plain text, may be empty' })
  description!: string;

  @Field(() => Int, { description: 'The greater, the earlier in lists of brands' })
  positionScore!: number;

  @Field(() => String, { nullable: true, description: 'Path of its mark 320 pixels wide' })
  logoUrl!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Since when the shop has it' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was changed last' })
  updatedAt!: Date;
}

@ObjectType({ description: 'Brands, those of the highest score first' })
export class BrandList {
  @Field(() => [Brand], { description: 'Those of this page' })
  items!: Brand[];

  @Field(() => Pagination, { description: 'Where the page stands in the list' })
  pagination!: Pagination;
}
