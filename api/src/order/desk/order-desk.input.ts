import { Field, GraphQLISODateTime, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/pagination/paged.input.js';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { MoveOrderUnitsInput } from '../operator/operator-order.input.js';
import { mostSteps } from './order-desk.rules.js';

export enum OrderDeskSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
}

registerEnumType(OrderDeskSort, {
  name: 'OrderDeskSort',
  description: 'Order of a list of orders, by the time of placing',
  valuesMap: {
    NEWEST: { description: 'The newest order first' },
    OLDEST: { description: 'The oldest order first, as they wait' },
  },
});

@InputType({ description: 'Which orders to list. Conditions are combined' })
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

  @Field(() => OrderDeskSort, { nullable: true, defaultValue: OrderDeskSort.NEWEST, description: 'Order of the list' })
  sort?: OrderDeskSort | null;
}

@InputType({ description: 'Steps of several orders' })
export class MoveOrdersInput {
  @Field(() => [MoveOrderUnitsInput], { description: `Up to ${mostSteps} steps, made one after another` })
  steps!: MoveOrderUnitsInput[];
}
