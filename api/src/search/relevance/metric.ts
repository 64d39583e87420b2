import { FULL_GAIN, gainOf, type ProductAttributes } from './judge.js';
import type { RelevanceQuery } from './query.js';

/** Products of an answer that count: what the search box shows. */
export const DEPTH = 8;

export interface Score {
  ndcg: number;
  /** 1 where the first product fits fully. */
  success: number;
}

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, DEPTH).reduce((sum, gain, place) => sum + (2 ** gain - 1) / Math.log2(place + 2), 0);

/** Gains in the order of the answer against the best order that the same gains could have. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const ideal = discounted(all.toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : discounted(found) / ideal;
}

/** Of an answer, its first product first, against everything in the catalog. */
export function scoreOf(query: RelevanceQuery, found: readonly ProductAttributes[], catalog: readonly ProductAttributes[]): Score {
  if (query.wishes.length === 0) {
    const right = found.length === 0 ? 1 : 0;
    return { ndcg: right, success: right };
  }
  const gains = found.map((product) => gainOf(product, query.wishes));
  const all = catalog.map((product) => gainOf(product, query.wishes));
  return { ndcg: ndcg(gains, all), success: gains[0] === FULL_GAIN ? 1 : 0 };
}
