import { computeGain, MAX_GAIN, type Wish } from './judge.js';

/** Number of hits that nDCG considers: as many as the search box shows. */
export const HIT_COUNT = 8;

export interface Score {
  /** nDCG of the first HIT_COUNT hits. */
  ndcg: number;
  /** 1 if the first hit fits fully, otherwise 0. */
  success: number;
  /** Share of all hits that fit at least partly; null without hits, which `ndcg` penalizes. */
  precision: number | null;
}

const sumDiscountedGains = (gains: readonly number[]): number =>
  gains.slice(0, HIT_COUNT).reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);

/** Normalized discounted cumulative gain: the gains of the hits relative to the best possible order of all products. */
export function ndcg(hitGains: readonly number[], allGains: readonly number[]): number {
  const idealGain = sumDiscountedGains(allGains.toSorted((a, b) => b - a));
  return idealGain === 0 ? 0 : sumDiscountedGains(hitGains) / idealGain;
}

/** Scores all hits of a query against the catalog. */
export function computeScore<Product>(wishes: readonly Wish<Product>[], hits: readonly Product[], catalog: readonly Product[]): Score {
  if (wishes.length === 0) {
    const emptyScore = hits.length === 0 ? 1 : 0;
    return { ndcg: emptyScore, success: emptyScore, precision: emptyScore };
  }
  const gains = hits.map((product) => computeGain(product, wishes));
  const allGains = catalog.map((product) => computeGain(product, wishes));
  return { ndcg: ndcg(gains, allGains), success: gains[0] === MAX_GAIN ? 1 : 0, precision: computePrecision(gains) };
}

function computePrecision(gains: readonly number[]): number | null {
  return gains.length === 0 ? null : gains.filter((gain) => gain > 0).length / gains.length;
}
