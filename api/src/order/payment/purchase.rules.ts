import type { Purchase } from '../../loyalty/earning.service.js';
import type { LockedOrder, LockedUnit } from '../status/order-steps.service.js';
import { buildCashbackReference } from './order-references.rules.js';

type Unit = Pick<LockedUnit, 'deliveredAt' | 'replacesId'>;

/** Whether the unit has earned cashback and counts as spending: it was delivered, or it replaces a delivered unit. */
export const hasEarned = ({ deliveredAt, replacesId }: Unit): boolean => deliveredAt !== null || replacesId !== null;

/** What units earn once they are delivered: cashback, and spending that determines the level. A unit and its replacements earn it once. */
export const toPurchase = ({ id, accountId }: LockedOrder, units: readonly LockedUnit[]): Purchase => ({
  accountId,
  units: units.map((unit) => ({
    spent: unit.soldPrice,
    cashback: unit.cashback,
    reference: buildCashbackReference(id, unit.originalLineId),
  })),
});
