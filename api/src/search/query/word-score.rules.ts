/** Room for the tier beside the cost. */
export const TIER_BITS = 3;

/** How well a product has a word, lower is better: how far the term is from what was typed, then where it stands. The scores of all words add up. */
export const wordScore = (cost: number, tier: number): number => cost * 2 ** TIER_BITS + tier;
