import type { OrderStatus } from '../platform/prisma/generated/enums.js';

interface Step {
  status: OrderStatus;
}

/**
 * The steps of a unit that stand, oldest first. No other step leads back to the status before the last, so an entry that does has taken the
 * last step back, and neither of both stands.
 */
export function effectiveSteps<Entry extends Step>(changes: readonly Entry[]): Entry[] {
  const effective: Entry[] = [];
  for (const change of changes) {
    if (change.status === effective.at(-2)?.status) effective.pop();
    else effective.push(change);
  }
  return effective;
}

/** Status that the unit returns to when its last step is taken back; undefined for its first one. */
export const statusBefore = (changes: readonly Step[]): OrderStatus | undefined => effectiveSteps(changes).at(-2)?.status;

/** Whether the last entry has taken a step to this status back. */
export function hasTakenBack(changes: readonly Step[], status: OrderStatus): boolean {
  const earlier = changes.slice(0, -1);
  return earlier.at(-1)?.status === status && effectiveSteps(changes).length < effectiveSteps(earlier).length;
}
