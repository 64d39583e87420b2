/** The choice of a unit that replaces an unavailable one, which a button of the form submits. */
export interface Replacement {
  /** Id of the unavailable unit. */
  id: string;
  /** Id of the replacing unit. */
  by: string;
  /** The order with the replacement, which the button places too; null if the shopper has yet to confirm its sum. */
  order: { promocode: string; bonuses: string; visibleSumText: string } | null;
}

/** Formats the value of a button that chooses a replacement. */
export const formatReplacement = ({ id, by, order }: Replacement): string => new URLSearchParams({ id, by, ...order }).toString();

/** Reads the value that `formatReplacement` writes; null if no replacement was chosen. */
export function readReplacement(text: string): Replacement | null {
  const { id, by, promocode = '', bonuses = '', visibleSumText } = Object.fromEntries(new URLSearchParams(text));
  return id && by ? { id, by, order: visibleSumText ? { promocode, bonuses, visibleSumText } : null } : null;
}
