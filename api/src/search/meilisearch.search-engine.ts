import { type EnqueuedTaskPromise, type Index, Meilisearch, MeilisearchApiError, type Settings } from 'meilisearch';
import type { SearchDocument } from './search-document.js';
import type { ListingPlace, ListingSort, SearchEngine, SearchIndex, SecondIndex } from './search-engine.port.js';

/** Raised with every change of the settings or of the document: the worker then fills a new index, while processes of the version before read theirs. */
const version = 2;

const settings = {
  searchableAttributes: [],
  filterableAttributes: ['directories', 'collections', 'productType', 'productSubType'],
  sortableAttributes: ['price', 'sale', 'unitSold', 'newestAt', 'productId'],
  displayedAttributes: ['productId'],
  // Totals are exact up to here; the default is 1,000.
  pagination: { maxTotalHits: 1_000_000 },
} satisfies Settings;

const orderOf: Record<ListingSort, string[]> = {
  CHEAP_FIRST: ['price:asc'],
  EXPENSIVE_FIRST: ['price:desc'],
  NEW_FIRST: ['newestAt:desc'],
  POPULAR_FIRST: ['unitSold:desc', 'newestAt:desc'],
  SALE_FIRST: ['sale:desc'],
};

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

const attributeOf: Record<keyof ListingPlace, string> = {
  directory: 'directories',
  collection: 'collections',
  productType: 'productType',
  productSubType: 'productSubType',
};

/** An outer list says AND; an empty one limits nothing. */
const filterOf = (place: ListingPlace): string[] =>
  (Object.keys(attributeOf) as (keyof ListingPlace)[]).flatMap((name) => {
    const slug = place[name];
    return slug === undefined ? [] : [`${attributeOf[name]} = ${quoted(slug)}`];
  });

/** A write is done when its task is, and a task can fail although its request was accepted. */
const finish = async (enqueued: EnqueuedTaskPromise): Promise<void> => {
  const task = await enqueued.waitTask({ timeout: 60_000, interval: 20 });
  if (task.status !== 'succeeded')
    throw new Error(`Meilisearch task ${task.uid} ${task.status}: ${task.error?.message ?? 'no reason given'}`);
};

const isMissing = (error: unknown): boolean => error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found';

const deleteIfThere = async (client: Meilisearch, name: string): Promise<void> => {
  const task = await client.deleteIndex(name).waitTask({ timeout: 60_000 });
  if (task.status !== 'succeeded' && task.error?.code !== 'index_not_found') throw new Error(`Meilisearch did not delete ${name}`);
};

/** Writing to a missing index would make one without settings, which nothing could be found in; asking for it first fails instead. */
const writerOf = (index: Index): SearchIndex => ({
  async upsert(documents: readonly SearchDocument[]) {
    if (documents.length === 0) return;
    await index.getRawInfo();
    const records = documents.map((document) => ({ ...document, newestAt: document.newestAt.getTime() }));
    await finish(index.addDocuments(records, { primaryKey: 'productId' }));
  },

  async remove(productIds) {
    if (productIds.length === 0) return;
    await index.getRawInfo();
    await finish(index.deleteDocuments([...productIds]));
  },
});

const isIndexThere = async (index: Index): Promise<boolean> => {
  try {
    await index.getRawInfo();
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

/** Indexes of other versions: who still reads them falls back to PostgreSQL, which is better than what nobody keeps true any more. */
const deleteOtherVersions = async (client: Meilisearch, family: string, liveName: string): Promise<void> => {
  const { results } = await client.getRawIndexes({ limit: 1000 });
  for (const { uid } of results) {
    const isOfFamily = uid.startsWith(`${family}-`) && /^\d+(-second)?$/.test(uid.slice(family.length + 1));
    if (isOfFamily && uid !== liveName) await deleteIfThere(client, uid);
  }
};

const openSecondIndex = async (client: Meilisearch, family: string): Promise<SecondIndex> => {
  const liveName = `${family}-${version}`;
  const secondName = `${liveName}-second`;
  await deleteIfThere(client, secondName);
  await finish(client.createIndex(secondName, { primaryKey: 'productId' }));
  await finish(client.index(secondName).updateSettings(settings));
  return {
    ...writerOf(client.index(secondName)),
    async swap() {
      const rename = !(await isIndexThere(client.index(liveName)));
      await finish(client.swapIndexes([{ indexes: [secondName, liveName], rename }]));
      await deleteOtherVersions(client, family, liveName);
    },
  };
};

const parsed = (answer: unknown): { ids: string[]; total: number } => {
  const { hits, totalHits } = (answer ?? {}) as { hits?: unknown; totalHits?: unknown };
  if (!Array.isArray(hits) || !Number.isInteger(totalHits)) throw new Error('Meilisearch answered something that is no listing');
  const ids = hits.map((hit: { productId?: unknown } | null) => hit?.productId);
  if (!ids.every((id) => typeof id === 'string')) throw new Error('Meilisearch answered a hit without productId');
  return { ids, total: Number(totalHits) };
};

export interface MeilisearchOptions {
  url: string;
  key?: string | undefined;
  /** What the names of its indexes begin with. */
  family?: string;
}

/** The production engine. The live index gets its name only when it is complete, so that it is either there and whole or not there. */
export const createMeilisearchEngine = ({ url, key, family = 'products' }: MeilisearchOptions): SearchEngine => {
  const liveName = `${family}-${version}`;
  const access = { host: url, ...(key === undefined ? {} : { apiKey: key }) };
  const readIndex = new Meilisearch({ ...access, timeout: 1_000 }).index(liveName);
  const writer = new Meilisearch({ ...access, timeout: 10_000 });
  return {
    name: `meilisearch-${version}`,

    async list({ sort, page, limit, ...place }) {
      return parsed(
        await readIndex.search('', {
          filter: filterOf(place),
          sort: [...orderOf[sort], 'productId:asc'],
          page,
          hitsPerPage: limit,
          attributesToRetrieve: ['productId'],
        }),
      );
    },

    ...writerOf(writer.index(liveName)),
    isFilled: () => isIndexThere(writer.index(liveName)),
    openSecondIndex: () => openSecondIndex(writer, family),
  };
};
