/** Guest price of a unit and the state that determines whether it can be bought. Amounts are in kopecks. */
export interface PricedItem {
  id: string;
  price: bigint;
  oldPrice: bigint | null;
  active: boolean;
  reservedUntil: Date | null;
  soldAt: Date | null;
  deletedAt: Date | null;
}

export const isReserved = (item: Pick<PricedItem, 'reservedUntil'>, now: Date): boolean =>
  item.reservedUntil !== null && item.reservedUntil.getTime() > now.getTime();

export const isSold = (item: Pick<PricedItem, 'soldAt'>): boolean => item.soldAt !== null;

/** Whether a shopper can order the unit now. */
export const isAvailable = (item: PricedItem, now: Date): boolean =>
  item.active && item.deletedAt === null && !isSold(item) && !isReserved(item, now);

const isCheaper = (item: PricedItem, other: PricedItem): boolean =>
  item.price === other.price ? item.id < other.id : item.price < other.price;

/**
 * Returns the available unit that is cheapest for a guest, if any. Listings sort and filter by its prices. displayed-unit.rules.ts has the
 * rule for every viewer.
 */
export const findDisplayedItem = <Item extends PricedItem>(items: readonly Item[], now: Date): Item | undefined => {
  let cheapest: Item | undefined;
  for (const item of items) {
    if (isAvailable(item, now) && (cheapest === undefined || isCheaper(item, cheapest))) cheapest = item;
  }
  return cheapest;
};
