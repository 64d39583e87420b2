import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ErrorCode } from '../../platform/errors/domain-error.js';
import { JsonValue } from '../../platform/graphql/scalars.js';
import { Order } from '../reading/order.model.js';

@ObjectType({ description: 'Why a step was refused, as in the error of `moveOrderUnits`' })
class RefusedStep {
  @Field(() => ErrorCode, { description: 'Code of the error' })
  code!: ErrorCode;

  @Field(() => String, { description: 'Russian sentence for the operator' })
  message!: string;

  @Field(() => JsonValue, { description: 'Machine-readable details, as in `extensions.details`' })
  details!: unknown;
}

@ObjectType({ description: 'Result of one step of `moveOrders`' })
export class MovedOrder {
  @Field(() => ID, { description: 'Id of the order, as in the step' })
  orderId!: string;

  @Field(() => Order, { nullable: true, description: 'The order after the step; null if the step was refused' })
  order!: Order | null;

  @Field(() => RefusedStep, { nullable: true, description: 'Why the step was refused; null if it was not' })
  refusal!: RefusedStep | null;
}
