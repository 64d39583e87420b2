/** What of a price depends on who looks. */
export interface Prices {
  price: number;
  /** What whoever is signed in pays; null where that is the price. */
  loyaltyPrice?: number | null;
  /** The price before it fell. */
  oldPrice?: number | null;
}

/** Prices as one shopper sees them. */
export type OwnPrices<Details extends Prices> = Details & {
  /** The price is that of a signed-in shopper. */
  forMembers: boolean;
};

/** Prices as this shopper sees them: to whoever is signed in the price for members is the price itself, beside what it would be without it. */
export function ownPrice<Details extends Prices>(prices: Details, isMember: boolean): OwnPrices<Details> {
  const { price, oldPrice, loyaltyPrice } = prices;
  if (!isMember || !loyaltyPrice) return { ...prices, forMembers: false };
  return { ...prices, price: loyaltyPrice, oldPrice: oldPrice ?? price, loyaltyPrice: null, forMembers: true };
}
