import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An order that a manager confirms by a call' })
export class OrderRequest {
  @Field(() => ID, { description: 'Id of the order, for links' })
  id!: string;

  @Field(() => Int, { description: 'Number of the order, for people' })
  number!: number;
}

@ObjectType({ description: 'An order that waits for its payment' })
export class PlacedOrder extends OrderRequest {
  @Field(() => String, { description: 'Page where anybody with the link pays for the order. It needs no sign-in' })
  paymentLink!: string;

  @Field(() => GraphQLISODateTime, {
    description: 'Until when the shopper may pay. An unpaid order then ends, and its units are free again',
  })
  payUntil!: Date;
}
