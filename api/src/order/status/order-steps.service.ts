import { Injectable } from '@nestjs/common';
import { nextUpdatedAt } from '../../platform/errors/edit-conflict.js';
import {
  type CancelReason,
  type Order,
  type OrderStatus,
  type OrderStatusChange,
  Prisma,
  type SupplierType,
} from '../../platform/prisma/generated/client.js';
import { queryTogether, writeLater } from '../../platform/prisma/prisma-transaction.js';
import { Clock } from '../../platform/process/clock.js';
import { buildUnitQuery, orderColumns } from './locked-order.queries.js';
import { computeOrderStatus } from './order-status.rules.js';
import { buildStepSql, type OrderStep, type OrderStepFields } from './order-steps.queries.js';
import { addedUnitEvents } from './step-event.rules.js';

type Transaction = Prisma.TransactionClient;

/** A line of an order with the data that its steps depend on. */
export interface LockedUnit {
  id: string;
  orderId: string;
  productItemId: string;
  productId: string;
  /** Position in the order. Positions of removed lines stay unused. */
  position: number;
  /** Product and size, for receipts. */
  title: string;
  supplier: SupplierType;
  deliveryIsoCode: string | null;
  status: OrderStatus;
  cancelReason: CancelReason | null;
  /** Price without promo code and bonuses. */
  price: bigint;
  soldPrice: bigint;
  /** The part of `soldPrice` that is charged for a delivery which is no longer free. */
  withheld: bigint;
  bonusShare: number;
  /** Whole bonuses that the unit earns once it is delivered. */
  cashback: number;
  /** Day by which the unit is promised. */
  deliveryTo: Date;
  /** Null until the unit was delivered. It stays when the unit is returned. */
  deliveredAt: Date | null;
  /** Null unless the shopper has requested to return the unit. */
  returnRequestedAt: Date | null;
  /** Line that the unit replaces after an exchange. */
  replacesId: string | null;
  /** Line under which the unit was paid and has earned cashback: its own line, or the first line of its chain of exchanges. */
  originalLineId: string;
  trackCode: string | null;
  markingCode: string | null;
  /** History of the line, oldest entry first. */
  changes: StatusChange[];
}

type StatusChange = Pick<OrderStatusChange, 'id' | 'orderItemId' | 'status' | 'authorId' | 'createdAt'>;

/** An order with its lines. Locking its row locks the lines and their history too. */
export interface LockedOrder extends Order {
  items: LockedUnit[];
}

export interface NewLine extends Omit<Prisma.OrderItemUncheckedCreateInput, 'orderId' | 'position' | 'createdAt' | 'changes'> {
  authorId: string;
  /** Explanation as text; may be empty. */
  reason: string;
}

export interface UnitStep {
  units: readonly LockedUnit[];
  to: OrderStatus | ((unit: LockedUnit) => OrderStatus);
  cancelReason: CancelReason | null;
  /** Null for a step of the shop itself. */
  authorId: string | null;
  /** Explanation as text; may be empty. */
  reason?: string;
  orderFields?: OrderStepFields;
}

/** Locks orders, and moves their units. All code that changes a status uses this service, so history and statuses always agree. */
@Injectable()
export class OrderStepsService {
  constructor(private readonly clock: Clock) {}

  /** Reads orders that the transaction has locked, in the order of their ids. */
  async readLocked(transaction: Transaction, orderIds: readonly string[]): Promise<LockedOrder[]> {
    return readOrders(transaction, orderIds);
  }

  /** Reads an order without locking it. */
  async read(transaction: Transaction, orderId: string): Promise<LockedOrder | null> {
    return (await readOrders(transaction, [orderId]))[0] ?? null;
  }

  /** The query that locks an order until the transaction ends, and returns its id. */
  buildLockQuery(orderId: string): Prisma.Sql {
    // FOR NO KEY UPDATE lets other transactions insert rows that refer to the order.
    return Prisma.sql`SELECT id FROM shop_order WHERE id = ${orderId}::uuid FOR NO KEY UPDATE`;
  }

  /**
   * Locks an order until the transaction ends, without reading it. The lock is taken together with the next statement of the transaction.
   */
  async lockRow(transaction: Transaction, orderId: string): Promise<void> {
    await writeLater(transaction, this.buildLockQuery(orderId));
  }

  /** Renews `updatedAt` of a locked order. Managers send the time that they have read, so that they do not overwrite a later change. */
  async renewUpdatedAt(transaction: Transaction, orderId: string): Promise<void> {
    await writeLater(transaction, Prisma.sql`UPDATE shop_order SET updated_at = ${nextUpdatedAt} WHERE id = ${orderId}::uuid`);
  }

  /** Locks an order until the transaction ends, and reads it. A second statement reads the lines, so that it sees them as of the lock. */
  async lockOrder(transaction: Transaction, orderId: string): Promise<LockedOrder | null> {
    const lockQuery = Prisma.sql`SELECT ${orderColumns} FROM shop_order WHERE id = ${orderId}::uuid FOR NO KEY UPDATE`;
    const [orders, units] = await queryTogether(transaction, [lockQuery, buildUnitQuery([orderId])]);
    return attachUnits(orders as Order[], units as UnitRow[])[0] ?? null;
  }

