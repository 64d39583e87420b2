import type { QueryConfig } from 'pg';
import { buildStatement, type ParameterList } from './statement.ts';

const MAX_SUGGESTIONS = 8;

/**
 * Table for PostgreSQL's full-text search. A realistic hand-written server would also have such a table. It is created once at start and
 * not kept up to date, so its cost is not part of any request.
 */
export const textTable = `
  DROP TABLE IF EXISTS bare_text;
  CREATE TABLE bare_text AS
    SELECT product.id AS product_id, product.name, product.unit_sold, to_tsvector('russian', concat_ws(' ', product.name, product.sku, brand.name,
      product.model_name, colour.name, colour.family, type.name, sub_type.name)) AS words
    FROM product JOIN brand ON brand.id = product.brand_id JOIN colour ON colour.id = product.colour_id
    LEFT JOIN product_type AS type ON type.id = product.product_type_id
    LEFT JOIN product_sub_type AS sub_type ON sub_type.id = product.product_sub_type_id
    WHERE product.active AND product.deleted_at IS NULL;
  CREATE INDEX ON bare_text USING gin (words);
  ALTER TABLE bare_text ADD PRIMARY KEY (product_id);
  ANALYZE bare_text`;

/** Converts typed text to a tsquery: all words must match, each as a prefix. */
const toTsQuery = (query: string): string => (query.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word.toLowerCase()}:*`).join(' & ');

const buildMatch = (parameter: string): string => `bare_text.words @@ to_tsquery('russian', ${parameter})`;

/** Returns the condition that the row `product` matches a search. */
export const buildSearchCondition =
  (query: string) =>
  (values: ParameterList): string =>
    `product.id IN (SELECT product_id FROM bare_text WHERE ${buildMatch(values.add(toTsQuery(query)))})`;

/** Names of the products that match all words, best sellers first. */
export const buildSuggestions = (query: string): QueryConfig =>
  buildStatement(
    `SELECT coalesce(json_agg(name ORDER BY sold DESC, name), '[]')::text AS data FROM (
      SELECT name, max(unit_sold) AS sold FROM bare_text WHERE ${buildMatch('$1')} GROUP BY name ORDER BY sold DESC, name LIMIT ${MAX_SUGGESTIONS}) AS suggestion`,
    [toTsQuery(query)],
  );
