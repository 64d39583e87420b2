import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';
import { OrderListState } from '../status/order-status.rules.js';

registerEnumType(OrderListState, {
  name: 'OrderListState',
  description: 'Progress of an order',
  valuesMap: {
    UNDERWAY: { description: 'The order awaits payment or is on its way' },
    COMPLETED: { description: 'The order was delivered, cancelled or refunded' },
  },
});

@InputType({ description: "A page of the viewer's orders" })
export class UserOrderListInput extends PagedInput {
  @Field(() => OrderListState, { nullable: true, description: 'Orders to list; all of them if omitted' })
  state?: OrderListState | null;
}

@InputType({ description: 'An order by uuid' })
export class OrderByUuidInput {
  @Field(() => ID, { description: 'Id of the order' })
  uuid!: string;
}

@InputType('OrderInput', { description: 'An order by id' })
export class OrderByIdInput {
  @Field(() => ID, { description: 'Id of the order, as in its link' })
  id!: string;
}
