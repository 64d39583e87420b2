import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { Sex } from '../product/product-enum.model.js';

@ObjectType({ description: 'One size in every system; null where a system does not have it' })
class SizeGridRow {
  @Field(() => String, { nullable: true, description: 'European' })
  eu!: string | null;

  @Field(() => String, { nullable: true, description: 'British' })
  uk!: string | null;

  @Field(() => String, { nullable: true, description: 'American' })
  us!: string | null;

  @Field(() => String, { nullable: true, description: 'Centimetres of the foot, or of what the grid measures' })
  cm!: string | null;

  @Field(() => String, { nullable: true, description: 'Height of the wearer in centimetres' })
  height!: string | null;
}

@ObjectType({ description: 'A table of sizes' })
export class SizeGrid {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => Sex, { description: 'Whose sizes they are' })
  sex!: Sex;

  @Field(() => [SizeGridRow], { description: 'From the smallest size up' })
  rows!: SizeGridRow[];

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}
