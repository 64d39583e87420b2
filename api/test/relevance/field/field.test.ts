import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../../../src/exports/testing.js';
import { openPool } from '../../../src/search/engine/pool.harness.js';
import type { SearchEngine } from '../../../src/search/engine/search-engine.port.js';
import { createMeilisearchEngine } from '../../../src/search/meilisearch/meilisearch.search-engine.js';
import { createPostgresSearchEngine } from '../../../src/search/postgres/postgres.search-engine.js';
import { SearchSets } from '../../../src/search/sets/search-sets.js';
import { findMeilisearchObstacle, startMeilisearch } from '../../support/meilisearch-process.js';
import { computeGain, MAX_GAIN } from '../judge.js';
import { fieldCatalog, fieldHalves } from './field.js';
import { listFieldShortfalls, minFieldScores, scoreField } from './field-report.js';
import { buildFieldDocument } from './goods.js';

const documents = fieldCatalog.map(buildFieldDocument);
const sets = new SearchSets();
sets.applyChanges(documents.map((document) => ({ productId: document.productId, document })));

const openPostgres = async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.url);
  const stop = async (): Promise<void> => {
    await pool.end();
    await database.drop();
  };
  return { engine: createPostgresSearchEngine(pool), stop };
};

// The timeout of `startMeilisearch` is long, because this test judges relevance and not speed, and reads all hits at once.
const openMeilisearch = async () => {
  const meilisearch = await startMeilisearch();
  const engine = createMeilisearchEngine(meilisearch.options);
  await (await engine.openSecondIndex?.())?.swap();
  return { engine, stop: () => meilisearch.stop() };
};

describe('the catalog of all kinds of goods', () => {
  it('has at least 150 kinds of goods', () => {
    const kinds = new Set(fieldCatalog.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(150);
  });

  it.each(['tuning', 'held-out'] as const)('has a perfect match for each query in the %s half of its queries', (half) => {
    const unmatchedQueries = fieldHalves[half].filter(
      ({ wishes }) => !fieldCatalog.some((product) => computeGain(product, wishes) === MAX_GAIN),
    );
    expect(unmatchedQueries.map(({ text }) => text)).toEqual([]);
  });

  it.each(['tuning', 'held-out'] as const)('has no repeated query in the %s half of its queries', (half) => {
    const texts = fieldHalves[half].map(({ text }) => text);
    expect(texts).toEqual([...new Set(texts)]);
  });
});

describe.each([
  { name: 'PostgreSQL', open: openPostgres, skipReason: undefined },
  { name: 'Meilisearch', open: openMeilisearch, skipReason: findMeilisearchObstacle() },
])('queries of the catalog of all kinds of goods, on $name', ({ open, skipReason }) => {
  if (skipReason !== undefined) {
    it.skip(`find products (${skipReason})`, () => undefined);
    return;
  }
  let engine: SearchEngine;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ engine, stop } = await open());
    await engine.upsert(documents);
  });
  afterAll(() => stop());

  it(`reach at least nDCG ${minFieldScores.ndcg} and precision ${minFieldScores.precision}`, async () => {
    expect(listFieldShortfalls(await scoreField(engine, sets))).toEqual([]);
  }, 180_000);
});
