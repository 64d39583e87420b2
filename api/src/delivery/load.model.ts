/** What is carried. Each unit is in a box of its own. */
export interface Load {
  units: number;
  /** Declared value in kopecks, for which the carrier is liable. */
  value: bigint;
}

/** Load of callers that need only the duration. */
export const ONE_UNIT: Load = { units: 1, value: 0n };
