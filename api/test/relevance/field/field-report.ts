import type { SearchReader } from '../../../src/search/engine/search-engine.port.js';
import { SearchSets } from '../../../src/search/sets/search-sets.js';
import { SearchSetsReader } from '../../../src/search/sets/search-sets-reader.js';
import type { Half } from '../half.js';
import { computeFigures, type Figures } from '../report.js';
import { type FieldResult, fieldCatalog, fieldHalves, searchField } from './field.js';
import { buildFieldDocument } from './goods.js';

export type FieldReport = Record<Half, Figures>;

/** Minimum scores of each half of the queries. */
export const minFieldScores = { ndcg: 0.9, precision: 0.95 } as const;

const scoreHalf = async (half: Half, reader: SearchReader, sets: SearchSets): Promise<Figures> => {
  const results: FieldResult[] = [];
  for (const query of fieldHalves[half]) results.push(await searchField(query, reader, sets));
  return computeFigures(results);
};

/** Scores the queries of each half. The engine must contain the field catalog: fictitious goods of every kind, from goods.txt. */
export const scoreField = async (reader: SearchReader, sets: SearchSets): Promise<FieldReport> => ({
  tuning: await scoreHalf('tuning', reader, sets),
  'held-out': await scoreHalf('held-out', reader, sets),
});

/** Scores without a database, using the in-memory index that the PostgreSQL engine reads. */
export const scoreFieldInMemory = (): Promise<FieldReport> => {
  const sets = new SearchSets();
  sets.applyChanges(fieldCatalog.map((product) => ({ productId: product.id, document: buildFieldDocument(product) })));
  const reader = new SearchSetsReader(sets);
  return scoreField({ list: async (request) => reader.list(request), readFacets: async (set) => reader.readFacets(set) }, sets);
};

/** Returns a message for each score that is below its minimum. */
export const listFieldShortfalls = (report: FieldReport): string[] =>
  Object.entries(report).flatMap(([half, figures]) =>
    (['ndcg', 'precision'] as const)
      .filter((figure) => figures[figure] < minFieldScores[figure])
      .map((figure) => `the field, ${half}: ${figure} ${figures[figure].toFixed(3)} is below ${minFieldScores[figure]}`),
  );
