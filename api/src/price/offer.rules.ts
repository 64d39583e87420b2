import type { SupplierType } from '../platform/prisma/generated/enums.js';
import { isAvailable, type PricedItem } from './priced-item.rules.js';

/** Delivery speed of a unit. */
export const DeliverySpeed = { FAST: 'FAST', SLOW: 'SLOW' } as const;
export type DeliverySpeed = (typeof DeliverySpeed)[keyof typeof DeliverySpeed];

/** Only the shop's own stock is ready to ship; goods of other suppliers have to arrive first. */
export const toDeliverySpeed = (supplier: SupplierType): DeliverySpeed => (supplier === 'MEET_WAREHOUSE' ? 'FAST' : 'SLOW');

const isCheaper = (item: PricedItem, than: PricedItem): boolean =>
  item.price === than.price ? item.id < than.id : item.price < than.price;

/**
 * Returns the available unit that is cheapest for a guest, if any. Listings sort and filter by its prices. displayed-unit.rules.ts has the
 * rule for every viewer.
 */
export const displayedItem = <Item extends PricedItem>(items: readonly Item[], now: Date): Item | undefined => {
  let cheapest: Item | undefined;
  for (const item of items) {
    if (isAvailable(item, now) && (cheapest === undefined || isCheaper(item, cheapest))) cheapest = item;
  }
  return cheapest;
};
