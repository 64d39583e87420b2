import pg from 'pg';
import { randomFrom } from '../../prisma/seed/random.js';
import { createTestDatabase } from '../exports/testing.js';
import { createMeilisearchEngine } from './meilisearch.search-engine.js';
import { startMeilisearch, whyNoMeilisearch } from './meilisearch-under-test.js';
import { createPostgresSearchEngine } from './postgres.search-engine.js';
import type { SearchDocument } from './search-document.js';
import { type ListingPlace, ListingSort, type SearchEngine, type SecondIndex } from './search-engine.port.js';

interface EngineUnderTest {
  engine: SearchEngine;
  stop(): Promise<void>;
}

const openPostgres = async (): Promise<EngineUnderTest> => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
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

/** What the documents and page sizes of this file follow from. */
const seed = 'meet-1';
const { pick, whole } = randomFrom(seed);
const someId = (): string => `${hex(8)}-${hex(4)}-7${hex(3)}-a${hex(3)}-${hex(12)}`;
const hex = (digits: number): string => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('');

type TypeOfDocument = Pick<SearchDocument, 'productType' | 'productSubType'>;
const types: readonly [TypeOfDocument, ...TypeOfDocument[]] = [
  { productType: null, productSubType: null },
  { productType: 'boots', productSubType: 'chelsea' },
  { productType: 'boots', productSubType: null },
];

/** Few distinct values, so that most places in an order are decided by the id. */
const someDocument = (overrides: Partial<SearchDocument> = {}): SearchDocument => ({
  productId: someId(),
  directories: pick([[], ['shoes'], ['shoes', 'sale'], ['clothes'], ['clothes', 'new']]),
  collections: pick([[], ['autumn'], ['autumn', 'office']]),
  ...pick(types),
  price: pick([100_000, 249_900, 249_901, 9_007_199_254_740_990, 9_007_199_254_740_991]),
  sale: pick([0, 0, 15, 50]),
  unitSold: pick([0, 1, 7]),
  newestAt: new Date(pick([1_700_000_000_000, 1_700_000_000_001, 1_790_000_000_000])),
  ...overrides,
});

type Compare = (one: SearchDocument, other: SearchDocument) => number;
const newest: Compare = (one, other) => other.newestAt.getTime() - one.newestAt.getTime();
const orders: Record<ListingSort, Compare> = {
  CHEAP_FIRST: (one, other) => one.price - other.price,
  EXPENSIVE_FIRST: (one, other) => other.price - one.price,
  NEW_FIRST: newest,
  POPULAR_FIRST: (one, other) => other.unitSold - one.unitSold || newest(one, other),
  SALE_FIRST: (one, other) => other.sale - one.sale,
};
const byId: Compare = (one, other) => (one.productId < other.productId ? -1 : 1);

const everyPage = async (engine: SearchEngine, place: ListingPlace, sort: ListingSort): Promise<string[]> => {
  const limit = pick([7, 60, 100]);
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const listing = await engine.list({ sort, page, limit, ...place });
    ids.push(...listing.ids);
    if (listing.ids.length < limit) return ids;
  }
};

const places: readonly ListingPlace[] = [
  {},
  { directory: 'shoes' },
  { directory: 'new' },
  { collection: 'autumn' },
  { directory: 'shoes', productType: 'boots' },
  { directory: 'shoes', productType: 'boots', productSubType: 'chelsea' },
  { directory: 'clothes', collection: 'office', productType: 'boots', productSubType: 'chelsea' },
];

const isIn = (document: SearchDocument, { directory, collection, productType, productSubType }: ListingPlace): boolean =>
  (directory === undefined || document.directories.includes(directory)) &&
  (collection === undefined || document.collections.includes(collection)) &&
  (productType === undefined || document.productType === productType) &&
  (productSubType === undefined || document.productSubType === productSubType);

const engines = [
  { name: 'PostgreSQL', open: openPostgres, whyNot: undefined, hasSecondIndex: false },
  { name: 'Meilisearch', open: openMeilisearch, whyNot: whyNoMeilisearch(), hasSecondIndex: true },
];

