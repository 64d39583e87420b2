import type { CancelReason, OrderStatus } from '../../platform/prisma/generated/enums.js';
import { belongsToOrder } from './order-status.rules.js';
import type { LockedOrder, LockedUnit } from './order-steps.service.js';

/** A requested step that ends units. */
interface RequestedEnding {
  status: OrderStatus;
  /** Null unless the step is a cancellation. */
  cancelReason: CancelReason | null;
  /** Null for a program. */
  authorId: string | null;
}

/** The step that has ended the unit: a cancellation, or the refund after a handover. */
export const findEndingStep = ({ changes, cancelReason }: LockedUnit): LockedUnit['changes'][number] | undefined =>
  changes.findLast(({ status }) => status === (cancelReason ? 'CANCEL_PURCHASE' : 'ISSUED_REFUND'));

/**
 * Whether the order has ended, and whether the same step by the same author has ended its last units, so that a repetition changes nothing.
 * The staff and programs count as one author, the shopper as another.
 */
export function isEndedBy({ accountId, items }: LockedOrder, { status, cancelReason, authorId }: RequestedEnding): boolean {
  if (items.some((unit) => belongsToOrder(unit.status))) return false;
  const [lastEndingStep] = items.flatMap(listEndingStep).toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const isByShopper = (author: string | null) => author === accountId;
  return (
    lastEndingStep?.status === status &&
    lastEndingStep.cancelReason === cancelReason &&
    isByShopper(lastEndingStep.authorId) === isByShopper(authorId)
  );
}

/** An exchanged unit has no ending step, so its list is empty. */
function listEndingStep(unit: LockedUnit) {
  const endingStep = findEndingStep(unit);
  return endingStep ? [{ ...endingStep, cancelReason: unit.cancelReason }] : [];
}
