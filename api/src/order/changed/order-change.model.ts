import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';

@ObjectType({ description: 'Tells that an order, its units or its payment have changed. Query again what you show of it' })
export class OrderChange {
  @Field(() => ID, { description: 'Id of the order' })
  uuid!: string;

  @Field(() => Int, { description: 'Human-readable number' })
  number!: number;

  @Field(() => OrderStatus, { description: 'Status of the least advanced unit that was not cancelled or refunded' })
  status!: OrderStatus;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change, as in `Order.updatedAt`' })
  updatedAt!: Date;
}
