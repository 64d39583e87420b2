import {
  columnsOf,
  type Field,
  itemFields,
  productFields,
  productReferences,
  type Reference,
  subTypeReference,
  typeReference,
} from '../fields.js';

// What a batch brings is laid beside what is there: `next_product` and `next_item` hold the rows as they would be after the import,
// in temporary tables that PostgreSQL empties when the transaction ends. `doc` is the JSON of a product without its
// items, or of an item.

export const productColumns = columnsOf([...productFields, ...productReferences, typeReference, subTypeReference]);
export const itemColumns = columnsOf([{ column: 'size_id' }, ...itemFields]);

/** The slug that a line gives for a reference, as SQL. */
export function slugOf({ key, within }: Reference, doc = 'doc'): string {
  return within ? `${doc} #>> '{${key},${within}}'` : `${doc} ->> '${key}'`;
}

/**
 * Once a session. Compiling these long statements anew for each batch costs more than running them; and a line is read field by field, so
 * it had better lie in its row than be fetched from beside the table for each.
 */
export const createStage = `
  SET jit = off;
  CREATE TEMP TABLE incoming (line bigint PRIMARY KEY, slug text NOT NULL, doc jsonb STORAGE EXTERNAL NOT NULL)
    WITH (toast_tuple_target = 8160) ON COMMIT DELETE ROWS;
  CREATE TEMP TABLE incoming_item (line bigint NOT NULL, external_id text NOT NULL, doc jsonb NOT NULL) ON COMMIT DELETE ROWS;
  CREATE TEMP TABLE seen (slug text PRIMARY KEY, line bigint NOT NULL);
  CREATE TEMP TABLE next_product ON COMMIT DELETE ROWS AS
    SELECT 0::bigint AS line, id AS product_id, slug, deleted_at, ${productColumns} FROM product WITH NO DATA;
  CREATE TEMP TABLE next_item ON COMMIT DELETE ROWS AS
    SELECT 0::bigint AS line, id AS item_id, product_id AS owner_id, external_id, deleted_at, ''::text AS size, ${itemColumns}
    FROM product_item WITH NO DATA`;

export const copyProducts = 'COPY incoming (line, slug, doc) FROM STDIN';
export const copyItems = 'COPY incoming_item (line, external_id, doc) FROM STDIN';

/** What is there is read below and written later: nobody else may change it in between, or a field that the line leaves alone would go back. */
export const lockTouched = `
  ANALYZE incoming, incoming_item;
  SELECT count(*) FROM (
    SELECT FROM product WHERE slug IN (SELECT slug FROM incoming) ORDER BY id FOR NO KEY UPDATE
  ) AS locked;
  SELECT count(*) FROM (
    SELECT FROM product_item WHERE external_id IN (SELECT external_id FROM incoming_item) ORDER BY id FOR NO KEY UPDATE
  ) AS locked`;

/** The given value, or what the row has, or what a new row begins with. */
export function given({ key, column, type, initial }: Field, { doc, row }: { doc: string; row: string }): string {
  const value = type.endsWith('[]')
    ? `ARRAY(SELECT jsonb_array_elements_text(${doc} -> '${key}'))::${type}`
    : `(${doc} ->> '${key}')::${type}`;
  const kept = initial ? `coalesce(${row}.${column}, ${initial})` : `${row}.${column}`;
  return `CASE WHEN ${doc} ? '${key}' THEN ${value} ELSE ${kept} END`;
}

/** Null where nothing bears that slug. What is deleted may be kept, not newly referred to. */
function referred(reference: Reference, also = ''): string {
  const { key, column, table } = reference;
  return `CASE WHEN doc ? '${key}' THEN (
      SELECT named.id FROM ${table} AS named
      WHERE named.slug = ${slugOf(reference)} AND (named.deleted_at IS NULL OR named.id = product.${column}) ${also}
    ) ELSE product.${column} END`;
}

const inProduct = { doc: 'doc', row: 'product' };
const inItem = { doc: 'doc', row: 'product_item' };

const productValues = [
  ...productFields.map((field) => given(field, inProduct)),
  ...productReferences.map((reference) => referred(reference)),
  'typed.product_type_id',
  referred(subTypeReference, 'AND named.product_type_id = typed.product_type_id'),
];

export const stageProducts = `
  INSERT INTO next_product (line, product_id, slug, deleted_at, ${productColumns})
  SELECT incoming.line, product.id, incoming.slug, product.deleted_at,
    ${productValues.join(',\n    ')}
  FROM incoming
  LEFT JOIN product ON product.slug = incoming.slug
  CROSS JOIN LATERAL (SELECT ${referred(typeReference)} AS product_type_id) AS typed`;

export const stageItems = `
  INSERT INTO next_item (line, item_id, owner_id, external_id, deleted_at, size, ${itemColumns})
  SELECT line, product_item.id, product_item.product_id, external_id, product_item.deleted_at, doc ->> 'size',
    CASE WHEN doc ? 'size' THEN (SELECT id FROM size WHERE slug = doc ->> 'size') ELSE product_item.size_id END,
    ${itemFields.map((field) => given(field, inItem)).join(',\n    ')}
  FROM incoming_item LEFT JOIN product_item USING (external_id);
  ANALYZE next_product, next_item`;

/** The first line that names a product is the one that counts. */
export const rememberSlugs = 'INSERT INTO seen (slug, line) SELECT slug, line FROM incoming ON CONFLICT DO NOTHING';

export const dropLines = `
  WITH refused AS (SELECT unnest($1::bigint[]) AS line),
    without_items AS (DELETE FROM next_item USING refused WHERE next_item.line = refused.line),
    without_products AS (DELETE FROM next_product USING refused WHERE next_product.line = refused.line)
  DELETE FROM incoming USING refused WHERE incoming.line = refused.line`;
