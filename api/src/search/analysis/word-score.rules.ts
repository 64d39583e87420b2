/** Weight of one unit of cost, in tiers. */
const COST = 8;

/** Score of a product for one word, lower is better: mostly the cost of the term, then its tier. Scores of several words are added. */
export const wordScore = (cost: number, tier: number): number => cost * COST + tier;

/** Whether a term counts in a tier. */
export const countsIn = (tiers: number | undefined, tier: number): boolean => tiers === undefined || (tiers & (1 << tier)) !== 0;
