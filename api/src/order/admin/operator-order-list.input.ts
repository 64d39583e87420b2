import { Field, GraphQLISODateTime, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';

export enum OperatorOrderSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  CHANGED = 'CHANGED',
}

registerEnumType(OperatorOrderSort, {
  name: 'OrderDeskSort',
  description: 'Sort order of a list of orders. NEWEST and OLDEST sort by the time of placing',
  valuesMap: {
    NEWEST: { description: 'Newest order first' },
    OLDEST: { description: 'Oldest order first' },
    CHANGED: { description: 'Oldest `updatedAt` first: an order that changes moves to the end' },
  },
});

@InputType({ description: 'Filter of a list of orders. An order must match every given field' })
export class OperatorOrderListInput extends PagedInput {
  @Field(() => [ID], { nullable: true, description: 'Only orders with these ids' })
  uuids?: string[] | null;

  @Field(() => [OrderStatus], { nullable: true, description: 'Only orders in one of these statuses' })
  statuses?: OrderStatus[] | null;

  @Field(() => Int, { nullable: true, description: 'Only with this number' })
  number?: number | null;

  @Field(() => String, { nullable: true, description: 'Only orders for a recipient with this phone, in any notation' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Only orders for a recipient with this e-mail address' })
  email?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only orders placed at or after this time' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only orders placed before this time' })
  until?: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Only orders changed at or after this time, by `updatedAt`. To poll for changes, pass the `updatedAt` of the last order that you have read, minus one minute: a change may become visible after a later one',
  })
  changedFrom?: Date | null;

  @Field(() => ID, { nullable: true, description: 'Only orders of this account' })
  accountId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'If true, only orders with a unit whose return is requested and that was neither cancelled, refunded nor exchanged; if false, only other orders',
  })
  returnRequested?: boolean | null;

  @Field(() => OperatorOrderSort, { nullable: true, description: 'Sort order. By default NEWEST, or CHANGED if `changedFrom` is given' })
  sort?: OperatorOrderSort | null;
}
