import { Injectable } from '@nestjs/common';
import { parseEmail } from '../../account/recipient/email.rules.js';
import { parsePhone } from '../../account/recipient/phone.rules.js';
import { isId } from '../../platform/input/ids.rules.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { tokenForbiddenError } from '../../platform/viewer/current-viewer.js';
import { type Caller, mayReadPersons } from '../../platform/viewer/viewers.port.js';
import { hidePersonalData } from '../model/hide-personal-data.rules.js';
import type { OrderList } from '../model/order.model.js';
import { OrderReaderService } from '../model/order-reader.service.js';
import { finalStatuses } from '../status/order-status.rules.js';
import { type OperatorOrderListInput, OperatorOrderSort } from './operator-order-list.input.js';

/** Lists the orders of all shoppers, for the staff and for integrators. */
@Injectable()
export class OperatorOrderListService {
  constructor(private readonly reader: OrderReaderService) {}

  async list(caller: Caller, dto: OperatorOrderListInput): Promise<OrderList> {
    const mayReadPersonalData = mayReadPersons(caller);
    if (!mayReadPersonalData && (dto.phone || dto.email || dto.accountId)) throw tokenForbiddenError('PERSONS_READ');
    const orders = await this.reader.listAll(buildWhere(dto), { pagination: dto.pagination, sort: resolveSort(dto) });
    return mayReadPersonalData ? orders : { ...orders, items: orders.items.map(hidePersonalData) };
  }
}

/** Returns the sort order. A filter by changes defaults to CHANGED, so that a program that polls gets the next changes first. */
const resolveSort = ({ sort, changedFrom }: OperatorOrderListInput): OperatorOrderSort =>
  sort ?? (changedFrom ? OperatorOrderSort.CHANGED : OperatorOrderSort.NEWEST);

/** A condition that matches no order. An invalid phone or e-mail must not find erased orders, which have neither. */
const matchNothing = { in: [] };

const awaitingReturnFilter: Prisma.OrderItemWhereInput = { returnRequestedAt: { not: null }, status: { notIn: [...finalStatuses] } };

function buildWhere({
  uuids,
  statuses,
  number,
  from,
  until,
  changedFrom,
  returnRequested,
  ...dto
}: OperatorOrderListInput): Prisma.OrderWhereInput {
  return {
    ...(uuids && { id: { in: uuids.filter(isId) } }),
    ...(statuses && { status: { in: statuses } }),
    ...(number && { number }),
    ...matchBuyer(dto),
    ...(returnRequested != null && { items: { [returnRequested ? 'some' : 'none']: awaitingReturnFilter } }),
    ...(changedFrom && { updatedAt: { gte: changedFrom } }),
    createdAt: { ...(from && { gte: from }), ...(until && { lt: until }) },
  };
}

const matchBuyer = ({ phone, email, accountId }: OperatorOrderListInput): Prisma.OrderWhereInput => ({
  ...(phone && { phone: parsePhone(phone)?.number ?? matchNothing }),
  ...(email && { email: parseEmail(email) ?? matchNothing }),
  ...(accountId && { accountId: isId(accountId) ? accountId : matchNothing }),
});
