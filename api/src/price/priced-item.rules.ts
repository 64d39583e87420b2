/** A unit's guest price and what decides whether it can be bought. Amounts are kopecks. */
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
