/** What a step of cost weighs, in tiers. */
const COST = 8;

/** How well a product has a word, lower is better: how far the term is from what was typed, then where it stands. The scores of all words add up. */
export const wordScore = (cost: number, tier: number): number => cost * COST + tier;

/** Whether a term counts in a tier. */
export const countsIn = (tiers: number | undefined, tier: number): boolean => tiers === undefined || (tiers & (1 << tier)) !== 0;
