import type { Texts } from '../locale/texts.ts';

/** Delivery speed of a size: `fast` from stock, `slow` to order, `both` when available either way. */
export type SizeDelivery = 'fast' | 'slow' | 'both';

export interface SizeOption {
  /** Value submitted with the form and passed to `onValueChange`, unique among the sizes. */
  value: string;
  /** Size as the shop writes it: «41», «M». */
  name: string;
  /** British size. */
  uk?: string | undefined;
  /** American size. */
  us?: string | undefined;
  /** Foot length in centimetres. */
  cm?: string | undefined;
  /**
   * Whether the size is sold out. A sold-out size is struck through; it can be focused but not chosen.
   * @default false
   */
  soldOut?: boolean | undefined;
  /**
   * Reason why a sold-out size cannot be chosen, worded to follow «43: ».
   * @default 'нет в наличии'
   */
  reason?: string | undefined;
  /** Short note below the size: «1 пара». */
  note?: string | undefined;
  /** Delivery speed, shown below the sizes when this size is chosen or focused. */
  delivery?: SizeDelivery | undefined;
  /**
   * Whether the name is too long for a grid cell, like «Один размер», and needs its own line.
   * @default false
   */
  wide?: boolean | undefined;
}

/** Returns why a size is sold out, or how fast it is delivered; an empty text if neither is known. */
export const describeSize = ({ soldOut, reason, delivery }: SizeOption, texts: Texts['sizePicker']): string => {
  if (soldOut) return reason ?? texts.soldOut;
  return delivery ? texts.delivery[delivery] : '';
};
