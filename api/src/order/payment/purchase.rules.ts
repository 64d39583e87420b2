import type { Purchase } from '../../loyalty/earning.service.js';
import type { LockedOrder, LockedUnit } from '../status/order-steps.service.js';
import { buildCashbackReference } from './order-references.rules.js';

type Unit = Pick<LockedUnit, 'deliveredAt' | 'replacesId'>;

/** Whether cashback and spending were credited for the unit: it was delivered, or it replaces a delivered unit. */
export const hasEarned = ({ deliveredAt, replacesId }: Unit): boolean => deliveredAt !== null || replacesId !== null;

/** Cashback and spending that the units earn once they are delivered. A unit and its replacements earn them once. */
export const toPurchase = ({ id, accountId }: LockedOrder, units: readonly LockedUnit[]): Purchase => ({
  accountId,
  units: units.map((unit) => ({
    spent: unit.soldPrice,
    cashback: unit.cashback,
    reference: buildCashbackReference(id, unit.originalLineId),
  })),
});
