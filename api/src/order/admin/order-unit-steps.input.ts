import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { CalendarDay } from '../../platform/graphql/scalars.js';
import { CancelReason, OrderStatus } from '../../platform/prisma/generated/enums.js';

/** Maximum number of steps in one request, which has to end within its time limit. */
export const maxSteps = 50;

@InputType({ description: 'Code of the marking system of a unit' })
export class UnitMarkingInput {
  @Field(() => ID, { description: 'Line of the order' })
  itemId!: string;

  @Field(() => String, { description: 'The code as the scanner reads it, with its separators' })
  markingCode!: string;
}

@InputType({ description: 'A step of units of an order' })
export class MoveOrderUnitsInput {
  @Field(() => ID, { description: 'Id of the order' })
  orderId!: string;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Lines to move, all of them or none; by default those that were not cancelled, refunded or exchanged. An unpaid order only moves as a whole',
  })
  itemIds?: string[] | null;

  @Field(() => OrderStatus, { description: 'New status of the units' })
  status!: OrderStatus;

  @Field(() => CancelReason, {
    nullable: true,
    description:
      'Why the units are cancelled: BY_SHOPPER, BY_SHOP, or SUPPLIER_REFUSED, which takes them off sale. Required with CANCEL_PURCHASE, and refused with any other status',
  })
  cancelReason?: CancelReason | null;

  @Field(() => String, { nullable: true, description: 'Explanation that the shopper sees; at most 500 characters' })
  reason?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Track code of the delivery service, from HANDED_OVER_FOR_DELIVERY on: up to 50 letters, digits and hyphens',
  })
  trackCode?: string | null;

  @Field(() => [UnitMarkingInput], {
    nullable: true,
    description:
      'Marking codes of moved units. They go into the receipt of HANDED_OVER_FOR_DELIVERY, so that step is the last that takes them',
  })
  markingCodes?: UnitMarkingInput[] | null;

  @Field(() => CalendarDay, {
    nullable: true,
    description: 'New day by which the units are promised to arrive. Accepted until they are delivered',
  })
  estimatedDeliveryDate?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: '`updatedAt` of the order as the operator last read it: CONFLICT if the order has changed since. Not checked if omitted',
  })
  updatedAt?: Date | null;
}

@InputType({ description: 'Steps of several orders' })
export class MoveOrdersInput {
  @Field(() => [MoveOrderUnitsInput], { description: `Up to ${maxSteps} steps, made one after another` })
  steps!: MoveOrderUnitsInput[];
}

const updatedAtField = {
  nullable: true,
  description: '`updatedAt` of the order as the operator last read it: CONFLICT if the order has changed since. Not checked if omitted',
} as const;

@InputType({ description: 'A mistaken step of units of an order' })
export class TakeBackOrderStepInput {
  @Field(() => ID, { description: 'Id of the order' })
  orderId!: string;

  @Field(() => [ID], { nullable: true, description: 'Lines to move back, all of them or none; by default those of this status' })
  itemIds?: string[] | null;

  @Field(() => OrderStatus, { description: 'The mistaken status. The units return to the one that they had before it' })
  status!: OrderStatus;

  @Field(() => String, { description: 'Explanation of the mistake, which the shopper sees; 1 to 500 characters' })
  reason!: string;

  @Field(() => GraphQLISODateTime, updatedAtField)
  updatedAt?: Date | null;
}

@InputType({ description: 'Corrections of units of an order. Omitted fields stay unchanged' })
export class CorrectOrderUnitsInput {
  @Field(() => ID, { description: 'Id of the order' })
  orderId!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Lines to correct, all of them or none; by default those that were not cancelled, refunded or exchanged',
  })
  itemIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Track code of units that were handed over: up to 50 letters, digits and hyphens',
  })
  trackCode?: string | null;

  @Field(() => [UnitMarkingInput], { nullable: true, description: 'Marking codes of units that are paid and not handed over yet' })
  markingCodes?: UnitMarkingInput[] | null;

  @Field(() => CalendarDay, {
    nullable: true,
    description: 'Day by which units that are paid and not delivered yet are promised to arrive',
  })
  estimatedDeliveryDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Explanation for the journal; at most 500 characters' })
  reason?: string | null;

  @Field(() => GraphQLISODateTime, updatedAtField)
  updatedAt?: Date | null;
}

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
