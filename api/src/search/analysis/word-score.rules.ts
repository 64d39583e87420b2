/**
 * Fields of a product in which a term can occur, the most important first. A product ranks higher if a word of the query occurs in a more
 * important field. `findTiers` decides in which tiers a query term counts.
 */
export const tier = {
  /** Head noun of the product's name, and the adjectives. */
  kind: 0,
  brandOrModel: 1,
  otherNameWords: 2,
  /** Product type and subtype. A compound name such as «Джинсы и брюки» counts as `directory` instead. */
  group: 3,
  /** Material, sex, age and season. */
  trait: 4,
  shade: 5,
  /** Family of the colour, and materials related to the product's own. */
  related: 6,
  /** Directories, and types whose name lists several kinds. */
  directory: 7,
  /** Properties and sizes. */
  property: 8,
} as const;
export const TIER_COUNT = 9;
export const LAST_TIER = TIER_COUNT - 1;

/** Whether a term counts in a tier. `tiers` is a bit mask; undefined means all tiers. */
export const countsInTier = (tiers: number | undefined, tier: number): boolean => tiers === undefined || (tiers & (1 << tier)) !== 0;

/** Number of tiers that count as much as one unit of cost. */
const COST_WEIGHT = 8;

/** Score of a product for one word, lower is better: mostly the cost of the term, then its tier. Scores of several words are added. */
export const computeWordScore = (cost: number, tier: number): number => cost * COST_WEIGHT + tier;
