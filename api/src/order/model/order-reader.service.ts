import { Injectable } from '@nestjs/common';
import { isId } from '../../platform/input/ids.rules.js';
import { type PagedInput, requirePage, toPagination } from '../../platform/input/pagination.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { hasLevel } from '../../platform/viewer/access-level.js';
import { type Caller, isProgram, mayReadPersons, type Viewer } from '../../platform/viewer/viewers.port.js';
import { listStatuses } from '../status/order-status.rules.js';
import { hidePersonalData } from './hide-personal-data.rules.js';
import type { UserOrderListInput } from './order.input.js';
import type { Order, OrderList, PublicOrder } from './order.model.js';
import { type OrderWithItems, toOrder, toPublicOrder } from './order-view.rules.js';

const withItems = {
  items: { orderBy: { position: 'asc' }, include: { changes: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } } },
} as const satisfies Prisma.OrderInclude;

export type OrderSort = 'NEWEST' | 'OLDEST' | 'CHANGED';

const orderBySort: Readonly<Record<OrderSort, Prisma.OrderOrderByWithRelationInput[]>> = {
  NEWEST: [{ createdAt: 'desc' }, { id: 'desc' }],
  OLDEST: [{ createdAt: 'asc' }, { id: 'asc' }],
  CHANGED: [{ updatedAt: 'asc' }, { id: 'asc' }],
};

interface OrderPageRequest {
  pagination: PagedInput['pagination'] | undefined;
  /** By default, the newest order comes first. */
  sort?: OrderSort;
  /** Account of the viewer; null for a program. */
  viewerId: string | null;
}

/** Reads orders. The error for an order that the viewer may not read is the same as for an unknown order. */
@Injectable()
export class OrderReaderService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Returns an order of the viewer, or any order if the viewer belongs to the staff. */
  async readOrder(id: string, viewer: Pick<Viewer, 'accountId' | 'accessLevel'> | null): Promise<Order | null> {
    if (!viewer) return null;
    const foundOrder = await this.#read(id, hasLevel(viewer.accessLevel, 'SUPPORT') ? {} : { accountId: viewer.accountId });
    return foundOrder && toOrder(foundOrder, { viewerId: viewer.accountId, now: this.clock.now() });
  }

  /** Returns an order for an operator or a program. Personal data is removed for a program without PERSONS_READ. */
  async readOrderForCaller(caller: Caller, id: string): Promise<Order | null> {
    if (!isProgram(caller)) return this.readOrder(id, caller);
    const foundOrder = await this.#read(id, {});
    const order = foundOrder && toOrder(foundOrder, { viewerId: null, now: this.clock.now() });
    return order && !mayReadPersons(caller) ? hidePersonalData(order) : order;
  }

  /** Returns a page of the account's own orders, whatever its access level. */
  list(accountId: string, dto: UserOrderListInput | null | undefined): Promise<OrderList> {
    const where = { accountId, ...(dto?.state && { status: { in: [...listStatuses(dto.state)] } }) };
    return this.#readPage(where, { pagination: dto?.pagination, viewerId: accountId });
  }

  /** Returns a page of the orders of all shoppers. The caller belongs to the staff. */
  listAll(where: Prisma.OrderWhereInput, pageRequest: Omit<OrderPageRequest, 'viewerId'>): Promise<OrderList> {
    return this.#readPage(where, { ...pageRequest, viewerId: null });
  }

  async #readPage(where: Prisma.OrderWhereInput, { pagination, sort = 'NEWEST', viewerId }: OrderPageRequest): Promise<OrderList> {
    const page = requirePage(pagination);
    const [rows, total] = await Promise.all([
      this.prisma.client.order.findMany({
        where,
        orderBy: orderBySort[sort],
        skip: (page.page - 1) * page.limit,
        take: page.limit,
        include: withItems,
      }),
      this.prisma.client.order.count({ where }),
    ]);
    const view = { viewerId, now: this.clock.now() };
    return { items: rows.map((row) => toOrder(row, view)), pagination: toPagination(page, total) };
  }

  /** Returns the public data of an order, for everyone with its link. */
  async readPublicOrder(id: string): Promise<PublicOrder | null> {
    const foundOrder = await this.#read(id, {});
    return foundOrder && toPublicOrder(foundOrder, this.clock.now());
  }

  async #read(id: string, ownerFilter: Prisma.OrderWhereInput): Promise<OrderWithItems | null> {
    return isId(id) ? this.prisma.client.order.findFirst({ where: { ...ownerFilter, id }, include: withItems }) : null;
  }
}
