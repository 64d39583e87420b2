interface ReplacementOrder {
  promocode: string;
  bonuses: string;
  /** The sum that the shopper sees before pressing the button: a `VisibleSum` as JSON. */
  visibleSumJson: string;
}

/** The shopper's choice of a replacement. A button of the form submits which unit replaces which unavailable unit. */
export interface Replacement {
  /** Id of the unavailable unit. */
  id: string;
  /** Id of the replacing unit. */
  by: string;
  /** The order with the replacement, which the button places too; null if the shopper has yet to confirm its sum. */
  order: ReplacementOrder | null;
}

/** Formats the value of a button that chooses a replacement. In that value, the sum has an older name, `visibleSumText`. */
export function formatReplacement({ id, by, order }: Replacement): string {
  if (!order) return new URLSearchParams({ id, by }).toString();
  const { visibleSumJson, ...reductions } = order;
  return new URLSearchParams({ id, by, ...reductions, visibleSumText: visibleSumJson }).toString();
}

/** Reads the value that `formatReplacement` writes; null if no replacement was chosen. */
export function readReplacement(text: string): Replacement | null {
  const { id, by, promocode = '', bonuses = '', visibleSumText: visibleSumJson } = Object.fromEntries(new URLSearchParams(text));
  return id && by ? { id, by, order: visibleSumJson ? { promocode, bonuses, visibleSumJson } : null } : null;
}
