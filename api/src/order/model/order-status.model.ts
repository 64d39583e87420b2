import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CalendarDay } from '../../platform/graphql/scalars.js';
import { CancelReason, OrderStatus } from '../../platform/prisma/generated/enums.js';
import { OrderStepDetail } from '../status/manager-steps.rules.js';
import { OrderStage, orderStatuses } from '../status/order-status.rules.js';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Status of an ordered unit. The status of an order is that of its least advanced unit that was not cancelled or refunded',
  valuesMap: orderStatuses,
});

registerEnumType(OrderStage, {
  name: 'OrderStage',
  description: 'Where a unit is on its route, roughly. Each status belongs to one stage',
  valuesMap: {
    UNPAID: { description: 'Waits for the payment, or for the call before it' },
    PREPARING: { description: "Paid, and prepared in the shop's own stock" },
    PURCHASE: { description: 'Paid, and being bought from its supplier' },
    TO_STOCK: { description: "On the way from the supplier to the shop's stock in Russia" },
    DELIVERY: { description: 'Packed, and on the way to the shopper' },
    RECEIVED: { description: 'The shopper has it, or has exchanged it' },
    ENDED: { description: 'Cancelled or refunded' },
  },
});

registerEnumType(OrderStepDetail, {
  name: 'OrderStepDetail',
  description: 'What a step of units takes besides their new status',
  valuesMap: {
    CANCEL_REASON: { description: '`cancelReason` of `moveOrderUnits`' },
    REPLACEMENT: { description: 'A unit that is sent instead: the step is made by `arrangeExchange`' },
    TRACK_CODE: { description: '`trackCode` of `moveOrderUnits`' },
    MARKING_CODES: { description: '`markingCodes` of `moveOrderUnits`' },
    ESTIMATED_DELIVERY_DATE: { description: '`estimatedDeliveryDate` of `moveOrderUnits`' },
  },
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

@ObjectType({ description: 'A step of an ordered unit, as everybody with the link sees it' })
export class PublicStatusChange {
  @Field(() => OrderStatus, { description: 'Status after the step' })
  status!: OrderStatus;

  @Field(() => OrderStage, { description: 'Stage of the status after the step' })
  stage!: OrderStage;

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

  @Field(() => OrderStage, { description: 'Stage of the status after the step' })
  stage!: OrderStage;

  @Field(() => CalendarDay, {
    nullable: true,
    description: 'Day around which the step is expected. Null before the payment and once the promised day has passed',
  })
  date!: string | null;
}

@ObjectType({ description: 'A step that the staff may make of an ordered unit now' })
export class AllowedOrderStep {
  @Field(() => OrderStatus, { description: 'Status after the step' })
  status!: OrderStatus;

  @Field(() => [OrderStepDetail], { description: 'What the step is refused without' })
  requires!: OrderStepDetail[];

  @Field(() => [OrderStepDetail], { description: 'What the step takes besides' })
  accepts!: OrderStepDetail[];
}
