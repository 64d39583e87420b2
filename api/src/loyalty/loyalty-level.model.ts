import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { Kopecks } from '../platform/graphql/kopecks.scalar.js';

@ObjectType({ description: 'A rung of the loyalty programme' })
export class LoyaltyLevel {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => Int, { description: 'Percents of the price paid that come back as bonuses' })
  chargePercentage!: number;

  @Field(() => Int, { description: "Largest part of an order's items, in percents, that bonuses may pay" })
  chargeOffPercentage!: number;

  @Field(() => Kopecks, { description: 'What must have been spent to reach it' })
  requiredSpentAmount!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}
