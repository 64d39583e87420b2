import type { PickupRate } from './delivery-rate.rules.js';

/** Pickup is free for goods of this price and more, after member prices and before promo code and bonuses. */
export const FREE_PICKUP_FROM = 10_000_00n;

/** Price of delivery to a pickup point for goods of this price. */
export const computePickupPrice = ({ pickupPrice }: Pick<PickupRate, 'pickupPrice'>, goodsPrice: bigint): bigint =>
  goodsPrice >= FREE_PICKUP_FROM ? 0n : pickupPrice;

/** Price of further goods with which pickup would be free. It is 0 for an empty cart. */
export const computeMissingForFreePickup = (goodsPrice: bigint): bigint =>
  goodsPrice === 0n || goodsPrice >= FREE_PICKUP_FROM ? 0n : FREE_PICKUP_FROM - goodsPrice;
