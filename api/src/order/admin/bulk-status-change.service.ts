import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { JsonValue } from '../../platform/graphql/scalars.js';
import type { Caller } from '../../platform/viewer/viewers.port.js';
import { Order } from '../model/order.model.js';
import { ChangeUnitStatusService } from './change-unit-status.service.js';
import { type MoveOrdersInput, type MoveOrderUnitsInput, maxSteps } from './order-unit-steps.input.js';

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

/** Moves units of several orders to other statuses, for managers and programs. */
@Injectable()
export class BulkStatusChangeService {
  constructor(private readonly statusChanges: ChangeUnitStatusService) {}

  /** Makes each step in a transaction of its own, so that a later refusal does not undo it. */
  async move(caller: Caller, context: Pick<GraphqlContext, 'requestId'>, { steps }: MoveOrdersInput): Promise<MovedOrder[]> {
    if (steps.length > maxSteps)
      throw new DomainError(ErrorCode.BAD_USER_INPUT, `За\u00a0раз не\u00a0больше ${maxSteps} заказов.`, {
        field: 'steps',
        most: maxSteps,
      });
    const movedOrders: MovedOrder[] = [];
    for (const step of steps) movedOrders.push(await this.#moveOrder(caller, context, step));
    return movedOrders;
  }

  async #moveOrder(caller: Caller, context: Pick<GraphqlContext, 'requestId'>, step: MoveOrderUnitsInput): Promise<MovedOrder> {
    const { orderId } = step;
    try {
      return { orderId, order: await this.statusChanges.move(caller, context, step), refusal: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, message, details } = error;
      return { orderId, order: null, refusal: { code, message, details } };
    }
  }
}
