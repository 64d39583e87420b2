import { createSearchOracle } from '../../../test/fakes/search-oracle.fake.js';
import { findMeilisearchObstacle, startMeilisearch } from '../../../test/support/meilisearch-process.js';
import { createTestDatabase } from '../../exports/testing.js';
import { computeTerms } from '../analysis/document-terms.rules.js';
import {
  createRandomDocument,
  createRandomFilters,
  createRandomId,
  createRandomWords,
  pick,
  sections,
  seed,
} from '../document/random-documents.harness.js';
import { createMeilisearchEngine } from '../meilisearch/meilisearch.search-engine.js';
import { createPostgresSearchEngine } from '../postgres/postgres.search-engine.js';
import { openPool } from './pool.harness.js';
import { type ChosenFilters, type ListingSection, ListingSort, type ProductQuery, type SearchEngine } from './search-engine.port.js';
import type { SecondIndex } from './search-store.port.js';

interface EngineUnderTest {
  engine: SearchEngine;
  stop(): Promise<void>;
}

const openPostgres = async (): Promise<EngineUnderTest> => {
  const database = await createTestDatabase();
  const pool = openPool(database.url);
  return {
    engine: createPostgresSearchEngine(pool),
    stop: async () => {
      await pool.end();
      await database.drop();
    },
  };
};

const openMeilisearch = async (): Promise<EngineUnderTest> => {
  const meilisearch = await startMeilisearch();
  const engine = createMeilisearchEngine(meilisearch.options);
  return { engine, stop: () => meilisearch.stop() };
};

const everything: ProductQuery = { words: [], filters: { values: {}, price: {} } };

const listEveryPage = async (engine: SearchEngine, query: ProductQuery, sort: ListingSort): Promise<string[]> => {
  const limit = pick([7, 60, 100]);
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const listing = await engine.list({ ...query, sort, page, limit });
    ids.push(...listing.ids);
    if (listing.ids.length < limit) {
      expect(listing.total).toBe(ids.length);
      return ids;
    }
  }
};

const engines = [
  { name: 'PostgreSQL', open: openPostgres, obstacle: undefined, hasSecondIndex: false },
  { name: 'Meilisearch', open: openMeilisearch, obstacle: findMeilisearchObstacle(), hasSecondIndex: true },
];

