import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CalendarDay } from '../../platform/graphql/date.scalar.js';
import { CancelReason, OrderStatus, PaymentType, ReturnMethod, ReturnReason } from '../../platform/prisma/generated/enums.js';
import { orderStatuses } from '../order-status.rules.js';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Status of an ordered unit. The status of an order is that of its least advanced unit that was not cancelled or refunded',
  valuesMap: orderStatuses,
});

registerEnumType(CancelReason, {
  name: 'CancelReason',
  description: 'Reason why a unit was cancelled',
  valuesMap: {
    BY_SHOPPER: { description: 'The shopper has cancelled it' },
    TERM: { description: 'The time to pay has passed' },
    SUPPLIER_REFUSED: { description: 'The supplier does not have the unit any more' },
    BY_SHOP: { description: 'The shop has cancelled it' },
  },
});

registerEnumType(ReturnReason, {
  name: 'ReturnReason',
  description: 'Reason why a shopper returns a unit',
  valuesMap: {
    SIZE: { description: 'It does not fit' },
    LOOK: { description: 'It looks different from its pictures or its description' },
    DEFECT: { description: 'It is faulty' },
    WRONG_ITEM: { description: 'It is not what was ordered' },
    CHANGED_MIND: { description: 'The shopper does not want it any more' },
  },
});

registerEnumType(ReturnMethod, {
  name: 'ReturnMethod',
  description: 'How a shopper sends a unit back',
  valuesMap: {
    PICKUP_POINT: { description: 'At a pickup point of the delivery service' },
    COURIER: { description: 'By a courier who comes for it' },
    POST: { description: 'By post' },
  },
});

registerEnumType(PaymentType, {
  name: 'PaymentType',
  description: 'When an order is paid for',
  valuesMap: {
    ONLINE: { description: 'At once' },
    CALL: { description: 'After a manager has called' },
  },
});

@ObjectType({ description: 'A step of an ordered unit, as everybody with the link sees it' })
export class PublicStatusChange {
  @Field(() => OrderStatus, { description: 'Status after the step' })
  status!: OrderStatus;

  @Field(() => OrderStatus, { nullable: true, description: 'Status before the step; null for the first step' })
  previousStatus!: OrderStatus | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of the step' })
  createdAt!: Date;
}

@ObjectType({ description: 'A step of an ordered unit' })
export class OrderStatusChange extends PublicStatusChange {
  @Field(() => String, { description: 'Reason of the step in words; may be empty' })
  reason!: string;
}

@ObjectType({ description: 'A step that an ordered unit will take' })
export class ExpectedStep {
  @Field(() => OrderStatus, { description: 'Status after the step' })
  status!: OrderStatus;

  @Field(() => CalendarDay, {
    nullable: true,
    description: 'Day around which the step is expected. Null before the payment and once the promised day has passed',
  })
  date!: string | null;
}
