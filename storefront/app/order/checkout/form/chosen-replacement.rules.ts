/** A unit in place of another one, chosen by a button of the form. */
export interface Replacement {
  id: string;
  by: string;
  /** The order with it, which the button places too; null if the shopper has yet to confirm its sum. */
  order: { promocode: string; bonuses: string; visibleSumText: string } | null;
}

/** Formats the value of the button that takes a replacement. */
export const formatReplacement = ({ id, by, order }: Replacement): string => new URLSearchParams({ id, by, ...order }).toString();

/** Reads the value of that button. */
export function readReplacement(text: string): Replacement | null {
  const { id, by, promocode = '', bonuses = '', visibleSumText } = Object.fromEntries(new URLSearchParams(text));
  return id && by ? { id, by, order: visibleSumText ? { promocode, bonuses, visibleSumText } : null } : null;
}