  /**
   * Moves the units and writes their history. Returns the changed order, and the id of a history entry of the step. No two steps of an
   * order have the same time, however coarse the clock, so that the time identifies the units that moved together.
   */
  async move(transaction: Transaction, order: LockedOrder, step: UnitStep): Promise<{ order: LockedOrder; changeId: string }> {
    const { moves, status, at } = this.#computeStep(order, step);
    const [row] = await transaction.$queryRaw<{ changeId: string; updatedAt: Date }[]>`
      WITH ${buildStepSql(step, { orderId: order.id, moves, status, at })}
      SELECT entry.id AS "changeId", stepped.updated_at AS "updatedAt" FROM entry CROSS JOIN stepped`;
    if (!row) throw new Error(`A step of the order ${order.id} has no units`);
    const { changeId, updatedAt } = row;
    const newStatuses = new Map(moves.map(({ id, status: to }) => [id, to]));
    const items = order.items.map((item) => toMovedUnit(item, newStatuses.get(item.id), { ...step, changeId, at }));
    return { order: { ...order, ...step.orderFields, status, updatedAt, items }, changeId };
  }

  /** Common table expressions that move the units like `move`, for a statement that has further effects. */
  buildMoveSql(order: LockedOrder, step: UnitStep): Prisma.Sql {
    return buildStepSql(step, { orderId: order.id, ...this.#computeStep(order, step) });
  }

  /** Adds a line with its first history entry. Returns the order with the new line. The next step updates the status of the order. */
  async addLine(transaction: Transaction, order: LockedOrder, { authorId, reason, ...line }: NewLine): Promise<LockedOrder> {
    const createdAt = this.#computeTimeAfter(order);
    const { id: orderItemId } = await transaction.orderItem.create({
      data: { ...line, orderId: order.id, position: findNextPosition(order), createdAt },
      select: { id: true },
    });
    const firstEntry = { orderItemId, status: line.status, authorId, reason, events: [...addedUnitEvents], createdAt };
    await transaction.orderStatusChange.create({ data: firstEntry });
    const [extendedOrder] = await readOrders(transaction, [order.id]);
    if (!extendedOrder) throw new Error(`The order ${order.id} does not exist`);
    return extendedOrder;
  }

  #computeStep(order: LockedOrder, step: UnitStep): Omit<OrderStep, 'orderId'> {
    const moves = step.units.map((unit) => ({ id: unit.id, previousStatus: unit.status, status: resolveTarget(step, unit) }));
    const newStatuses = new Map(moves.map(({ id, status }) => [id, status]));
    const status = computeOrderStatus(order.items.map((item) => ({ status: newStatuses.get(item.id) ?? item.status })));
    return { moves, status, at: this.#computeTimeAfter(order) };
  }

  #computeTimeAfter({ items }: LockedOrder): Date {
    const latestTime = Math.max(0, ...items.flatMap(({ changes }) => changes.map(({ createdAt }) => createdAt.getTime())));
    return new Date(Math.max(this.clock.now().getTime(), latestTime + 1));
  }
}

async function readOrders(transaction: Transaction, orderIds: readonly string[]): Promise<LockedOrder[]> {
  const orders = await transaction.$queryRaw<Order[]>`
    SELECT ${orderColumns} FROM shop_order WHERE id = ANY (${[...orderIds]}::uuid[]) ORDER BY id`;
  return readItems(transaction, orders);
}

/** A history entry as JSON. */
type ChangeRow = Omit<StatusChange, 'createdAt'> & { createdAt: string };
type UnitRow = Omit<LockedUnit, 'changes' | 'originalLineId'> & { changes: ChangeRow[] };

/**
 * Reads the lines of orders with their history. In a transaction that has locked the orders, the result shows their state after the lock
 * was granted.
 */
async function readItems(transaction: Transaction, orders: readonly Order[]): Promise<LockedOrder[]> {
  if (orders.length === 0) return [];
  const units = await transaction.$queryRaw<UnitRow[]>(buildUnitQuery(orders.map(({ id }) => id)));
  return attachUnits(orders, units);
}

function attachUnits(orders: readonly Order[], units: readonly UnitRow[]): LockedOrder[] {
  const unitsWithHistory = units.map((unit) => ({
    ...unit,
    originalLineId: findOriginalLineId(unit, units),
    changes: unit.changes.map((change) => ({ ...change, createdAt: new Date(change.createdAt) })),
  }));
  return orders.map((order) => ({ ...order, items: unitsWithHistory.filter(({ orderId }) => orderId === order.id) }));
}

type Line = Pick<LockedUnit, 'id' | 'replacesId'>;

/** The line that was ordered originally, before the exchanges that led to this line. */
function findOriginalLineId(unit: Line, units: readonly Line[]): string {
  const replacedUnit = units.find(({ id }) => id === unit.replacesId);
  return replacedUnit ? findOriginalLineId(replacedUnit, units) : unit.id;
}

const findNextPosition = ({ items }: LockedOrder): number => 1 + Math.max(-1, ...items.map(({ position }) => position));

const resolveTarget = ({ to }: UnitStep, unit: LockedUnit): OrderStatus => (typeof to === 'function' ? to(unit) : to);

const toDeliveredColumns = (status: OrderStatus, at: Date) => (status === 'DELIVERED' ? { deliveredAt: at } : {});

const toMovedUnit = (
  unit: LockedUnit,
  status: OrderStatus | undefined,
  { changeId, cancelReason, authorId, at }: Pick<UnitStep, 'cancelReason' | 'authorId'> & { changeId: string; at: Date },
): LockedUnit =>
  status === undefined
    ? unit
    : {
        ...unit,
        status,
        cancelReason,
        ...toDeliveredColumns(status, at),
        changes: [...unit.changes, { id: changeId, orderItemId: unit.id, status, authorId, createdAt: at }],
      };
