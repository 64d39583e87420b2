import type { Meilisearch } from 'meilisearch';

/** A search by filter. The words of the query are part of the filter. */
export interface MeilisearchQuery {
  filter: string[];
  sort?: string[];
  facets?: string[];
  /** With `page` and `hitsPerPage` the total is exact. */
  page?: number;
  hitsPerPage?: number;
  /** `offset` and `limit` are the alternative to `page` and `hitsPerPage`. */
  offset?: number;
  limit?: number;
}

export interface MeilisearchResponse {
  ids: string[];
  /** Number of all hits; 0 if the query did not use pages. */
  total: number;
  /** Number of hits per value, by field. */
  distribution: Record<string, Record<string, number>>;
  price: { min: number; max: number } | null;
}

/** Runs several searches in one request and returns their responses in order. */
export type RunSearches = (queries: readonly MeilisearchQuery[]) => Promise<MeilisearchResponse[]>;

type Unchecked<Fields extends string> = { [Field in Fields]?: unknown } | null | undefined;

const invalidResponseError = (problem: string): Error => new Error(`Meilisearch answered ${problem}`);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const readIds = (hits: unknown): string[] => {
  if (!Array.isArray(hits)) throw invalidResponseError('with an invalid result');
  const ids = hits.map((hit: Unchecked<'productId'>) => hit?.productId);
  if (!ids.every((id) => typeof id === 'string')) throw invalidResponseError('with a hit without productId');
  return ids;
};

const isCounts = (value: unknown): value is Record<string, number> =>
  isObject(value) && Object.values(value).every((count) => Number.isInteger(count));

const readDistribution = (distribution: unknown, facets: readonly string[]): MeilisearchResponse['distribution'] =>
  Object.fromEntries(
    facets.map((facet) => {
      const counts = isObject(distribution) ? distribution[facet] : undefined;
      if (!isCounts(counts)) throw invalidResponseError(`no counts of ${facet}`);
      return [facet, counts];
    }),
  );

const readPrice = (stats: unknown): MeilisearchResponse['price'] => {
  const { min, max } = (isObject(stats) && isObject(stats.price) ? stats.price : {}) as { min?: unknown; max?: unknown };
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : null;
};

const parseResponse = (result: unknown, { facets = [], page }: MeilisearchQuery): MeilisearchResponse => {
  if (!isObject(result)) throw invalidResponseError('with an invalid result');
  const { hits, totalHits, facetDistribution, facetStats } = result;
  if (page !== undefined && !Number.isInteger(totalHits)) throw invalidResponseError('without a total');
  const fields = facets.filter((facet) => facet !== 'price');
  return {
    ids: readIds(hits),
    total: Number(totalHits ?? 0),
    distribution: readDistribution(facetDistribution, fields),
    price: readPrice(facetStats),
  };
};

/** Runs the searches on an index. Rejects when Meilisearch does not respond in time, or when the response does not match the request. */
export const createIndexReader =
  (client: Meilisearch, indexUid: string, signal: AbortSignal): RunSearches =>
  async (queries) => {
    const response: Unchecked<'results'> = await client.multiSearch(
      { queries: queries.map((query) => ({ indexUid, ...query })) },
      { signal },
    );
    const results = response?.results;
    if (!Array.isArray(results) || results.length !== queries.length) throw invalidResponseError('with the wrong number of results');
    return queries.map((query, index) => parseResponse(results[index], query));
  };
