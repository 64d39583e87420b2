interface ReplacementOrder {
  promocode: string;
  bonuses: string;
  /** The sum that the shopper sees before pressing the button: a `VisibleSum` as JSON. */
  visibleSumJson: string;
}

/** One unit in the place of another. */
export interface UnitReplacement {
  /** Id of the unavailable unit. */
  id: string;
  /** Id of the replacing unit. */
  by: string;
}

/** The shopper's choice of a replacement. A button of the form submits which unit replaces which unavailable unit. */
export interface Replacement extends UnitReplacement {
  /** The replacement of another unit in the displayed order, which is accepted too. */
  displayed?: UnitReplacement | undefined;
  /** The order with the replacement, which the button places too; null if the shopper has yet to confirm its sum. */
  order: ReplacementOrder | null;
}

/** Formats the value of a button that chooses a replacement. In that value, the sum has an older name, `visibleSumText`. */
export function formatReplacement({ id, by, displayed, order }: Replacement): string {
  if (!order) return new URLSearchParams({ id, by, ...(displayed && { displayedId: displayed.id, displayedBy: displayed.by }) }).toString();
  const { visibleSumJson, ...reductions } = order;
  return new URLSearchParams({ id, by, ...reductions, visibleSumText: visibleSumJson }).toString();
}

/** Reads the value that `formatReplacement` writes; null if no replacement was chosen. */
export function readReplacement(text: string): Replacement | null {
  const { id, by, displayedId, displayedBy, ...fields } = Object.fromEntries(new URLSearchParams(text));
  if (!id || !by) return null;
  const { promocode = '', bonuses = '', visibleSumText: visibleSumJson } = fields;
  const displayed = displayedId && displayedBy ? { id: displayedId, by: displayedBy } : undefined;
  return { id, by, ...(displayed && { displayed }), order: visibleSumJson ? { promocode, bonuses, visibleSumJson } : null };
}

/** Lists which units a choice replaces. */
export const listUnitReplacements = ({ id, by, displayed }: Replacement): UnitReplacement[] => [
  { id, by },
  ...(displayed ? [displayed] : []),
];

/** Puts the replacing units in the place of the unavailable ones. */
export const replaceIds = <Id extends string | number>(ids: readonly Id[], replacements: readonly UnitReplacement[]): (Id | string)[] =>
  ids.map((unitId) => replacements.find(({ id }) => id === unitId)?.by ?? unitId);
