/** Both bounds of a range, the lower one first. */
export type Range = readonly [from: number, to: number];

export const endNames = ['from', 'to'] as const;
const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
export const toRange = ([from = 0, to = 0]: readonly number[]): Range => [from, to];

interface TypedBound {
  /** The typed number, or `null` for an empty field. */
  value: number | null;
  min: number;
  max: number;
}

/**
 * Applies a typed bound, which is kept within the range and on its side of the other bound. An empty field counts as the limit of the range
 * at that end.
 */
export function applyTypedBound([from, to]: Range, end: 0 | 1, { value, min, max }: TypedBound): Range {
  return end === 0 ? [clamp(value ?? min, min, to), to] : [from, clamp(value ?? max, from, max)];
}
