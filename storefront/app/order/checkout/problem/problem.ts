import type { PriceChanges } from './price-changes.rules.ts';

/** Why nothing was placed. It stands above the form, which keeps what was typed. */
export type Problem =
  /** Fields are empty or wrong. */
  | { kind: 'fields' }
  /** The sum is not the one that was shown. */
  | { kind: 'price'; changes: PriceChanges }
  /** Units were sold or reserved by another shopper. */
  | { kind: 'gone' }
  /** A replacement is in the order now. */
  | { kind: 'replaced' }
  /** The promo code or the bonuses were changed, and the sum with them. */
  | { kind: 'summed' }
  | { kind: 'promo'; message: string }
  | { kind: 'bonuses'; most: number }
  /** The delivery cannot be computed. */
  | { kind: 'delivery' }
  | { kind: 'limit'; message: string }
  /** The same form has placed an order before, with other content. */
  | { kind: 'placed'; orderId: string | null }
  /** It is unknown whether the order was placed. The same form never places a second one. */
  | { kind: 'lost' }
  /** It is unknown whether a replacement was taken. Nothing was placed. */
  | { kind: 'swapLost' }
  /** The promo code or the bonuses could not be changed, or it is unknown. Nothing was placed. */
  | { kind: 'sumSilent' }
  /** The city could not be looked up. Nothing was placed. */
  | { kind: 'citySilent' }
  | { kind: 'refused'; message: string };
