import { nextUpdatedAt } from '../../platform/errors/edit-conflict.js';
import { type CancelReason, type Order, type OrderStatus, Prisma } from '../../platform/prisma/generated/client.js';
import { findStepEvents } from './step-event.rules.js';

/** Fields of an order that may change with a step. */
export type OrderStepFields = Partial<Pick<Order, 'callAskedAt' | 'endedAt' | 'heldUntil' | 'paidAt' | 'paymentType' | 'payUntil'>>;

/** Why units move, and which fields of the order change with the step. */
interface StepCause {
  cancelReason: CancelReason | null;
  authorId: string | null;
  reason?: string;
  orderFields?: OrderStepFields;
}

/** The moves of a step, and the status of the order after it. */
export interface OrderStep {
  orderId: string;
  moves: readonly { id: string; previousStatus: OrderStatus; status: OrderStatus }[];
  status: OrderStatus;
  at: Date;
}

/**
 * Common table expressions that move the lines and the order, and write the history. `entry` has a row for each history entry.
 * `updated_at` of the order becomes a time after the lock was granted, not the start of the transaction, because a change in between may
 * have set a later time.
 */
export function buildStepSql(
  { cancelReason, authorId, reason = '', orderFields }: StepCause,
  { orderId, moves, status, at }: OrderStep,
): Prisma.Sql {
  const [ids, previousStatuses] = [moves.map((unit) => unit.id), moves.map(({ previousStatus }) => previousStatus)];
  const statuses = moves.map((unit) => unit.status);
  return Prisma.sql`
    moved AS (
      SELECT id, previous::order_status, status::order_status, place
      FROM unnest(${ids}::uuid[], ${previousStatuses}::text[], ${statuses}::text[]) WITH ORDINALITY AS step (id, previous, status, place)),
    line AS (
      UPDATE order_item SET status = moved.status, cancel_reason = ${cancelReason}::cancel_reason,
        delivered_at = CASE WHEN moved.status = 'DELIVERED' THEN ${at}::timestamptz ELSE delivered_at END
      FROM moved WHERE order_item.id = moved.id),
    entry AS (
      INSERT INTO order_status_change (order_item_id, previous_status, status, reason, author_id, events, created_at)
      SELECT id, previous, status, ${reason}, ${authorId}::uuid, ${[...findStepEvents(moves)]}::event_type[], ${at}::timestamptz
      FROM moved ORDER BY place RETURNING id),
    stepped AS (
      UPDATE shop_order SET ${buildAssignments(orderFields)} status = ${status}::order_status, updated_at = ${nextUpdatedAt}
      WHERE id = ${orderId}::uuid RETURNING updated_at)`;
}

const stepColumns: Record<keyof OrderStepFields, (value: unknown) => Prisma.Sql> = {
  callAskedAt: (value) => Prisma.sql`call_asked_at = ${value}::timestamptz, `,
  endedAt: (value) => Prisma.sql`ended_at = ${value}::timestamptz, `,
  heldUntil: (value) => Prisma.sql`held_until = ${value}::timestamptz, `,
  paidAt: (value) => Prisma.sql`paid_at = ${value}::timestamptz, `,
  paymentType: (value) => Prisma.sql`payment_type = ${value}::payment_type, `,
  payUntil: (value) => Prisma.sql`pay_until = ${value}::timestamptz, `,
};

/** SQL assignments of the fields, with a comma after each. */
function buildAssignments(fields: OrderStepFields = {}): Prisma.Sql {
  const assignments = Object.entries(fields).map(([name, value]) => stepColumns[name as keyof OrderStepFields](value));
  return assignments.length > 0 ? Prisma.join(assignments, '') : Prisma.empty;
}
