import { computeDeliveryDays } from '../../delivery/delivery-days.rules.js';
import type { SupplierType } from '../../platform/prisma/generated/enums.js';
import { toDeliverySpeed } from '../../price/delivery-speed.rules.js';
import type { DeliveryDates, DeliveryPart } from './quote.model.js';

/** Returns the days on which a unit arrives if it is ordered now. */
export function computeDeliveryDates({ supplier }: { supplier: SupplierType }, transitDays: number, now: Date): DeliveryDates {
  const { from, to } = computeDeliveryDays(toDeliverySpeed(supplier), transitDays, now);
  return { from: toDay(from), to: toDay(to) };
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the first day on which one of the units may arrive, and the day by which all of them have arrived. Null without units. */
export function spanDeliveryDates(dates: readonly DeliveryDates[]): DeliveryDates | null {
  // The alphabetical order of ISO dates is their order in time.
  const [from] = dates.map((range) => range.from).toSorted();
  const to = dates
    .map((range) => range.to)
    .toSorted()
    .at(-1);
  return from && to ? { from, to } : null;
}

/** Groups units that arrive on the same days, the earliest first. */
export function groupIntoParts(units: readonly { productItemId: string; delivery: DeliveryDates }[]): DeliveryPart[] {
  const unitsByDays = Map.groupBy(units, ({ delivery: { from, to } }) => `${to} ${from}`);
  return [...unitsByDays]
    .toSorted(([days], [otherDays]) => (days < otherDays ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first ? [{ delivery: first.delivery, productItemIds: [first, ...others].map(({ productItemId }) => productItemId) }] : [],
    );
}
