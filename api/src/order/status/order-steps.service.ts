import { Injectable } from '@nestjs/common';
import {
  type CancelReason,
  type Order,
  type OrderStatus,
  type OrderStatusChange,
  Prisma,
  type SupplierType,
} from '../../platform/prisma/generated/client.js';
import { writeLater } from '../../platform/prisma/prisma.client.js';
import { listColumns } from '../../platform/prisma/sql.js';
import { Clock } from '../../platform/process/clock.js';
import { combineStatus } from './order-status.rules.js';
import { findStepEvents, joiningEvents } from './step-event.rules.js';

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
  /** The part of it that is charged for a delivery which is no longer free. */
  withheld: bigint;
  bonusShare: number;
  /** Whole bonuses that it earns once it is delivered. */
  cashback: number;
  /** Day by which it is promised. */
  deliveryTo: Date;
  /** Null until the unit was delivered. It stays when the unit is returned. */
  deliveredAt: Date | null;
  /** Null unless the shopper has requested to return the unit. */
  returnRequestedAt: Date | null;
  /** Line that the unit replaces after an exchange. */
  replacesId: string | null;
  /** Line under which the unit was paid and has earned: its own, or the first one of its exchanges. */
  paidAs: string;
  trackCode: string | null;
  markingCode: string | null;
  /** Oldest first. */
  changes: StatusChange[];
}

type StatusChange = Pick<OrderStatusChange, 'id' | 'orderItemId' | 'status' | 'authorId' | 'createdAt'>;

/** An order with its lines. Locking its row locks the lines and their history too. */
export interface LockedOrder extends Order {
  items: LockedUnit[];
}

/** A line that is added to an order. */
export interface NewLine extends Omit<Prisma.OrderItemUncheckedCreateInput, 'orderId' | 'position' | 'createdAt' | 'changes'> {
  authorId: string;
  /** Explanation as text; may be empty. */
  reason: string;
}

/** Fields of an order that may change with a step. */
type SteppedFields = Partial<Pick<Order, 'callAskedAt' | 'endedAt' | 'heldUntil' | 'paidAt' | 'paymentType' | 'payUntil'>>;

/** One step of some units of an order. */
export interface UnitStep {
  units: readonly LockedUnit[];
  to: OrderStatus | ((unit: LockedUnit) => OrderStatus);
  cancelReason: CancelReason | null;
  /** Null for a step of the shop itself. */
  authorId: string | null;
  /** Explanation as text; may be empty. */
  reason?: string;
  /** Fields of the order that change with the step. */
  order?: SteppedFields;
}

