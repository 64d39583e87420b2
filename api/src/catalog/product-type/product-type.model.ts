import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'The second step within a product type: Chelsea boots within boots' })
export class ProductSubType {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { description: 'Names it in addresses: /catalog/{directory}/{productType}/{slug}' })
  slug!: string;

  @Field(() => Int, { description: 'Place among those of its type, ascending' })
  position!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A step within a directory: boots within footwear' })
export class ProductType {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { description: 'Names it in addresses: /catalog/{directory}/{slug}' })
  slug!: string;

  @Field(() => Int, { description: 'Place among those of its directory, ascending' })
  position!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}
