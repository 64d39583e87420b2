import { chooseHalf, type Half } from './half.js';
import { computeGain, type ProductAttributes } from './judge.js';
import { computeScore, HIT_COUNT, type Score } from './metric.js';
import { type QueryClass, queryClasses, type RelevanceQuery } from './query.js';

export { relevanceSet } from './relevance-set.js';

export interface Result {
  query: RelevanceQuery;
  /** All hits, best first. */
  found: readonly ProductAttributes[];
}

export interface ScoredResult extends Result, Score {
  half: Half;
}

export interface Figures {
  queries: number;
  ndcg: number;
  success: number;
  precision: number;
}

export const scoreResults = (responses: readonly Result[], catalog: readonly ProductAttributes[]): ScoredResult[] =>
  responses.map(({ query, found }) => ({ query, found, half: chooseHalf(query), ...computeScore(query.wishes, found, catalog) }));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Returns the means over the queries, all with the same weight. A query without hits is left out of the precision. */
export const computeFigures = (responses: readonly Score[]): Figures => ({
  queries: responses.length,
  ndcg: mean(responses.map(({ ndcg }) => ndcg)),
  success: mean(responses.map(({ success }) => success)),
  precision: mean(responses.flatMap(({ precision }) => precision ?? [])),
});

export interface PartReport {
  classes: [QueryClass, Figures][];
  all: Figures;
}

export function buildReport(results: readonly ScoredResult[], half: Half): PartReport {
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

/** Returns a message for each score below the minimum. */
export function listShortfalls(engine: keyof typeof minScores, { classes, all }: PartReport): string[] {
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

const MAX_REPORTED = 0.9;

/** Lists the worst results with their hits and gains. Only from the tuning half, because the held-out half must not be looked at. */
export function worstResults(responses: readonly ScoredResult[]): string[] {
  return responses
    .filter(({ half, ndcg, precision }) => half === 'tuning' && Math.min(ndcg, precision ?? 1) < MAX_REPORTED)
    .sort((a, b) => a.ndcg - b.ndcg)
    .map(({ query, found, ndcg, precision }) => {
      const products = found
        .slice(0, HIT_COUNT)
        .map((product) => `${computeGain(product, query.wishes)} ${product.name} (${product.brand}, ${product.colour})`);
      return `${ndcg.toFixed(2)} ${(precision ?? 1).toFixed(2)}  ${query.class}  «${query.text}»: ${products.join('; ') || 'nothing'}`;
    });
}
