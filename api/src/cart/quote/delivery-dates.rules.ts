import { datesOf } from '../../delivery/delivery.rules.js';
import type { SupplierType } from '../../platform/prisma/generated/enums.js';
import { deliverySpeedOf } from '../../price/offer.rules.js';
import type { DeliveryDates } from './quote.model.js';

/** Days on which a unit arrives if it is ordered now. */
export function deliveryDatesOf({ supplier }: { supplier: SupplierType }, wayDays: number, now: Date): DeliveryDates {
  const { from, to } = datesOf(deliverySpeedOf(supplier), wayDays, now);
  return { from: dayOf(from), to: dayOf(to) };
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
