import type { Pool, QueryConfig } from 'pg';
import type { SearchDocument } from './search-document.js';
import type { Listing, ListingPlace, ListingRequest, ListingSort, SearchEngine } from './search-engine.port.js';

/** SQL of the orders, on columns of search_document. */
export const orderOf: Record<ListingSort, string> = {
  CHEAP_FIRST: 'price, product_id',
  EXPENSIVE_FIRST: 'price DESC, product_id',
  NEW_FIRST: 'newest_at DESC, product_id',
  POPULAR_FIRST: 'unit_sold DESC, newest_at DESC, product_id',
  SALE_FIRST: 'sale DESC, product_id',
};

const conditionOf: Record<keyof ListingPlace, (parameter: string) => string> = {
  directory: (parameter) => `directories @> ARRAY[${parameter}]`,
  collection: (parameter) => `collections @> ARRAY[${parameter}]`,
  productType: (parameter) => `product_type = ${parameter}`,
  productSubType: (parameter) => `product_sub_type = ${parameter}`,
};
const places = ['directory', 'collection', 'productType', 'productSubType'] as const satisfies (keyof ListingPlace)[];

/** Page and total come from one statement: one snapshot, so that they agree. Each kind has a name: PostgreSQL parses and plans it once a connection. */
const listing = ({ sort, page, limit, ...place }: ListingRequest): QueryConfig => {
  const given = places.filter((name) => place[name] !== undefined);
  const conditions = given.map((name, index) => conditionOf[name](`$${index + 3}`));
  const condition = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  return {
    // The places by number: a name may have 63 letters.
    name: `search-list-${sort}-${given.map((name) => places.indexOf(name)).join('')}`,
    text: `SELECT
        ARRAY(SELECT product_id FROM search_document ${condition} ORDER BY ${orderOf[sort]} LIMIT $1 OFFSET $2) AS ids,
        (SELECT count(*)::int FROM search_document ${condition}) AS total`,
    values: [limit, (page - 1) * limit, ...given.map((name) => place[name])],
  };
};

const upsertText = `
  INSERT INTO search_document (product_id, directories, collections, product_type, product_sub_type, price, sale, unit_sold, newest_at)
  SELECT product_id, directories, collections, product_type, product_sub_type, price, sale, unit_sold, newest_at
  FROM json_to_recordset($1) AS document (product_id uuid, directories text[], collections text[], product_type text, product_sub_type text,
    price bigint, sale int, unit_sold int, newest_at timestamptz)
  ON CONFLICT (product_id) DO UPDATE SET
    directories = excluded.directories, collections = excluded.collections, product_type = excluded.product_type,
    product_sub_type = excluded.product_sub_type, price = excluded.price, sale = excluded.sale, unit_sold = excluded.unit_sold, newest_at = excluded.newest_at`;

const rowOf = ({ productId, productType, productSubType, unitSold, newestAt, ...same }: SearchDocument) => ({
  ...same,
  product_id: productId,
  product_type: productType,
  product_sub_type: productSubType,
  unit_sold: unitSold,
  newest_at: newestAt,
});

/** The embedded engine, and the stand-in for any other. Its index is the table search_document, whose form migrations change. */
export const createPostgresSearchEngine = (pool: Pool): SearchEngine => ({
  name: 'postgres',

  async list(request) {
    const { rows } = await pool.query<Listing>(listing(request));
    return rows[0] ?? { ids: [], total: 0 };
  },

  async upsert(documents) {
    if (documents.length === 0) return;
    await pool.query({ name: 'search-upsert', text: upsertText, values: [JSON.stringify(documents.map(rowOf))] });
  },

  async remove(productIds) {
    if (productIds.length === 0) return;
    await pool.query({
      name: 'search-remove',
      text: 'DELETE FROM search_document WHERE product_id = ANY($1::uuid[])',
      values: [productIds],
    });
  },

  isFilled: async () => true,
});
