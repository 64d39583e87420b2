import type { OrderStatus } from '../../platform/prisma/generated/enums.js';

interface Step {
  status: OrderStatus;
}

/**
 * The steps of a unit that are in effect, oldest first. No ordinary step leads back to the previous status. An entry that does so has taken
 * the last step back, and neither of these two entries is in effect.
 */
export function listEffectiveSteps<Entry extends Step>(changes: readonly Entry[]): Entry[] {
  const effectiveSteps: Entry[] = [];
  for (const change of changes) {
    if (change.status === effectiveSteps.at(-2)?.status) effectiveSteps.pop();
    else effectiveSteps.push(change);
  }
  return effectiveSteps;
}

/** Status that the unit returns to when its last step is taken back; undefined for its first step. */
export const findStatusBefore = (changes: readonly Step[]): OrderStatus | undefined => listEffectiveSteps(changes).at(-2)?.status;

/** Whether the last entry has taken back a step to this status. */
export function hasTakenBack(changes: readonly Step[], status: OrderStatus): boolean {
  const previousChanges = changes.slice(0, -1);
  return previousChanges.at(-1)?.status === status && listEffectiveSteps(changes).length < listEffectiveSteps(previousChanges).length;
}