/** Locks orders, and moves their units. All writers of statuses go through it, so history and statuses always agree. */
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

  /** Locks an order until the transaction ends, with its next statement, without reading it. */
  async lockRow(transaction: Transaction, orderId: string): Promise<void> {
    // FOR NO KEY UPDATE lets others insert rows that refer to the order.
    await writeLater(transaction, Prisma.sql`SELECT FROM shop_order WHERE id = ${orderId}::uuid FOR NO KEY UPDATE`);
  }

  /** Renews the time of change, which managers compare, of an order that is locked. */
  async renewTime(transaction: Transaction, orderId: string): Promise<void> {
    await writeLater(transaction, Prisma.sql`UPDATE shop_order SET updated_at = ${laterTime} WHERE id = ${orderId}::uuid`);
  }

  async lockOne(transaction: Transaction, orderId: string): Promise<LockedOrder | null> {
    const orders = await transaction.$queryRaw<Order[]>`
      SELECT ${orderColumns} FROM shop_order WHERE id = ${orderId}::uuid FOR NO KEY UPDATE`;
    return (await addItems(transaction, orders))[0] ?? null;
  }

  /**
   * Moves the units and writes their history. Returns the changed order, and the id of a history entry of the step. No two steps of an
   * order have the same time, however coarse the clock, so that the time identifies the units that moved together.
   */
  async move(transaction: Transaction, order: LockedOrder, step: UnitStep): Promise<{ order: LockedOrder; changeId: string }> {
    const at = this.#computeTimeAfter(order);
    const moved = new Map(step.units.map((unit) => [unit.id, resolveTarget(step, unit)]));
    const status = combineStatus(order.items.map((item) => ({ status: moved.get(item.id) ?? item.status })));
    const [written] = await this.#writeStep(transaction, step, { id: order.id, status, at });
    if (!written) throw new Error(`A step of the order ${order.id} has no units`);
    const { changeId, updatedAt } = written;
    const items = order.items.map((item) => toMovedUnit(item, moved.get(item.id), { ...step, id: changeId, at }));
    return { order: { ...order, ...step.order, status, updatedAt, items }, changeId };
  }

  /** Adds a line with its first history entry. Returns the order with it, whose status is updated by the next step. */
  async join(transaction: Transaction, order: LockedOrder, { authorId, reason, ...line }: NewLine): Promise<LockedOrder> {
    const createdAt = this.#computeTimeAfter(order);
    const { id: orderItemId } = await transaction.orderItem.create({
      data: { ...line, orderId: order.id, position: findNextPosition(order), createdAt },
      select: { id: true },
    });
    const entry = { orderItemId, status: line.status, authorId, reason, events: [...joiningEvents], createdAt };
    await transaction.orderStatusChange.create({ data: entry });
    const [joinedUnit] = await readOrders(transaction, [order.id]);
    if (!joinedUnit) throw new Error(`The order ${order.id} is gone`);
    return joinedUnit;
  }

  #computeTimeAfter({ items }: LockedOrder): Date {
    const latest = Math.max(0, ...items.flatMap(({ changes }) => changes.map(({ createdAt }) => createdAt.getTime())));
    return new Date(Math.max(this.clock.now().getTime(), latest + 1));
  }

  /**
   * Moves the lines and the order, and writes the history, in one statement. Returns a row for each entry. The order's time of change is
   * later than its lock: the transaction may have begun before a change that others have read.
   */
  #writeStep(
    transaction: Transaction,
    step: UnitStep,
    { id, status, at }: { id: string; status: OrderStatus; at: Date },
  ): Promise<{ changeId: string; updatedAt: Date }[]> {
    const { units, authorId, cancelReason, reason = '' } = step;
    const moved = units.map((unit) => ({ orderItemId: unit.id, previousStatus: unit.status, status: resolveTarget(step, unit) }));
    const [ids, previous] = [moved.map(({ orderItemId }) => orderItemId), moved.map(({ previousStatus }) => previousStatus)];
    const statuses = moved.map(({ status }) => status);
    return transaction.$queryRaw<{ changeId: string; updatedAt: Date }[]>`
      WITH moved AS (
        SELECT id, previous::order_status, status::order_status, place
        FROM unnest(${ids}::uuid[], ${previous}::text[], ${statuses}::text[]) WITH ORDINALITY AS step (id, previous, status, place)),
      line AS (
        UPDATE order_item SET status = moved.status, cancel_reason = ${cancelReason}::cancel_reason,
          delivered_at = CASE WHEN moved.status = 'DELIVERED' THEN ${at}::timestamptz ELSE delivered_at END
        FROM moved WHERE order_item.id = moved.id),
      entry AS (
        INSERT INTO order_status_change (order_item_id, previous_status, status, reason, author_id, events, created_at)
        SELECT id, previous, status, ${reason}, ${authorId}::uuid, ${[...findStepEvents(moved)]}::event_type[], ${at}::timestamptz
        FROM moved ORDER BY place RETURNING id),
      stepped AS (
        UPDATE shop_order SET ${setFields(step.order)} status = ${status}::order_status, updated_at = ${laterTime}
        WHERE id = ${id}::uuid RETURNING updated_at)
      SELECT entry.id AS "changeId", stepped.updated_at AS "updatedAt" FROM entry CROSS JOIN stepped`;
  }
}

