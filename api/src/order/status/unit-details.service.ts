import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { LockedOrder, LockedUnit } from './order-steps.service.js';

/** Details of units that a step adds. Null leaves the stored details. */
export interface UnitDetails {
  trackCode: string | null;
  /** Marking codes by the id of the line. */
  markingCodes: ReadonlyMap<string, string>;
  /** New day by which the units are promised. */
  deliveryTo: Date | null;
}

/** Stores the track code, the marking codes and the delivery date that a manager or a program has entered for units. */
@Injectable()
export class UnitDetailsService {
  /** Stores the stated details, and keeps the others. Returns the order with the stored details. */
  async storeDetails(
    transaction: Prisma.TransactionClient,
    order: LockedOrder,
    { units, details }: { units: readonly LockedUnit[]; details: UnitDetails },
  ) {
    const { trackCode, markingCodes, deliveryTo } = details;
    if (trackCode === null && deliveryTo === null && markingCodes.size === 0) return order;
    const ids = units.map(({ id }) => id);
    const codes = ids.map((id) => markingCodes.get(id) ?? null);
    await transaction.$executeRaw`
      UPDATE order_item SET track_code = coalesce(${trackCode}::text, track_code), marking_code = coalesce(entered.code, marking_code),
        delivery_from = least(delivery_from, ${deliveryTo}::date), delivery_to = coalesce(${deliveryTo}::date, delivery_to)
      FROM unnest(${ids}::uuid[], ${codes}::text[]) AS entered (id, code) WHERE order_item.id = entered.id`;
    const items = order.items.map((item) => (ids.includes(item.id) ? withDetails(item, details) : item));
    return { ...order, items };
  }
}

export function areDetailsStored(unit: LockedUnit, details: UnitDetails): boolean {
  const { trackCode, markingCode, deliveryTo } = withDetails(unit, details);
  return trackCode === unit.trackCode && markingCode === unit.markingCode && deliveryTo.getTime() === unit.deliveryTo.getTime();
}

const withDetails = (unit: LockedUnit, { trackCode, markingCodes, deliveryTo }: UnitDetails): LockedUnit => ({
  ...unit,
  trackCode: trackCode ?? unit.trackCode,
  markingCode: markingCodes.get(unit.id) ?? unit.markingCode,
  deliveryTo: deliveryTo ?? unit.deliveryTo,
});
