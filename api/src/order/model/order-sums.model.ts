import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';

@ObjectType({ description: 'Sums of an order without its cancelled, refunded and exchanged units; zeros once all have ended' })
export class OrderRemainder {
  @Field(() => Int, { description: 'Number of units' })
  units!: number;

  @Field(() => Kopecks, { description: 'Sum of the lines before all reductions' })
  goods!: number;

  @Field(() => Kopecks, { description: 'Price reductions, including those for members' })
  discount!: number;

  @Field(() => Kopecks, { description: 'Reduction by the promo code' })
  promoDiscount!: number;

  @Field(() => Int, { description: 'Bonuses that the order is paid with' })
  paidByBonuses!: number;

  @Field(() => Kopecks, { description: 'Price of the delivery' })
  deliveryPrice!: number;

  @Field(() => Kopecks, { description: 'Amount in money, including the delivery; it is refunded if a paid order is cancelled as a whole' })
  totalPrice!: number;

  @Field(() => Int, { description: 'Whole bonuses that the units earn' })
  cashback!: number;

  @Field(() => Int, { description: 'The part of `cashback` that is still to come, because its units are not delivered yet' })
  cashbackToCome!: number;
}

@ObjectType('OrderDue', { description: 'What the shopper gets back for cancelled and refunded units' })
export class OrderRefundTotals {
  @Field(() => Kopecks, {
    description: 'Amount in money; zero if the order was not paid for. `refunded` is the part that has gone back already',
  })
  money!: number;

  @Field(() => Int, { description: 'Bonuses' })
  bonuses!: number;
}

@ObjectType({ description: 'Delivery that is free because the goods cost enough' })
export class WaivedDelivery {
  @Field(() => Kopecks, { description: 'What it would cost otherwise' })
  fee!: number;

  @Field(() => Kopecks, {
    description:
      'What the goods have to cost, before promo code and bonuses. If the shopper cancels paid units and the remaining ones cost less, the fee is withheld from what goes back. It goes back with the last unit',
  })
  from!: number;
}
