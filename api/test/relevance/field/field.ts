import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchReader } from '../../../src/search/engine/search-engine.port.js';
import { allProducts } from '../../../src/search/engine/search-engine.port.js';
import { understand } from '../../../src/search/query/query-understanding.js';
import type { SearchSets } from '../../../src/search/sets/search-sets.js';
import { computeScore, type Score } from '../metric.js';
import { type FieldProduct, parseFieldProducts } from './goods.js';
import { type FieldQuery, parseFieldQueries } from './queries.js';

const readText = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

export const fieldCatalog: readonly FieldProduct[] = parseFieldProducts(readText('goods.txt'));
export const fieldHalves = {
  tuning: parseFieldQueries(readText('tuning.tsv')),
  'held-out': parseFieldQueries(readText('held-out.tsv')),
} as const;

const productsById = new Map(fieldCatalog.map((product) => [product.id, product]));

export interface FieldResult extends Score {
  query: FieldQuery;
  hits: FieldProduct[];
}

/** Runs a query against the field catalog (goods.txt) and scores all hits. */
export async function searchField(query: FieldQuery, reader: SearchReader, sets: SearchSets): Promise<FieldResult> {
  const { words } = understand(query.text, sets);
  const request = { ...allProducts, sort: 'POPULAR_FIRST', page: 1, limit: fieldCatalog.length } as const;
  const { ids } = words ? await reader.list({ ...request, words }) : { ids: [] };
  const hits = ids.flatMap((id) => productsById.get(id) ?? []);
  return { query, hits, ...computeScore(query.wishes, hits, fieldCatalog) };
}
