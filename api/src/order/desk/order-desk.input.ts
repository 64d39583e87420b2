import { Field, GraphQLISODateTime, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/pagination/paged.input.js';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { MoveOrderUnitsInput } from '../operator/operator-order.input.js';
import { mostSteps } from './order-desk.rules.js';

export enum OrderDeskSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  CHANGED = 'CHANGED',
}

registerEnumType(OrderDeskSort, {
  name: 'OrderDeskSort',
  description: 'Order of a list of orders. NEWEST and OLDEST go by the time of placing',
  valuesMap: {
    NEWEST: { description: 'The newest order first' },
    OLDEST: { description: 'The oldest order first, as they wait' },
    CHANGED: { description: 'The order with the oldest `updatedAt` first: one that changes goes to the end' },
  },
});

@InputType({ description: 'Which orders to list. An order has to match all that is given' })
export class OperatorOrderListInput extends PagedInput {
  @Field(() => [ID], { nullable: true, description: 'Only these orders' })
  uuids?: string[] | null;

  @Field(() => [OrderStatus], { nullable: true, description: 'Only in one of these statuses' })
  statuses?: OrderStatus[] | null;

  @Field(() => Int, { nullable: true, description: 'Only with this number' })
  number?: number | null;

  @Field(() => String, { nullable: true, description: 'Only for a recipient with this phone, however it is written' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Only for a recipient with this e-mail address' })
  email?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only placed at this time or later' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only placed before this time' })
  until?: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Only with an `updatedAt` of this time or later. To read on, pass a time a minute before the `updatedAt` of the last order that you have read: a change may become visible after a later one',
  })
  changedFrom?: Date | null;

  @Field(() => ID, { nullable: true, description: 'Only of this account' })
  accountId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only with a unit that the shopper has asked to return and that was neither refunded nor exchanged; if false, only without',
  })
  returnRequested?: boolean | null;

  @Field(() => OrderDeskSort, { nullable: true, description: 'Order of the list; NEWEST if omitted, and CHANGED with `changedFrom`' })
  sort?: OrderDeskSort | null;
}

@InputType({ description: 'Steps of several orders' })
export class MoveOrdersInput {
  @Field(() => [MoveOrderUnitsInput], { description: `Up to ${mostSteps} steps, made one after another` })
  steps!: MoveOrderUnitsInput[];
}