describe.each(engines)(`the engine $name, with random documents (seed ${seed})`, ({ open, obstacle, hasSecondIndex }) => {
  if (obstacle !== undefined) {
    it.skip(`fulfils the contract of search engines (${obstacle})`, () => undefined);
    return;
  }

  let engine: SearchEngine;
  let stop: () => Promise<void>;
  const documents = Array.from({ length: 230 }, () => createRandomDocument());
  const oracle = createSearchOracle(documents);
  const terms = [...new Set(documents.flatMap((document) => computeTerms(document).flat()))];

  beforeAll(async () => {
    ({ engine, stop } = await open());
  });
  afterAll(() => stop());

  const readTotal = async (name: string, key: keyof ListingSection = 'directory'): Promise<number> =>
    (await engine.list({ ...everything, [key]: name, sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 })).total;

  const openSecondIndex = async (): Promise<SecondIndex> => {
    if (engine.openSecondIndex === undefined) throw new Error(`${engine.name} has no second index`);
    return engine.openSecondIndex();
  };

  const emptyTitle = 'lists nothing while its index is empty';

  it(hasSecondIndex ? `${emptyTitle}, and refuses reads and writes while it has no index yet` : emptyTitle, async () => {
    if (hasSecondIndex) {
      expect(await engine.isFilled()).toBe(false);
      await expect(engine.upsert([createRandomDocument()])).rejects.toThrow();
      await expect(engine.list({ ...everything, sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 })).rejects.toThrow();
      await (await openSecondIndex()).swap();
    }
    expect(await engine.isFilled()).toBe(true);
    expect(await engine.list({ ...everything, sort: ListingSort.CHEAP_FIRST, page: 1, limit: 10 })).toEqual({ ids: [], total: 0 });
  });

  it('lists all documents as soon as their write has resolved', async () => {
    await engine.upsert(documents);
    expect(await engine.list({ ...everything, sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 })).toMatchObject({
      total: documents.length,
    });
  });

  it.each(Object.values(ListingSort))('lists all pages in the order %s without duplicates, and breaks ties by id', async (sort) => {
    for (const section of sections) {
      const query = { ...everything, ...section };
      expect(await listEveryPage(engine, query, sort)).toEqual(oracle.listIds({ ...query, sort }));
    }
  });

  it('lists and counts products that match random filters', async () => {
    for (let round = 0; round < 30; round += 1) {
      const query = { ...pick(sections), words: [], filters: createRandomFilters() };
      const sort = pick(Object.values(ListingSort));
      expect({ query, ids: await listEveryPage(engine, query, sort) }).toEqual({ query, ids: oracle.listIds({ ...query, sort }) });
      expect({ query, ...(await engine.readFacets(query)) }).toEqual({ query, ...oracle.computeFacets(query) });
    }
  });

  it.each([
    [1, 4, 'best match first'],
    [2, 1, 'best match first'],
    // Engines may rank queries with many terms less precisely, but must find the same products.
    [2, 4, 'in an order of its own'],
    [3, 4, 'in an order of its own'],
  ])('lists products that match all words of a query (words: %d, terms of a word: %d at most), %s', async (wordCount, maxTerms, order) => {
    for (let round = 0; round < 8; round += 1) {
      const query = {
        ...pick(sections.slice(0, 2)),
        words: createRandomWords(terms, wordCount, maxTerms),
        filters: pick([createRandomFilters(), everything.filters]),
      };
      expect({ query, ...(await engine.readFacets(query)) }).toEqual({ query, ...oracle.computeFacets(query) });
      const cheapFirst = { ...query, sort: ListingSort.CHEAP_FIRST };
      expect({ query, ids: await listEveryPage(engine, query, cheapFirst.sort) }).toEqual({ query, ids: oracle.listIds(cheapFirst) });
      const inOrder = (ids: string[]): string[] => (order === 'best match first' ? ids : ids.toSorted());
      const bestFirst = { ...query, sort: ListingSort.POPULAR_FIRST };
      expect({ query, ids: inOrder(await listEveryPage(engine, query, bestFirst.sort)) }).toEqual({
        query,
        ids: inOrder(oracle.listIds(bestFirst)),
      });
    }
  });

  it('counts the first 100 models and 1,000 brands by name if all are equally frequent, and every selected value', async () => {
    const numbers = Array.from({ length: 1_010 }, (_, index) => String(index).padStart(4, '0'));
    await engine.upsert(numbers.map((name) => createRandomDocument({ directories: ['named'], model: name, brand: name })));
    const countValues = async (values: ChosenFilters['values']) => {
      const { values: counts } = await engine.readFacets({ ...everything, directory: 'named', filters: { values, price: {} } });
      return { models: [...counts.MODEL.keys()], brands: [...counts.BRAND.keys()] };
    };
    const firstValues = { models: numbers.slice(0, 100), brands: numbers.slice(0, 1_000) };
    expect(await countValues({})).toEqual(firstValues);
    expect((await countValues({ MODEL: ['0001', '0700'] })).models).toEqual([...firstValues.models, '0700']);
    expect((await countValues({ BRAND: ['1009', 'unknown'] })).brands).toEqual([...firstValues.brands, '1009']);
  });

  it('counts every selected model and the 100 with the most matching products, not with the most products in total', async () => {
    const buildDocuments = (model: string, brand: string, count: number) =>
      Array.from({ length: count }, () => createRandomDocument({ directories: ['frequent'], model, brand }));
    const singleProducts = Array.from({ length: 99 }, (_, index) => buildDocuments(`a${index}`, 'common', 1));
    await engine.upsert(
      [...singleProducts, buildDocuments('y', 'rare', 2), buildDocuments('z', 'common', 2), buildDocuments('z', 'rare', 1)].flat(),
    );
    const countValues = async (values: ChosenFilters['values']) =>
      (await engine.readFacets({ ...everything, directory: 'frequent', filters: { values, price: {} } })).values.MODEL;
    const counts = await countValues({});
    expect([counts.size, counts.get('y'), counts.get('z'), counts.get('a98'), counts.has('a97')]).toEqual([100, 2, 3, undefined, true]);
    const commonCounts = await countValues({ BRAND: ['common'] });
    expect([commonCounts.size, commonCounts.has('y'), commonCounts.get('z'), commonCounts.get('a98')]).toEqual([100, false, 2, 1]);
    const rareCounts = await countValues({ BRAND: ['rare'] });
    expect([rareCounts.size, rareCounts.has('a98')]).toEqual([100, false]);
    expect(['y', 'z', 'a0'].map((model) => rareCounts.get(model))).toEqual([2, 1, 0]);
    expect((await countValues({ BRAND: ['rare'], MODEL: ['a98'] })).get('a98')).toBe(0);
  });

  it('counts the most frequent and the selected models if a shop has more models than a filter lists', async () => {
    const buildDocuments = (model: string, brand: string) => createRandomDocument({ directories: ['large'], model, brand });
    const rare = Array.from({ length: 2_200 }, (_, index) => buildDocuments(`a${index}`, `b${index}`.padEnd(8, 'x')));
    const frequent = Array.from({ length: 100 }, (_, index) => [buildDocuments(`z${index}`, 'z'), buildDocuments(`z${index}`, 'z')]);
    await engine.upsert([...rare, ...frequent.flat()]);
    const countValues = async (values: ChosenFilters['values']) =>
      (await engine.readFacets({ ...everything, directory: 'large', filters: { values, price: {} } })).values;
    const models = new Map(frequent.map((_, index) => [`z${index}`, 2]));
    expect((await countValues({})).MODEL).toEqual(models);
    const chosen = await countValues({ MODEL: ['a7', 'a8', 'unknown'], BRAND: ['z', 'b7xxxxxx'] });
    expect(chosen.MODEL).toEqual(new Map([...models, ['a7', 1], ['a8', 0]]));
    expect([chosen.BRAND.get('z'), chosen.BRAND.get('b7xxxxxx')]).toEqual([0, 1]);
  });

  it('counts every product of a directory with more than a thousand', async () => {
    await engine.upsert(Array.from({ length: 1_234 }, () => createRandomDocument({ directories: ['many'] })));
    expect(await engine.list({ ...everything, directory: 'many', sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 })).toMatchObject({
      total: 1_234,
    });
    expect(await engine.list({ ...everything, directory: 'many', sort: ListingSort.CHEAP_FIRST, page: 100, limit: 100 })).toEqual({
      ids: [],
      total: 1_234,
    });
  });

  it('replaces documents, removes them, and accepts repeated writes', async () => {
    const document = createRandomDocument({ directories: ['before'] });
    await engine.upsert([document]);
    await engine.upsert([{ ...document, directories: ['after'] }]);
    await engine.upsert([{ ...document, directories: ['after'] }]);
    expect([await readTotal('before'), await readTotal('after')]).toEqual([0, 1]);
    await engine.remove([document.productId, createRandomId()]);
    await engine.remove([document.productId]);
    expect(await readTotal('after')).toBe(0);
  });

  it.each([
    'directory',
    'collection',
    'productType',
    'productSubType',
  ] as const)('finds nothing for unknown or malicious values of %s', async (key) => {
    for (const name of [
      '',
      'unknown',
      `x" OR directories = "shoes`,
      `x\\" OR directories EXISTS OR directories = "`,
      "'; --",
      'обувь',
      'SHOES',
    ]) {
      expect(await readTotal(name, key)).toBe(0);
    }
  });

  const positionTitle = hasSecondIndex ? 'has a second index and stores its position' : 'has neither a second index nor a stored position';

  it(positionTitle, () => {
    expect([engine.openSecondIndex !== undefined, engine.positionStore !== undefined]).toEqual([hasSecondIndex, hasSecondIndex]);
  });

  if (!hasSecondIndex) return;

  it('lists the whole live index while a second index is filled, and the second index after the swap', async () => {
    const { total } = await engine.list({ ...everything, sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 });
    const second = await openSecondIndex();
    const rebuilt = [createRandomDocument({ directories: ['rebuilt'] }), createRandomDocument({ directories: ['rebuilt'] })];
    await second.upsert(rebuilt);
    await second.remove(rebuilt.slice(1).map(({ productId }) => productId));
    expect(await engine.list({ ...everything, sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 })).toMatchObject({ total });
    await second.swap();
    expect(await engine.list({ ...everything, sort: ListingSort.CHEAP_FIRST, page: 1, limit: 10 })).toEqual({
      ids: [rebuilt[0]?.productId],
      total: 1,
    });
  });

  it('remembers up to which position of the database its index is current, also after a swap', async () => {
    expect(await engine.positionStore?.read()).toBeUndefined();
    for (const nextTransaction of ['41', '18446744073709551615']) {
      await engine.positionStore?.save({ history: 'cluster/1/00000001', nextTransaction });
      await (await openSecondIndex()).swap();
      expect(await engine.positionStore?.read()).toEqual({ history: 'cluster/1/00000001', nextTransaction });
    }
  });
});
