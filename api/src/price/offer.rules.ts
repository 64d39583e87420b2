import type { SupplierType } from '../platform/prisma/generated/enums.js';
import { isAvailable, type PricedItem } from './priced-item.rules.js';

/** Delivery speed of a unit. */
export const DeliverySpeed = { FAST: 'FAST', SLOW: 'SLOW' } as const;
export type DeliverySpeed = (typeof DeliverySpeed)[keyof typeof DeliverySpeed];

export interface OfferedItem extends PricedItem {
  supplier: SupplierType;
  sizeId: string;
  sizePosition: number;
}

export interface OfferedUnit<Item> {
  item: Item;
  deliverySpeed: DeliverySpeed;
}

/** Returns what the viewer pays for a unit. */
export type CostOf<Item> = (item: Item) => bigint;

const guestPrice = ({ price }: PricedItem): bigint => price;

/** Only the shop's own stock is ready to ship; goods of other suppliers have to arrive first. */
export const deliverySpeedOf = (supplier: SupplierType): DeliverySpeed => (supplier === 'MEET_WAREHOUSE' ? 'FAST' : 'SLOW');

const compare = <Value extends bigint | string>(one: Value, other: Value): number => (one < other ? -1 : Number(one > other));

/**
 * Returns the item whose prices are displayed for several: the available one with the lowest cost. The default cost is the guest price.
 * Ties are broken by the guest price, so that signing in changes as little as possible, then by id. Undefined when none is available.
 */
export const displayedItem = <Item extends PricedItem>(
  items: readonly Item[],
  now: Date,
  costOf: CostOf<Item> = guestPrice,
): Item | undefined => {
  const isCheaper = (item: Item, than: Item): boolean =>
    (compare(costOf(item), costOf(than)) || compare(item.price, than.price) || compare(item.id, than.id)) < 0;
  let cheapest: Item | undefined;
  for (const item of items) {
    if (isAvailable(item, now) && (cheapest === undefined || isCheaper(item, cheapest))) cheapest = item;
  }
  return cheapest;
};

/** Whether another available item costs more, so that the price of `displayed` is shown with «от». */
export const isFromPrice = <Item extends PricedItem>(
  displayed: Item,
  items: readonly Item[],
  { now, costOf }: { now: Date; costOf: CostOf<Item> },
): boolean => items.some((item) => isAvailable(item, now) && costOf(item) > costOf(displayed));

/** Returns one offer per size and speed, the cheapest available unit. Sorted by size, then by cost. */
export const offersOf = <Item extends OfferedItem>(items: readonly Item[], now: Date, costOf: CostOf<Item>): OfferedUnit<Item>[] => {
  const kinds = Map.groupBy(items, ({ sizeId, supplier }) => `${sizeId} ${deliverySpeedOf(supplier)}`);
  const offers = [...kinds.values()].flatMap((alike) => {
    const item = displayedItem(alike, now, costOf);
    return item ? [{ item, deliverySpeed: deliverySpeedOf(item.supplier) }] : [];
  });
  return offers.sort(
    (one, other) =>
      one.item.sizePosition - other.item.sizePosition ||
      compare(one.item.sizeId, other.item.sizeId) ||
      compare(costOf(one.item), costOf(other.item)) ||
      compare(one.deliverySpeed, other.deliverySpeed),
  );
};
