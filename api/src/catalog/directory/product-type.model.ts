import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A subtype within a product type, such as Chelsea boots within boots' })
export class ProductSubType {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => String, { description: 'Identifies the subtype in URLs: /catalog/{directory}/{productType}/{slug}' })
  slug!: string;

  @Field(() => Int, { description: 'Sort position within the product type, ascending' })
  position!: number;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A product type within a directory, such as boots within footwear' })
export class ProductType {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => String, { description: 'Identifies the product type in URLs: /catalog/{directory}/{slug}' })
  slug!: string;

  @Field(() => Int, { description: 'Sort position within the directory, ascending' })
  position!: number;

  @Field(() => [ProductSubType], { description: 'Subtypes, sorted' })
  productSubTypes!: ProductSubType[];

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}
