import type { SupplierType } from '../platform/prisma/generated/enums.js';
import { isAvailable, type PricedItem } from './priced-item.rules.js';

/** How soon a unit comes. */
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

/** What a unit costs the one who is shown it. */
export type CostOf<Item> = (item: Item) => bigint;

const guestPrice = ({ price }: PricedItem): bigint => price;

/** Our own stock is in Russia, everything else has to come first. */
export const deliverySpeedOf = (supplier: SupplierType): DeliverySpeed => (supplier === 'MEET_WAREHOUSE' ? 'FAST' : 'SLOW');

const compare = <Value extends bigint | string>(one: Value, other: Value): number => (one < other ? -1 : Number(one > other));

/**
 * The item whose prices stand for several: the available one with the lowest cost. Equal costs are decided by the guest price, so that
 * signing in changes as little as possible, then by id. Undefined when none is available. By default it costs what a guest pays.
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

/** Whether an available item costs more than this: the price of `displayed` is then shown with «от». */
export const isFromPrice = <Item extends PricedItem>(displayed: Item, items: readonly Item[], now: Date, costOf: CostOf<Item>): boolean =>
  items.some((item) => isAvailable(item, now) && costOf(item) > costOf(displayed));

/** One offer a size and speed, the cheapest available unit of it: the smallest size first, the cheaper speed first within a size. */
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
