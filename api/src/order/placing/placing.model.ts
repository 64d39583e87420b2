import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An order that a manager confirms by a call' })
export class OrderRequest {
  @Field(() => ID, { description: 'Id of the order, for links' })
  id!: string;

  @Field(() => Int, { description: 'Human-readable number of the order' })
  number!: number;
}

@ObjectType({ description: 'An order that waits for its payment' })
export class PlacedOrder extends OrderRequest {
  @Field(() => String, { description: 'URL of the page where anyone with the link can pay for the order, without signing in' })
  paymentLink!: string;

  @Field(() => GraphQLISODateTime, {
    description: 'Time until which the shopper may pay. An unpaid order then ends, and its units can be bought again',
  })
  payUntil!: Date;
}
