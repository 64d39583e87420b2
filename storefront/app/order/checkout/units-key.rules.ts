/** Identifies a set of units, in any order. */
export const unitsKey = (ids: readonly string[]): string => ids.toSorted().join(' ');
