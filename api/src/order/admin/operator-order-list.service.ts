import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { parseEmail } from '../../account/recipient/email.rules.js';
import { parsePhone } from '../../account/recipient/phone.rules.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { JsonValue } from '../../platform/graphql/scalars.js';
import { isId } from '../../platform/input/ids.rules.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { tokenForbiddenError } from '../../platform/viewer/current-viewer.js';
import { type Caller, mayReadPersons } from '../../platform/viewer/viewers.port.js';
import { Order, type OrderList } from '../model/order.model.js';
import { OrderReaderService } from '../model/order-reader.service.js';
import { removePersonalData } from '../model/order-view.rules.js';
import { finalStatuses } from '../status/order-status.rules.js';
import { ChangeUnitStatusService } from './change-unit-status.service.js';
import { type MoveOrdersInput, maxSteps, type OperatorOrderListInput, OrderDeskSort } from './operator-order-list.input.js';
import type { MoveOrderUnitsInput } from './order-unit-steps.input.js';

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

/** Lists and moves the orders of all shoppers, for the staff and for integrators. */
@Injectable()
export class OperatorOrderListService {
  constructor(
    private readonly orders: ChangeUnitStatusService,
    private readonly reader: OrderReaderService,
  ) {}

  async list(caller: Caller, dto: OperatorOrderListInput): Promise<OrderList> {
    const mayReadAll = mayReadPersons(caller);
    if (!mayReadAll && (dto.phone || dto.email || dto.accountId)) throw tokenForbiddenError('PERSONS_READ');
    const orders = await this.reader.listAll(buildWhere(dto), { pagination: dto.pagination, sort: resolveSort(dto) });
    return mayReadAll ? orders : { ...orders, items: orders.items.map(removePersonalData) };
  }

  /** Makes each step in a transaction of its own, so that a later refusal does not undo it. */
  async move(caller: Caller, context: Pick<GraphqlContext, 'requestId'>, { steps }: MoveOrdersInput): Promise<MovedOrder[]> {
    if (steps.length > maxSteps)
      throw new DomainError(ErrorCode.BAD_USER_INPUT, `За\u00a0раз не\u00a0больше ${maxSteps} заказов.`, {
        field: 'steps',
        most: maxSteps,
      });
    const movedOrders: MovedOrder[] = [];
    for (const step of steps) movedOrders.push(await this.#moveOne(caller, context, step));
    return movedOrders;
  }

  async #moveOne(caller: Caller, context: Pick<GraphqlContext, 'requestId'>, step: MoveOrderUnitsInput): Promise<MovedOrder> {
    const { orderId } = step;
    try {
      return { orderId, order: await this.orders.move(caller, context, step), refusal: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, message, details } = error;
      return { orderId, order: null, refusal: { code, message, details } };
    }
  }
}

/** Returns the sort order. A filter by changes defaults to CHANGED, so that a program that polls gets the next changes first. */
const resolveSort = ({ sort, changedFrom }: OperatorOrderListInput): OrderDeskSort =>
  sort ?? (changedFrom ? OrderDeskSort.CHANGED : OrderDeskSort.NEWEST);

/** A condition that matches no order. An invalid phone or e-mail must not find erased orders, which have neither. */
const matchNothing = { in: [] };

const waitsForReturn: Prisma.OrderItemWhereInput = { returnRequestedAt: { not: null }, status: { notIn: [...finalStatuses] } };

function buildWhere({
  uuids,
  statuses,
  from,
  until,
  changedFrom,
  returnRequested,
  ...dto
}: OperatorOrderListInput): Prisma.OrderWhereInput {
  return {
    ...(uuids && { id: { in: uuids.filter(isId) } }),
    ...(statuses && { status: { in: statuses } }),
    ...matchBuyer(dto),
    ...(returnRequested != null && { items: { [returnRequested ? 'some' : 'none']: waitsForReturn } }),
    ...(changedFrom && { updatedAt: { gte: changedFrom } }),
    createdAt: { ...(from && { gte: from }), ...(until && { lt: until }) },
  };
}

const matchBuyer = ({ number, phone, email, accountId }: OperatorOrderListInput): Prisma.OrderWhereInput => ({
  ...(number && { number }),
  ...(phone && { phone: parsePhone(phone)?.number ?? matchNothing }),
  ...(email && { email: parseEmail(email) ?? matchNothing }),
  ...(accountId && { accountId: isId(accountId) ? accountId : matchNothing }),
});
