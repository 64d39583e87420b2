import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'An exchange of a delivered unit' })
export class ArrangeExchangeInput {
  @Field(() => ID, { description: 'Id of the order' })
  orderId!: string;

  @Field(() => ID, { description: 'Line of the delivered unit, which comes back' })
  itemId!: string;

  @Field(() => ID, { description: 'Unit that the shopper gets instead. It must be available and have the same `price`' })
  productItemId!: string;

  @Field(() => String, { nullable: true, description: 'Explanation that the shopper sees; at most 500 characters' })
  reason?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: '`updatedAt` of the order as the operator last read it: CONFLICT if the order has changed since. Not checked if omitted',
  })
  updatedAt?: Date | null;
}
