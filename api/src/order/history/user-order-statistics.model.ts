import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';

@ObjectType({ description: "Sums over the viewer's orders and bonuses" })
export class UserOrderStatistics {
  @Field(() => Int, { description: 'Whole bonuses that can be spent' })
  bonuses!: number;

  @Field(() => Int, { description: 'Whole bonuses that unpaid orders hold. They are not part of `bonuses`' })
  heldBonuses!: number;

  @Field(() => Int, { description: 'Whole bonuses that the units of paid orders earn once they are delivered' })
  comingBonuses!: number;

  @Field(() => Kopecks, { description: 'Amount paid for delivered units, which determines the loyalty level' })
  moneySpent!: number;

  @Field(() => Int, { description: 'Number of orders that are neither delivered nor ended' })
  ordersUnderway!: number;
}
