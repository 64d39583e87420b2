import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { Sex } from '../product/product-enum.model.js';

@ObjectType({ description: 'A size in every system; null where a system has no equivalent' })
class SizeGridRow {
  @Field(() => String, { nullable: true, description: 'European size' })
  eu!: string | null;

  @Field(() => String, { nullable: true, description: 'British size' })
  uk!: string | null;

  @Field(() => String, { nullable: true, description: 'American size' })
  us!: string | null;

  @Field(() => String, { nullable: true, description: 'Foot length, or another length that the grid measures, in centimetres' })
  cm!: string | null;

  @Field(() => String, { nullable: true, description: 'Body height in centimetres' })
  height!: string | null;
}

// People in the trade say size chart, but the published contract says size grid.
@ObjectType({ description: 'A table of sizes in several size systems' })
export class SizeGrid {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => Sex, { description: 'Sex that the sizes are for' })
  sex!: Sex;

  @Field(() => [SizeGridRow], { description: 'Rows, smallest size first' })
  rows!: SizeGridRow[];

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}
