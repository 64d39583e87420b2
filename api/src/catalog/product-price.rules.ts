/** What decides whether a unit can be bought, and for how much. Amounts are kopecks. */
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

/** A unit that a shopper can put into an order at this moment. */
export const isAvailable = (item: PricedItem, now: Date): boolean =>
  item.active && item.deletedAt === null && !isSold(item) && !isReserved(item, now);

const isCheaper = (item: PricedItem, than: PricedItem): boolean =>
  item.price < than.price || (item.price === than.price && item.id < than.id);

/** The item whose prices a product shows: the available one with the lowest guest price; of equals the first by id. Undefined when sold out. */
export const displayedItem = <Item extends PricedItem>(items: readonly Item[], now: Date): Item | undefined => {
  let cheapest: Item | undefined;
  for (const item of items) {
    if (isAvailable(item, now) && (cheapest === undefined || isCheaper(item, cheapest))) cheapest = item;
  }
  return cheapest;
};

/** Whole percents off the old price, rounded down; null where there is no old price. In bigint: 100 times an amount can exceed 2^53. */
export const saleOf = ({ price, oldPrice }: Pick<PricedItem, 'price' | 'oldPrice'>): number | null =>
  oldPrice === null ? null : Number((100n * (oldPrice - price)) / oldPrice);
