import { chooseHalf, type Half } from './half.js';
import { computeGain, type ProductAttributes } from './judge.js';
import { computeScore, HIT_COUNT, type Score } from './metric.js';
import { type QueryClass, queryClasses, type RelevanceQuery } from './query.js';

export { relevanceSet } from './relevance-set.js';

export interface SearchResult {
  query: RelevanceQuery;
  /** All hits, best first. */
  hits: readonly ProductAttributes[];
}

export interface ScoredResult extends SearchResult, Score {
  half: Half;
}

export interface Figures {
  queries: number;
  ndcg: number;
  success: number;
  precision: number;
}

export const scoreResults = (results: readonly SearchResult[], catalog: readonly ProductAttributes[]): ScoredResult[] =>
  results.map(({ query, hits }) => ({ query, hits, half: chooseHalf(query), ...computeScore(query.wishes, hits, catalog) }));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Returns the means over the queries, all with the same weight. A query without hits is left out of the precision. */
export const computeFigures = (scores: readonly Score[]): Figures => ({
  queries: scores.length,
  ndcg: mean(scores.map(({ ndcg }) => ndcg)),
  success: mean(scores.map(({ success }) => success)),
  precision: mean(scores.flatMap(({ precision }) => precision ?? [])),
});

export interface HalfReport {
  classes: [QueryClass, Figures][];
  all: Figures;
}

export function buildReport(results: readonly ScoredResult[], half: Half): HalfReport {
  const halfResults = results.filter((result) => result.half === half);
  return {
    classes: queryClasses.map((name) => [name, computeFigures(halfResults.filter(({ query }) => query.class === name))]),
    all: computeFigures(halfResults),
  };
}

/** Minimum mean nDCG of all queries, and of each class. */
export const minScores = { meilisearch: { all: 0.95, class: 0.85 }, postgres: { all: 0.92, class: 0.8 } } as const;

/** Minimum precision of a class. It is lower for typos and prefixes, which are ambiguous. */
export const getMinPrecision = (queryClass: QueryClass): number => (ambiguousClasses.has(queryClass) ? 0.85 : 0.95);
const ambiguousClasses = new Set<QueryClass>(['typos', 'prefix']);

/** Returns a message for each score that is below its minimum. */
export function listShortfalls(engine: keyof typeof minScores, { classes, all }: HalfReport): string[] {
  const minimum = minScores[engine];
  return [
    ...(all.ndcg < minimum.all ? [`${engine}: mean nDCG ${all.ndcg.toFixed(3)} is below ${minimum.all}`] : []),
    ...classes
      .filter(([, { ndcg }]) => ndcg < minimum.class)
      .map(([name, { ndcg }]) => `${engine}: nDCG of ${name} ${ndcg.toFixed(3)} is below ${minimum.class}`),
    ...classes
      .filter(([name, { precision }]) => precision < getMinPrecision(name))
      .map(([name, { precision }]) => `${engine}: precision of ${name} ${precision.toFixed(3)} is below ${getMinPrecision(name)}`),
  ];
}

/** A result is reported among the worst if its nDCG or its precision is below this. */
const MAX_REPORTED = 0.9;

/** Lists the worst results of the tuning half with their hits and gains. The held-out half stays hidden from those who tune the search. */
export function listWorstResults(results: readonly ScoredResult[]): string[] {
  return results
    .filter(({ half, ndcg, precision }) => half === 'tuning' && Math.min(ndcg, precision ?? 1) < MAX_REPORTED)
    .sort((a, b) => a.ndcg - b.ndcg)
    .map(({ query, hits, ndcg, precision }) => {
      const products = hits
        .slice(0, HIT_COUNT)
        .map((product) => `${computeGain(product, query.wishes)} ${product.name} (${product.brand}, ${product.colour})`);
      return `${ndcg.toFixed(2)} ${(precision ?? 1).toFixed(2)}  ${query.class}  «${query.text}»: ${products.join('; ') || 'nothing'}`;
    });
}
