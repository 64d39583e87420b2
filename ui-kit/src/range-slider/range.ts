/** Both bounds, lower first. */
export type Range = readonly [from: number, to: number];

export const ends = ['от', 'до'] as const;
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
export const toRange = ([from = 0, to = 0]: readonly number[]): Range => [from, to];

interface Typed {
  /** `null` when the field was left empty. */
  typed: number | null;
  min: number;
  max: number;
}

/** Applies a typed bound: limited to the range and to its side of the other bound. An empty field means the end of the range. */
export function withTyped([from, to]: Range, end: 0 | 1, { typed, min, max }: Typed): Range {
  return end === 0 ? [clamp(typed ?? min, min, to), to] : [from, clamp(typed ?? max, from, max)];
}
