import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { CalendarDay } from '../../platform/graphql/scalars.js';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { UnitMarkingInput } from './operator-order.input.js';

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
