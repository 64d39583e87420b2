import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { Kopecks } from '../platform/graphql/scalars.js';

@ObjectType({ description: 'A level of the loyalty programme' })
export class LoyaltyLevel {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => Int, { description: 'Cashback in percent of the price paid' })
  chargePercentage!: number;

  @Field(() => Int, { description: "Largest percentage of the price of an order's items that bonuses may pay" })
  chargeOffPercentage!: number;

  @Field(() => Kopecks, { description: 'Minimum total spending on purchases for the level' })
  requiredSpentAmount!: number;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}
