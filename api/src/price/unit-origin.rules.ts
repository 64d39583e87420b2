import type { SupplierType } from '../platform/prisma/generated/enums.js';

/** Whether a unit ships from abroad, so that it has to pass customs. */
export const isFromAbroad = ({ deliveryIsoCode }: { deliveryIsoCode: string | null }): boolean =>
  deliveryIsoCode !== null && deliveryIsoCode !== 'RU';

/** Where a unit is until it is ordered. */
export const UnitOrigin = { MEET_WAREHOUSE: 'MEET_WAREHOUSE', RUSSIA: 'RUSSIA', ABROAD: 'ABROAD' } as const;
export type UnitOrigin = (typeof UnitOrigin)[keyof typeof UnitOrigin];

/** Goods in the shop's own stock are in Russia, wherever they came from. */
export function toUnitOrigin({ supplier, deliveryIsoCode }: { supplier: SupplierType; deliveryIsoCode: string | null }): UnitOrigin {
  if (supplier === 'MEET_WAREHOUSE') return 'MEET_WAREHOUSE';
  return isFromAbroad({ deliveryIsoCode }) ? 'ABROAD' : 'RUSSIA';
}
