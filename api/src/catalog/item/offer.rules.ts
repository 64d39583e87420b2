import type { SupplierType } from '../../platform/prisma/generated/enums.js';
import { displayedItem, type PricedItem } from '../product-price.rules.js';

/** How soon a unit comes. */
export const DeliverySpeed = { FAST: 'FAST', SLOW: 'SLOW' } as const;
export type DeliverySpeed = (typeof DeliverySpeed)[keyof typeof DeliverySpeed];

interface OfferedItem extends PricedItem {
  supplier: SupplierType;
  sizeId: string;
  sizePosition: number;
}

export interface OfferedUnit<Item> {
  item: Item;
  deliverySpeed: DeliverySpeed;
}

/** Our own stock is in Russia, everything else has to come first. */
export const deliverySpeedOf = (supplier: SupplierType): DeliverySpeed => (supplier === 'MEET_WAREHOUSE' ? 'FAST' : 'SLOW');

/** One offer a size and speed, the cheapest available unit of it: the smallest size first, the cheaper first within a size. */
export const offersOf = <Item extends OfferedItem>(items: readonly Item[], now: Date): OfferedUnit<Item>[] => {
  const kinds = Map.groupBy(items, ({ sizeId, supplier }) => `${sizeId} ${deliverySpeedOf(supplier)}`);
  const offers = [...kinds.values()].flatMap((alike) => {
    const item = displayedItem(alike, now);
    return item ? [{ item, deliverySpeed: deliverySpeedOf(item.supplier) }] : [];
  });
  return offers.sort(bySizeThenPrice);
};

const bySizeThenPrice = <Item extends OfferedItem>(one: OfferedUnit<Item>, other: OfferedUnit<Item>): number =>
  one.item.sizePosition - other.item.sizePosition ||
  Number(one.item.price - other.item.price) ||
  one.deliverySpeed.localeCompare(other.deliverySpeed);