/** Later than the stored time, although other writers take the time of their process. */
const laterTime = Prisma.sql`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;

const steppedColumns: Record<keyof SteppedFields, (value: unknown) => Prisma.Sql> = {
  callAskedAt: (value) => Prisma.sql`call_asked_at = ${value}::timestamptz, `,
  endedAt: (value) => Prisma.sql`ended_at = ${value}::timestamptz, `,
  heldUntil: (value) => Prisma.sql`held_until = ${value}::timestamptz, `,
  paidAt: (value) => Prisma.sql`paid_at = ${value}::timestamptz, `,
  paymentType: (value) => Prisma.sql`payment_type = ${value}::payment_type, `,
  payUntil: (value) => Prisma.sql`pay_until = ${value}::timestamptz, `,
};

/** Assignments, with a comma after each. */
function setFields(fields: SteppedFields = {}): Prisma.Sql {
  const assignments = Object.entries(fields).map(([name, value]) => steppedColumns[name as keyof SteppedFields](value));
  return assignments.length > 0 ? Prisma.join(assignments, '') : Prisma.empty;
}

async function readOrders(transaction: Transaction, orderIds: readonly string[]): Promise<LockedOrder[]> {
  const orders = await transaction.$queryRaw<Order[]>`
    SELECT ${orderColumns} FROM shop_order WHERE id = ANY (${[...orderIds]}::uuid[]) ORDER BY id`;
  return addItems(transaction, orders);
}

const orderColumns = listColumns(Prisma.OrderScalarFieldEnum);

/** A history entry as JSON. */
type StoredChange = Omit<StatusChange, 'createdAt'> & { createdAt: string };
type StoredUnit = Omit<LockedUnit, 'changes' | 'paidAs'> & { changes: StoredChange[] };

/** Reads the lines of orders with their history. In a transaction that has locked the orders, they are those after the lock was granted. */
async function addItems(transaction: Transaction, orders: readonly Order[]): Promise<LockedOrder[]> {
  if (orders.length === 0) return [];
  const units = await transaction.$queryRaw<StoredUnit[]>`
    SELECT line.id, order_id AS "orderId", product_item_id AS "productItemId", unit.product_id AS "productId",
      line.position, product.name || ', размер ' || size.name AS title, supplier, delivery_iso_code AS "deliveryIsoCode", status,
      cancel_reason AS "cancelReason", line.price, sold_price AS "soldPrice", withheld, bonus_share AS "bonusShare", cashback, delivery_to AS "deliveryTo",
      delivered_at AS "deliveredAt", replaces_id AS "replacesId", track_code AS "trackCode", marking_code AS "markingCode",
      return_requested_at AS "returnRequestedAt",
      (SELECT coalesce(json_agg(json_build_object('id', change.id, 'orderItemId', change.order_item_id, 'status', change.status,
          'authorId', change.author_id, 'createdAt', change.created_at) ORDER BY change.created_at, change.id), '[]')
        FROM order_status_change AS change WHERE change.order_item_id = line.id) AS changes
    FROM order_item AS line JOIN product_item AS unit ON unit.id = product_item_id
    JOIN product ON product.id = unit.product_id JOIN size ON size.id = unit.size_id
    WHERE order_id = ANY (${orders.map(({ id }) => id)}::uuid[]) ORDER BY line.position`;
  const withHistory = units.map((unit) => ({
    ...unit,
    paidAs: findFirst(unit, units),
    changes: unit.changes.map((change) => ({ ...change, createdAt: new Date(change.createdAt) })),
  }));
  return orders.map((order) => ({ ...order, items: withHistory.filter(({ orderId }) => orderId === order.id) }));
}

type Line = Pick<LockedUnit, 'id' | 'replacesId'>;

/** The line that was ordered originally, before the exchanges that led to this one. */
function findFirst(unit: Line, units: readonly Line[]): string {
  const replacedUnit = units.find(({ id }) => id === unit.replacesId);
  return replacedUnit ? findFirst(replacedUnit, units) : unit.id;
}

const findNextPosition = ({ items }: LockedOrder): number => 1 + Math.max(-1, ...items.map(({ position }) => position));

const resolveTarget = ({ to }: UnitStep, unit: LockedUnit): OrderStatus => (typeof to === 'function' ? to(unit) : to);

const toDeliveredColumns = (status: OrderStatus, at: Date) => (status === 'DELIVERED' ? { deliveredAt: at } : {});

const toMovedUnit = (
  unit: LockedUnit,
  status: OrderStatus | undefined,
  { id, cancelReason, authorId, at }: Pick<UnitStep, 'cancelReason' | 'authorId'> & { id: string; at: Date },
): LockedUnit =>
  status === undefined
    ? unit
    : {
        ...unit,
        status,
        cancelReason,
        ...toDeliveredColumns(status, at),
        changes: [...unit.changes, { id, orderItemId: unit.id, status, authorId, createdAt: at }],
      };