describe.each(engines)(`the engine $name, with documents of the seed ${seed}`, ({ open, whyNot, hasSecondIndex }) => {
  if (whyNot !== undefined) {
    it.skip(`keeps the contract of the port (${whyNot})`, () => undefined);
    return;
  }

  let engine: SearchEngine;
  let stop: () => Promise<void>;
  const documents = Array.from({ length: 230 }, () => someDocument());

  beforeAll(async () => {
    ({ engine, stop } = await open());
  });
  afterAll(() => stop());

  const totalOf = async (name: string, place: keyof ListingPlace = 'directory'): Promise<number> =>
    (await engine.list({ [place]: name, sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 })).total;

  const openSecondIndex = async (): Promise<SecondIndex> => {
    if (engine.openSecondIndex === undefined) throw new Error(`${engine.name} has no second index`);
    return engine.openSecondIndex();
  };

  it('is filled the first time without showing anything half filled', async () => {
    if (hasSecondIndex) {
      expect(await engine.isFilled()).toBe(false);
      await expect(engine.upsert([someDocument()])).rejects.toThrow();
      await expect(engine.list({ sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 })).rejects.toThrow();
      await (await openSecondIndex()).swap();
    }
    expect(await engine.isFilled()).toBe(true);
    expect(await engine.list({ sort: ListingSort.CHEAP_FIRST, page: 1, limit: 10 })).toEqual({ ids: [], total: 0 });
  });

  it('shows what was written once it says that it is written', async () => {
    await engine.upsert(documents);
    expect(await engine.list({ sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 })).toMatchObject({ total: documents.length });
  });

  it.each(Object.values(ListingSort))('lists %s, over all pages, each product once and ties by id', async (sort) => {
    for (const place of places) {
      const expected = documents
        .filter((document) => isIn(document, place))
        .sort((one, other) => orders[sort](one, other) || byId(one, other))
        .map(({ productId }) => productId);
      expect(await everyPage(engine, place, sort)).toEqual(expected);
    }
  });

  it('counts every product, however many there are', async () => {
    await engine.upsert(Array.from({ length: 1_234 }, () => someDocument({ directories: ['many'] })));
    expect(await engine.list({ directory: 'many', sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 })).toMatchObject({ total: 1_234 });
    expect(await engine.list({ directory: 'many', sort: ListingSort.CHEAP_FIRST, page: 100, limit: 100 })).toEqual({
      ids: [],
      total: 1_234,
    });
  });

  it('replaces a document that comes again, forgets one that is removed, and minds no repetition', async () => {
    const document = someDocument({ directories: ['before'] });
    await engine.upsert([document]);
    await engine.upsert([{ ...document, directories: ['after'] }]);
    await engine.upsert([{ ...document, directories: ['after'] }]);
    expect([await totalOf('before'), await totalOf('after')]).toEqual([0, 1]);
    await engine.remove([document.productId, someId()]);
    await engine.remove([document.productId]);
    expect(await totalOf('after')).toBe(0);
  });

  it.each(['directory', 'collection', 'productType', 'productSubType'] as const)('takes a %s as a name and nothing else', async (place) => {
    for (const name of ['', 'unknown', `x" OR directories = "shoes`, `x\\" OR directories EXISTS OR directories = "`, "'; --", 'обувь']) {
      expect(await totalOf(name, place)).toBe(0);
    }
  });

  it('has a second index or is rebuilt in place', () => {
    expect(engine.openSecondIndex !== undefined).toBe(hasSecondIndex);
  });

  if (!hasSecondIndex) return;

  it('goes on listing the whole index while a second one is filled, then lists that', async () => {
    const { total } = await engine.list({ sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 });
    const second = await openSecondIndex();
    const rebuilt = [someDocument({ directories: ['rebuilt'] }), someDocument({ directories: ['rebuilt'] })];
    await second.upsert(rebuilt);
    await second.remove(rebuilt.slice(1).map(({ productId }) => productId));
    expect(await engine.list({ sort: ListingSort.CHEAP_FIRST, page: 1, limit: 1 })).toMatchObject({ total });
    await second.swap();
    expect(await engine.list({ sort: ListingSort.CHEAP_FIRST, page: 1, limit: 10 })).toEqual({ ids: [rebuilt[0]?.productId], total: 1 });
  });
});
